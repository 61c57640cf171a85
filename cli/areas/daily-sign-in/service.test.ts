import { expect, test } from 'vitest';
import { claim, listCoupons } from '#cli/areas/coupons/service.ts';
import { createFakeShop, member } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { path } from '#shared/contract/path.ts';
import { signin } from '#shared/contract/signin.ts';
import { volume } from '#shared/contract/volume.ts';
import { claimSignIn } from './service.ts';

function shopWith(week: object, login = member) {
  const fake = createFakeShop({ login });
  fake.client
    .on(signin.signin, () => readAnswer(signin.signin, { data: { signin_id: 3, ...week }, user_id: 1 }))
    .on(signin.get, () => readAnswer(signin.get, {}))
    .on(path.getPath, () =>
      readAnswer(path.getPath, { data: [{ address_id: 8, consignee: '张药师', address: '江南大道1号' }] }),
    );
  return fake;
}
const goods = { gift_type: 1, gift_num: 2, data: { goods_name: '棉签' } };

test("signs in under the next day's key and tells what was gained and the command that shows it", async () => {
  const { shop, client } = shopWith({ lx_day: 2, signin3: { gift_type: 3, gift_num: 8 } });
  await expect(claimSignIn(shop, undefined)).resolves.toEqual({
    message: '领取成功！',
    gain: '8积分',
    next: 'yaocang ledger --of points',
  });
  expect(client.sent.at(-1)?.args).toEqual({ signin_id: '3', v: 'signin3', address_id: '' });
});

test('a goods gift needs an address first', async () => {
  const { shop, client } = shopWith({ signin1: goods });
  await expect(claimSignIn(shop, undefined)).rejects.toMatchObject({
    code: 'usage',
    next: ['用 --address 指定：8 张药师 江南大道1号', expect.any(String)],
  });
  expect(client.count(signin.get)).toBe(0);
  client.on(path.getPath, () => readAnswer(path.getPath, { data: [] }));
  await expect(claimSignIn(shop, undefined)).rejects.toMatchObject({
    next: ['yaocang address save', expect.any(String)],
  });
  await expect(claimSignIn(shop, '8')).resolves.toMatchObject({ gain: '棉签×2', next: 'yaocang order list' });
  expect(client.sent.at(-1)?.args).toMatchObject({ address_id: '8' });
});

test.each([
  ['signed in today', { is_get: 1 }, member, '今日已签到'],
  ['not verified', {}, { ...member, yz: 2 as const }, '请先认证'],
])('%s: nothing is sent', async (_, week, login, words) => {
  const { shop, client } = shopWith(week, login);
  await expect(claimSignIn(shop, undefined)).rejects.toMatchObject({ code: 'server', words: [words, words] });
  expect(client.count(signin.get)).toBe(0);
});

test('coupons are listed by tab and claimed with the shop’s own words', async () => {
  const { shop, client } = createFakeShop();
  const data = [
    { volume_id: 1, type: 1 },
    { volume_id: 2, type: 2, goods_id: 9 },
  ];
  client
    .on(volume.getList, () => readAnswer(volume.getList, { data }))
    .on(volume.getVolume, () => ({ envelope: { content: '领到两张', silent: false, byErrorThree: false } }))
    .on(volume.mine, () => readAnswer(volume.mine, { data: [] }));
  const { coupons } = await listCoupons(shop, '2');
  expect(coupons.map((each) => each.volume_id)).toEqual(['2']);
  await expect(claim(shop, 'all')).resolves.toEqual({ message: '领到两张', volume_id: 'all' });
});
