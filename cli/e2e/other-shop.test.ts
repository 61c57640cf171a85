/** The built tool against a server that was written from the documents alone and knows nothing of the stand-in. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveOtherShop } from '#web/e2e/support/other-shop/serve.ts';
import { member } from '#web/e2e/support/other-shop/shop.ts';
import { createPerson, forgetPeople, type Person } from './support/yaocang.ts';

// Every run is a process of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: Awaited<ReturnType<typeof serveOtherShop>>;
let buyer: Person;
beforeAll(async () => {
  shop = await serveOtherShop();
  buyer = createPerson(shop.api);
});
afterAll(async () => {
  forgetPeople();
  await shop?.close();
});

const order = async (): Promise<string> => {
  expect((await buyer.run(['cart', 'add', '57', '--num', '20'])).exit).toBe(0);
  const { exit, out, err } = await buyer.run(['order', 'submit']);
  expect([exit, err]).toEqual([0, expect.any(String)]);
  return /yaocang .*\bpay (\d+)/.exec(out)?.[1] ?? '';
};

test('a visitor searches, page after page, and looks at a goods', async () => {
  const { data, exit } = await buyer.json(['search', 'all', '--limit', '10']);
  expect(exit).toBe(0);
  expect(data.goods.map(({ goods_id }) => goods_id)).toEqual(['31', '57', '88']);
  const { out } = await buyer.run(['goods', '57']);
  expect(out).not.toContain('¥');
});

test('logs in with the code of a text message', async () => {
  const words = ['login', member.name, '--password-stdin', '--sms', `cmd:echo ${member.code}`];
  const told = await buyer.run(words, { input: `${member.password}\n` });
  expect([told.exit, told.out.trim()]).toEqual([0, '登录成功！  其他大药房（qita）  已认证']);
  expect((await buyer.run(['goods', '57'])).out).toContain('9.05');
});

test('orders and pays by balance, once', async () => {
  const { purse } = shop.books();
  const order_id = await order();
  const env = { YAOCANG_PAY_PASSWORD: member.payPassword };
  const paid = await buyer.run(['pay', order_id, '--method', 'balance'], { env });
  expect([paid.exit, paid.err]).toEqual([0, expect.any(String)]);
  // 20 × 9.05, and no shipping above 100 yuan.
  expect(purse - shop.books().purse).toBeCloseTo(181);
  expect((await buyer.run(['order', 'list'])).out).toContain('待收货');
});

test('pays another by code, receives it, and sees it', async () => {
  const { purse } = shop.books();
  const order_id = await order();
  const paid = await buyer.run(['pay', order_id, '--method', 'wechat']);
  expect(paid.err).toContain('weixin://wxpay/bizpayurl');
  expect([paid.exit, shop.books().purse]).toEqual([0, purse]);
  expect((await buyer.run(['order', 'confirm', order_id, '--yes'])).out).toContain('收货成功！');
  const shown = await buyer.run(['order', 'show', order_id]);
  expect([shown.exit, shown.out]).toEqual([0, expect.stringContaining('板蓝根颗粒')]);
  expect(shop.books().orders.map(({ code }) => code)).toEqual([6, 3]);
});
