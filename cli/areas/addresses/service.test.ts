import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { path } from '#shared/contract/path.ts';
import { keepAddress, listAddresses, removeAddress, showAddress } from './service.ts';

const own = {
  address_id: '5',
  name: '李店长',
  consignee: '李店长',
  phone: '13800000000',
  path: '浙江省 杭州市 滨江区',
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  address: '示例路 1 号',
  mr: true,
};
const nothing = {
  id: undefined,
  consignee: undefined,
  phone: undefined,
  province: undefined,
  city: undefined,
  district: undefined,
  street: undefined,
  makeDefault: false,
};

function shopWithOne() {
  const made = createFakeShop();
  made.client
    .on(path.getPath, () => ({ data: [own] }))
    .on(path.save, () => ({ address_id: '9' }))
    .on(path.delPath, () => ({ data: [] }));
  return made;
}

test('a new address needs every field, and names the flag that is missing', async () => {
  const { shop, client } = shopWithOne();
  const whole = { consignee: '钱', phone: '13800000000', province: '浙江省', city: '宁波市', street: '路 1 号' };
  await expect(keepAddress(shop, { ...nothing, ...whole })).resolves.toMatchObject({ address_id: '9' });
  for (const [field, flag] of [
    ['consignee', '--consignee'],
    ['phone', '--phone'],
    ['city', '--province'],
    ['street', '--street'],
  ] as const) {
    const refused = keepAddress(shop, { ...nothing, ...whole, [field]: undefined });
    await expect(refused).rejects.toMatchObject({
      code: 'usage',
      next: [expect.stringContaining(flag), expect.anything()],
    });
  }
  expect(client.count(path.save)).toBe(1);
});

test('of a changed address the rest stays as it was', async () => {
  const { shop, client } = shopWithOne();
  await keepAddress(shop, { ...nothing, id: '5', phone: '+86 139-0000-0000' });
  const { name: _name, path: _path, ...rest } = own;
  expect(client.sent.find(({ path: sent }) => sent === path.save.path)?.args).toEqual({
    ...rest,
    phone: '13900000000',
  });
  await expect(keepAddress(shop, { ...nothing, id: '6' })).rejects.toMatchObject({ code: 'server' });
});

test('a stored address of a province that there is not is not saved again; a district newer than the list is', async () => {
  const { shop, client } = shopWithOne();
  client.on(path.getPath, () => ({ data: [{ ...own, province: '火星省' }] }));
  const saved = keepAddress(shop, { ...nothing, id: '5', consignee: '钱' });
  await expect(saved).rejects.toMatchObject({ words: ['没有地区 火星省', expect.any(String)] });
  expect(client.count(path.save)).toBe(0);
  client.on(path.getPath, () => ({ data: [{ ...own, district: '钱江新区' }] }));
  await expect(keepAddress(shop, { ...nothing, id: '5', consignee: '钱' })).resolves.toBeDefined();
});

test('a stored address of a region that there is not can still be made the default, as it is', async () => {
  const { shop, client } = shopWithOne();
  const old = { ...own, province: '火星省', city: '乌托邦市', mr: false };
  client.on(path.getPath, () => ({ data: [old] }));
  await keepAddress(shop, { ...nothing, id: '5', makeDefault: true });
  const { name: _name, path: _path, ...rest } = old;
  const sent = client.sent.find((each) => each.path === path.save.path)?.args;
  expect(sent).toEqual({ ...rest, phone: rest.phone, mr: true });
});

test('an address is deleted after a yes, with its mr', async () => {
  const { shop, client } = shopWithOne();
  client.on(path.delPath, () => {
    client.on(path.getPath, () => ({ data: [] }));
    return { data: [] };
  });
  const asked: string[] = [];
  await expect(removeAddress(shop, '5', async ({ text }) => void asked.push(text))).resolves.toEqual({
    message: '删除成功！',
    addresses: [],
  });
  expect(asked).toEqual(['确定要删除该地址吗？']);
  expect(client.sent.find((each) => each.path === path.delPath.path)?.args).toEqual({ address_id: '5', mr: true });
  await expect(showAddress(shop, '6')).rejects.toMatchObject({ code: 'server' });
});

test('an address is found by words of its consignee, phone and region', async () => {
  const { shop, client } = shopWithOne();
  const other = { ...own, address_id: '6', consignee: '周店长', path: '江苏省 苏州市 姑苏区' };
  client.on(path.getPath, () => ({ data: [own, other] }));
  const idsOf = async (words?: string) => (await listAddresses(shop, words)).addresses.map((each) => each.address_id);
  expect(await idsOf()).toEqual(['5', '6']);
  expect(await idsOf('苏州 周')).toEqual(['6']);
  expect(await idsOf('无锡')).toEqual([]);
});
