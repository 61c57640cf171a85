import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dot } from '#cli/parts/testing/picture.ts';
import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { order as orders } from '#shared/contract/order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { type Desk, openDesk } from './desk.ts';

// A member reads out the number on the card; support types it, by whatever command.
let desk: Desk;
let token = '';
let order = { order_id: '', order_sn: '' };

beforeAll(async () => {
  desk = await openDesk();
  token = await desk.enter('yaodian', desk.local, join(desk.dir, 'here'));
  await desk.enter('yaodian', { ...desk.local, name: 'live', kind: 'production' }, join(desk.dir, 'live'));
  order = await desk.unpaid(token, 3);
});
afterAll(() => desk.close());

let said = '';
async function yaocang(words: readonly string[], at = 'here'): Promise<number> {
  const ran = await desk.yaocang(words, { YAOCANG_CONFIG_DIR: join(desk.dir, at) });
  said = ran.said;
  return ran.exit;
}

test.each([
  [['order', 'show'], 0],
  [['order', 'why'], 0],
  [['order', 'goods'], 0],
  [['order', 'close', '--dry-run'], 0],
  [['review', 'list', '--order'], 7],
  [['after-sales', 'show'], 0],
  [['pay', '--method', 'balance', '--dry-run'], 0],
] as const)('%s takes the number that the card shows', async ([first, ...rest], exit) => {
  const at = rest[0]?.startsWith('-') === false ? 1 : 0;
  const words = (named: string) => [first, ...rest.slice(0, at), named, ...rest.slice(at)];
  expect(await yaocang(words(order.order_sn)), said).toBe(exit);
  // The number costs one reading more.
  const told = () => said.replace(/读取了 \d+ 次/, '');
  const byNumber = told();
  expect(await yaocang(words(order.order_id)), said).toBe(exit);
  expect(told()).toBe(byNumber);
});

test('a top-up is named by either number, and a transfer by its order’s', async () => {
  const { order_id, order_sn } = await desk.standIn.ask(
    recharge.rechargeAdd,
    { type: 'custom', money_v: 12_300 },
    token,
  );
  expect(await yaocang(['topup', 'remove', order_sn, '--yes']), said).toBe(0);
  expect((await desk.standIn.ask(recharge.rechargeLog, { order_id }, token)).data).toEqual([]);
  const other = await desk.unpaid(token, 4);
  writeFileSync(join(desk.dir, 'a.png'), dot);
  const proof = ['--method', 'transfer', '--proof', join(desk.dir, 'a.png')];
  expect(await yaocang(['pay', other.order_sn, ...proof]), said).toBe(0);
  expect(await yaocang(['transfer', 'show', other.order_sn]), said).toBe(0);
  // Its proof is under review: whoever pays again may pay twice.
  for (const named of [other.order_id, other.order_sn]) {
    expect(await yaocang(['pay', named, '--method', 'balance']), said).toBe(5);
    expect([desk.relay.acted(), said.includes('--yes')]).toEqual([[], true]);
  }
});

test('a parcel is named by its id or by the number on its label', async () => {
  const { order_id, order_sn } = await desk.unpaid(token, 6);
  expect(await yaocang(['pay', order_id, '--method', 'balance']), said).toBe(0);
  await desk.standIn.operate('ship', { order_sn, parcels: 2 });
  const { delivery = [] } = (await desk.standIn.ask(orders.orderList, { order_id }, token)).data[0] ?? {};
  for (const { send_id, delivery_num = '' } of delivery) {
    for (const words of [['goods'], ['track']]) {
      const told = [];
      for (const parcel of [send_id, delivery_num]) {
        expect(await yaocang(['order', ...words, order_sn, '--parcel', parcel]), said).toBe(0);
        told.push(said);
      }
      expect(told[1]).toBe(told[0]);
    }
    expect(await yaocang(['order', 'confirm', order_sn, '--parcel', delivery_num, '--yes']), said).toBe(0);
  }
  expect(delivery).not.toEqual([]);
});

