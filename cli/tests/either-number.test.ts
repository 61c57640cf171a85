import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { savedLogin } from '#cli/parts/login.ts';
import { dot } from '#cli/parts/testing/picture.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { openTestShop, PASSWORD, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { login } from '#shared/contract/login.ts';
import { order as orders } from '#shared/contract/order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { openRelay, type Relay } from './relay.ts';

// A member reads out the number on the card; support types it, by whatever command.
const dir = mkdtempSync(join(tmpdir(), 'yaocang-numbers-'));
let standIn: TestShop;
let relay: Relay;
let token = '';
let order = { order_id: '', order_sn: '' };

beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  relay = await openRelay(standIn.fetch);
  const form = { user_name: 'yaodian', password: PASSWORD, openid: '', log_bs: 'test', yz_chit: '' };
  const entered = await standIn.ask(login.login, form);
  token = entered.token;
  for (const profile of [
    { ...localProfile, base: relay.base },
    { ...localProfile, name: 'live', kind: 'production' as const, base: `${relay.base}/` },
  ]) {
    if (profile.kind === 'local') await saveProfile(join(dir, 'here'), profile);
    else await saveProfile(join(dir, 'live'), profile);
    await saveLogin(
      join(dir, profile.kind === 'local' ? 'here' : 'live'),
      { ...profile, base: relay.base },
      savedLogin('yaodian', entered),
    );
  }
  order = await made(3);
});
afterAll(async () => {
  await relay.close();
  await standIn.close();
  rmSync(dir, { recursive: true, force: true });
});

async function made(num: number) {
  const item = { type: '0', goods_id: '100002', goods_number: num, attr_id: '', spce_id: '' };
  await standIn.ask(buy.addToCart, [item], token);
  const [first] = (await standIn.ask(cart.list, {}, token)).data;
  const asked = { buy_list: first?.cart_id ?? '', volume_id: '', use_integral: false };
  const { address_id } = await standIn.ask(buy.confirm, { ...asked, address_id: '' }, token);
  return standIn.ask(buy.submit, { ...asked, address_id, remark: '', once: `n${num}`, seal: '' }, token);
}

let said = '';
async function yaocang(words: readonly string[], at = 'here'): Promise<number> {
  relay.arrived.length = 0;
  const env = { YAOCANG_CONFIG_DIR: join(dir, at), YAOCANG_PAY_PASSWORD: '246810' };
  const terminal = createTestTerminal({ env });
  const exit = await run(words, { commands, groups, terminal, signal: new AbortController().signal });
  said = terminal.written.err + terminal.written.out;
  return exit;
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
  const { order_id, order_sn } = await standIn.ask(recharge.rechargeAdd, { type: 'custom', money_v: 12_300 }, token);
  expect(await yaocang(['topup', 'remove', order_sn, '--yes']), said).toBe(0);
  expect((await standIn.ask(recharge.rechargeLog, { order_id }, token)).data).toEqual([]);
  const other = await made(4);
  writeFileSync(join(dir, 'a.png'), dot);
  const proof = ['--method', 'transfer', '--proof', join(dir, 'a.png')];
  expect(await yaocang(['pay', other.order_sn, ...proof]), said).toBe(0);
  expect(await yaocang(['transfer', 'show', other.order_sn]), said).toBe(0);
  // Its proof is under review: whoever pays again may pay twice.
  for (const named of [other.order_id, other.order_sn]) {
    expect(await yaocang(['pay', named, '--method', 'balance']), said).toBe(5);
    expect([relay.acted(), said.includes('--yes')]).toEqual([[], true]);
  }
});

test('a parcel is named by its id or by the number on its label', async () => {
  const { order_id, order_sn } = await made(6);
  expect(await yaocang(['pay', order_id, '--method', 'balance']), said).toBe(0);
  await standIn.operate('ship', { order_sn, parcels: 2 });
  const { delivery = [] } = (await standIn.ask(orders.orderList, { order_id }, token)).data[0] ?? {};
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
  const out = join(dir, 'bundle.json');
  expect(await yaocang(['support-bundle', '--order', '20260101-none', '--out', out]), said).toBe(7);
  expect(await yaocang(['support-bundle', '--order', order.order_sn, '--out', out, '--dry-run']), said).toBe(0);
  expect([existsSync(out), said.includes(out)]).toEqual([false, true]);
  const record = join(dir, 'record.har');
  expect(await yaocang(['order', 'list', '--dry-run', '--record', record])).toBe(0);
  expect(existsSync(record)).toBe(false);
  expect(await yaocang(['support-bundle', '--order', order.order_sn, '--out', out]), said).toBe(0);
  expect(readFileSync(out, 'utf8')).toContain(`"order_id": "${order.order_id}"`);
});

test('closing asks, and of a paid order it is an act on money', async () => {
  const one = await made(5);
  expect(await yaocang(['order', 'close', one.order_id])).toBe(5);
  expect([relay.acted(), said.includes('确定要关闭该订单吗？')]).toEqual([[], true]);
  expect(await yaocang(['pay', one.order_id, '--method', 'balance']), said).toBe(0);
  const consents = ['--allow', 'money', '--confirm', 'live'];
  for (const less of [['--allow', 'write'], consents, [...consents, '--max-amount', '0.01']]) {
    expect(await yaocang(['order', 'close', one.order_id, '--yes', ...less, '--env', 'live'], 'live'), said).toBe(5);
    expect(relay.acted()).toEqual([]);
  }
  expect(await yaocang(['order', 'close', one.order_id])).toBe(5);
  expect([relay.acted(), said.includes('该订单已付款，关闭后')], said).toEqual([[], true]);
  const whole = [...consents, '--max-amount', '9999', '--env', 'live'];
  expect(await yaocang(['order', 'close', one.order_id, '--yes', ...whole], 'live'), said).toBe(0);
  expect(relay.acted()).toEqual(['GET order.php?act=qx_order']);
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

test.each([
  [orders.orderList.path, ['order', 'show', '4711']],
  [recharge.rechargeLog.path, ['topup', 'pay', '4711', '--method', 'wechat']],
])('rows of %s that cannot be read do not say that a number is none of the member’s', async (path, words) => {
  await yaocang(words);
  expect(said).toContain('4711 不在 yaodian 名下');
  relay.spoils[path] = (answer) => ({ ...answer, data: [{ order_id: { no: 'id' } }] });
  await yaocang(words);
  relay.spoils = {};
  expect(said).not.toContain('名下');
});
