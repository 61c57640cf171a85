/**
 * Provinces, cities and districts by official codes, from a maintained package (23 KB); loaded when a region is chosen.
 */
import { areaList } from '@vant/area-data';

export interface Region {
  readonly code: string;
  readonly name: string;
}

const below = (list: Readonly<Record<string, string>>, prefix: string): Region[] =>
  Object.entries(list)
    .filter(([code]) => code.startsWith(prefix))
    .map(([code, name]) => ({ code, name }));

const provinces = below(areaList.province_list, '');
const citiesOf = (province: string) => below(areaList.city_list, province.slice(0, 2));
const districtsOf = (city: string) => below(areaList.county_list, city.slice(0, 4));

const named = (all: readonly Region[], name: string): Region | undefined => all.find((each) => each.name === name);

/**
 * The options of each step by the names chosen so far: provinces, cities, districts; empty while the step before is
 * open.
 */
export function stepsOf(province: string, city: string): readonly [Region[], Region[], Region[]] {
  const inProvince = named(provinces, province);
  const cities = inProvince ? citiesOf(inProvince.code) : [];
  const inCity = named(cities, city);
  return [provinces, cities, inCity ? districtsOf(inCity.code) : []];
}