test('a number that nobody has is told with a next step, and no bundle is written for it', async () => {
  expect(await yaocang(['order', 'why', '20260101-none'])).toBe(7);
  expect(said).toContain('yaocang order list');
  const out = join(desk.dir, 'bundle.json');
  expect(await yaocang(['support-bundle', '--order', '20260101-none', '--out', out]), said).toBe(7);
  expect(await yaocang(['support-bundle', '--order', order.order_sn, '--out', out, '--dry-run']), said).toBe(0);
  expect([existsSync(out), said.includes(out)]).toEqual([false, true]);
  const record = join(desk.dir, 'record.har');
  expect(await yaocang(['order', 'list', '--dry-run', '--record', record])).toBe(0);
  expect(existsSync(record)).toBe(false);
  expect(await yaocang(['support-bundle', '--order', order.order_sn, '--out', out]), said).toBe(0);
  expect(readFileSync(out, 'utf8')).toContain(`"order_id": "${order.order_id}"`);
});

test('closing asks, and of a paid order it is an act on money', async () => {
  const one = await desk.unpaid(token, 5);
  expect(await yaocang(['order', 'close', one.order_id])).toBe(5);
  expect([desk.relay.acted(), said.includes('确定要关闭该订单吗？')]).toEqual([[], true]);
  expect(await yaocang(['pay', one.order_id, '--method', 'balance']), said).toBe(0);
  const consents = ['--allow', 'money', '--confirm', 'live'];
  for (const less of [['--allow', 'write'], consents, [...consents, '--max-amount', '0.01']]) {
    expect(await yaocang(['order', 'close', one.order_id, '--yes', ...less, '--env', 'live'], 'live'), said).toBe(5);
    expect(desk.relay.acted()).toEqual([]);
  }
  expect(await yaocang(['order', 'close', one.order_id])).toBe(5);
  expect([desk.relay.acted(), said.includes('该订单已付款，关闭后')], said).toEqual([[], true]);
  const whole = [...consents, '--max-amount', '9999', '--env', 'live'];
  expect(await yaocang(['order', 'close', one.order_id, '--yes', ...whole], 'live'), said).toBe(0);
  expect(desk.relay.acted()).toEqual(['GET order.php?act=qx_order']);
});

test('full-width digits are read, another member’s order hints at the login, a payment number at its payment', async () => {
  const wide = order.order_sn.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  await expect(yaocang(['order', 'show', wide])).resolves.toBe(0);
  expect(said).toContain(order.order_sn);
  for (const words of [
    ['order', 'why'],
    ['order', 'show'],
    ['order', 'goods'],
    ['after-sales', 'show'],
    ['topup', 'remove', '--yes'],
    ['pay', '--method', 'balance'],
  ]) {
    await expect(yaocang([...words, '7777777'])).resolves.toBe(7);
    expect(said).toMatch(/7777777 不在 yaodian 名下.*--user/);
  }
  await expect(yaocang(['order', 'why', 'P202611280000042'])).resolves.toBe(7);
  expect(said).toMatch(/P202611280000042 是支付单号，不是订单号；.*支付/);
});

test('a split order is the member’s by its own id too, which is that of no row', async () => {
  const add = async (goods_id = '') => {
    const item = { type: '0', goods_id, goods_number: 20, attr_id: '', spce_id: '' };
    await desk.standIn.ask(buy.addToCart, [item], token);
  };
  await add(showcaseIds.plain);
  await add(showcaseIds.guestHerb);
  const buy_list = (await desk.standIn.ask(cart.list, {}, token)).allCheckedList.join(',');
  const asked = { buy_list, volume_id: '', use_integral: false };
  const { address_id, seal } = await desk.standIn.ask(buy.confirm, { ...asked, address_id: '' }, token);
  const form = { ...asked, address_id, remark: '', once: 'split', seal };
  const { order_id } = await desk.standIn.ask(buy.submit, form, token);
  const parts = (await desk.standIn.ask(orders.orderList, { order_id }, token)).data;
  expect(parts.map((part) => part.order_id)).not.toContain(order_id);
  for (const named of [order_id, parts[1]?.order_id ?? '']) {
    expect(await yaocang(['order', 'show', named]), said).toBe(0);
    expect(said).not.toContain('名下');
  }
});

test.each([
  [orders.orderList.path, ['order', 'show', '4711']],
  [recharge.rechargeLog.path, ['topup', 'pay', '4711', '--method', 'wechat']],
])('rows of %s that cannot be read do not say that a number is none of the member’s', async (path, words) => {
  await yaocang(words);
  expect(said).toContain('4711 不在 yaodian 名下');
  desk.relay.spoils[path] = (answer) => ({ ...answer, data: [{ order_id: { no: 'id' } }] });
  await yaocang(words);
  desk.relay.spoils = {};
  expect(said).not.toContain('名下');
});
