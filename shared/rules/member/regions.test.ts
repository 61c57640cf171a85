import { expect, test } from 'vitest';
import { impossiblePlace, stepsOf, unknownRegion } from './regions.ts';

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

test('abolished districts, and zones beside the district that they lie in, are not offered', () => {
  const [, , nantong] = names('江苏省', '南通市');
  expect([nantong?.includes('港闸区'), nantong?.includes('崇川区'), nantong?.includes('启东市')]).toEqual([
    false,
    true,
    true,
  ]);
  const [, , sanming] = names('福建省', '三明市');
  expect([sanming?.includes('梅列区'), sanming?.includes('三元区')]).toEqual([false, true]);
  expect(names('江苏省', '苏州市')[2]).toEqual([
    '虎丘区',
    '吴中区',
    '相城区',
    '姑苏区',
    '吴江区',
    '常熟市',
    '张家港市',
    '昆山市',
    '太仓市',
  ]);
});

test('重庆 is one city with its counties; counties below a province stay', () => {
  const [, cities, districts] = names('重庆市', '重庆市');
  expect(cities).toEqual(['重庆市']);
  expect(districts).toEqual(expect.arrayContaining(['渝中区', '云阳县', '彭水苗族土家族自治县']));
  expect(names('湖北省', '省直辖县')[2]).toEqual(expect.arrayContaining(['仙桃市', '潜江市']));
});

test.each([
  ['火星省', '杭州市', '', '火星省'],
  ['浙江省', '南京市', '', '南京市'],
  ['浙江省', '杭州市', '玄武区', '玄武区'],
  ['浙江省', '杭州市', '', undefined],
  ['浙江省', '杭州市', '西湖区', undefined],
])('%s %s %s: unknown is %s', (province, city, district, name) => {
  expect(unknownRegion(province, city, district)?.name).toBe(name);
});

test.each([
  ['浙江省', '杭州市'],
  ['浙江', '杭州'],
  ['北京市', '市辖区'],
  ['北京', '北京'],
  ['重庆市', '县'],
  ['湖北省', '仙桃市'],
  ['海南省', '省直辖县级行政单位'],
  ['新疆', '石河子市'],
  ['内蒙古', '呼和浩特市'],
  ['香港特别行政区', '香港特别行政区'],
])('WeChat’s book or an older address may say %s %s', (province, city) => {
  expect(impossiblePlace(province, city)).toBeUndefined();
});

test.each([
  ['火星省', '杭州市', '火星省'],
  ['浙江省', '南京市', '南京市'],
  ['江苏', '火星市', '火星市'],
  ['浙', '杭州市', '浙'],
  ['', '', ''],
])('no address is in %s %s', (province, city, name) => {
  expect(impossiblePlace(province, city)).toBe(name);
});
