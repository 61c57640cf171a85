import { expect, test } from 'vitest';
import { stepsOf } from './regions.lazy.ts';

const names = (province: string, city: string) => stepsOf(province, city).map((all) => all.map(({ name }) => name));

test('a region is chosen in three steps, each depending on the one before', () => {
  const [provinces, cities, districts] = names('浙江省', '杭州市');
  expect(provinces).toHaveLength(34);
  expect(cities).toContain('宁波市');
  expect(districts).toContain('滨江区');
  expect(cities).not.toContain('南京市');
});

test('a municipality is its own city, and an open step leaves the next empty', () => {
  expect(names('北京市', '')[1]).toEqual(['北京市']);
  expect(names('北京市', '北京市')[2]).toContain('朝阳区');
  expect(names('', '')).toMatchObject([{ length: 34 }, [], []]);
  expect(names('浙江省', '南京市')[2]).toEqual([]);
});
