/**
 * Provinces, cities and districts by official codes, from a maintained package (23 KB) with what it has wrong; loaded when
 * a region is chosen or checked.
 */
import { areaList } from '@vant/area-data';

export interface Region {
  readonly code: string;
  readonly name: string;
}

/** Abolished: 港闸区 is part of 崇川区 (2020), 梅列区 of 三元区 (2021). */
const ABOLISHED = ['320611', '350402'];

/** 重庆's counties have a city code of their own, 县; people know them as districts of the one city. */
const [CHONGQING, ITS_COUNTIES] = ['5001', '5002'];

/** Provinces of the mainland have codes below this; others are numbered by the package. */
const MAINLAND_BELOW = 70;

/** Zones of development end in 71 to 79 and 90 to 99; they are no districts, and stand beside the district that they lie in. */
const isZone = (code: string): boolean =>
  Number(code.slice(0, 2)) < MAINLAND_BELOW && /(7[1-9]|9\d)$/.test(code) && !/^\d\d90/.test(code);

const below = (list: Readonly<Record<string, string>>, prefix: string): Region[] =>
  Object.entries(list)
    .filter(([code]) => code.startsWith(prefix))
    .map(([code, name]) => ({ code, name }));

const provinces = below(areaList.province_list, '');
const citiesOf = (province: string): Region[] =>
  below(areaList.city_list, province.slice(0, 2)).filter(({ code }) => !code.startsWith(ITS_COUNTIES));

function districtsOf(city: string): Region[] {
  const prefix = city.slice(0, 4);
  const all = below(areaList.county_list, prefix);
  const counties = prefix === CHONGQING ? below(areaList.county_list, ITS_COUNTIES) : [];
  return [...all, ...counties].filter(({ code }) => !ABOLISHED.includes(code) && !isZone(code));
}

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

/** The first step whose name there is not, with the names that there are; undefined when all are known. A district may be left out. */
export function unknownRegion(
  province: string,
  city: string,
  district: string,
): { readonly name: string; readonly known: readonly string[] } | undefined {
  const steps = stepsOf(province, city);
  const at = [province, city, district].findIndex(
    (name, step) => !(step === 2 && name === '') && !named(steps[step] ?? [], name),
  );
  if (at < 0) return undefined;
  return { name: [province, city, district][at] ?? '', known: (steps[at] ?? []).map(({ name }) => name) };
}

/** Cities that are none: official placeholders between a province and its counties, in the spellings of several books. */
const PLACEHOLDER = /^(市辖区|县|(省|自治区)直辖县)/;

/** The same place, with or without its 省, 市 or 自治区. */
const isLike = (name: string, written: string): boolean =>
  written.length >= 2 && (name.startsWith(written) || written.startsWith(name));

/**
 * What cannot be a place in an address that was not chosen here: WeChat's book and older addresses write 浙江 for 浙江省,
 * 市辖区, or a county in place of its city. Undefined for what may be one; districts may be newer than our list.
 */
export function impossiblePlace(province: string, city: string): string | undefined {
  const found = provinces.find(({ name }) => isLike(name, province));
  if (!found) return province;
  const prefix = found.code.slice(0, 2);
  const places = [found, ...below(areaList.city_list, prefix), ...below(areaList.county_list, prefix)];
  return PLACEHOLDER.test(city) || places.some(({ name }) => isLike(name, city)) ? undefined : city;
}
