import { describe, expect, test } from 'vitest';
import { addressFormOf, addressProblems, defaultAddress, regionOf } from './address-form.ts';

const form = {
  consignee: '钱药师',
  phone: '13800000000',
  province: '浙江省',
  city: '宁波市',
  address: '鼓楼街道示例路 1 号',
};

describe('an address', () => {
  test('is valid with consignee, 11 digits, region and street', () => {
    expect(addressProblems(form)).toEqual({});
  });

  test.each([
    [{ consignee: '  ' }, 'consignee', '请输入收货人！'],
    [{ consignee: '名'.repeat(21) }, 'consignee', '收货人最多20字，请删减后再提交'],
    [{ phone: '1380000000' }, 'phone', '请输入11位手机号!'],
    [{ phone: '138000000000' }, 'phone', '请输入11位手机号!'],
    [{ phone: '1380000000a' }, 'phone', '请输入11位手机号!'],
    [{ province: '' }, 'region', '请选择所在地区！'],
    [{ city: ' ' }, 'region', '请选择所在地区！'],
    [{ address: '' }, 'address', '请输入详细地址！'],
    [{ address: '路'.repeat(121) }, 'address', '详细地址最多120字，请删减后再提交'],
  ])('with %j is refused at the field %s', (wrong, because, text) => {
    expect(addressProblems({ ...form, ...wrong })).toEqual({ [because]: expect.objectContaining({ text }) });
  });

  test('names all that is wrong at once', () => {
    expect(Object.keys(addressProblems({ ...form, consignee: '', phone: '', city: '' }))).toEqual([
      'consignee',
      'phone',
      'region',
    ]);
  });

  test('is by default the default one, else the first', () => {
    const [one, two] = [{ mr: false }, { mr: true }];
    expect(defaultAddress([one, two])).toBe(two);
    expect(defaultAddress([one])).toBe(one);
    expect(defaultAddress([])).toBeUndefined();
  });
});

test('a missing district is taken from the end of the path', () => {
  const told = {
    address_id: '7',
    name: '李',
    consignee: '李',
    phone: '19800000001',
    path: '浙江省 杭州市 滨江区',
    province: '浙江省',
    city: '杭州市',
    district: undefined,
    address: '长河路 1 号',
    mr: false,
  };
  expect(addressFormOf(told)).toMatchObject({ province: '浙江省', city: '杭州市', district: '滨江区', mr: false });
  expect(addressFormOf({ ...told, path: '浙江省杭州市滨江区' })).toMatchObject({ district: '滨江区' });
  expect(addressFormOf({ ...told, district: '上城区' })).toMatchObject({ district: '上城区' });
  expect(regionOf(addressFormOf(told))).toBe('浙江省 杭州市 滨江区');
  expect(regionOf({ province: '北京市', city: '北京市', district: '' })).toBe('北京市 北京市');
});
