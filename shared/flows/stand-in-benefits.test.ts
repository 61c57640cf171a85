/** Coupons, group buys and price cuts, combined payments and sign-ins with the stand-in and a moved clock. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';
import { type Client, createClient } from '#shared/client/create.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { groupBuys } from '#shared/contract/group-buys.ts';
import { order as orders } from '#shared/contract/order.ts';
import { path } from '#shared/contract/path.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import { signin } from '#shared/contract/signin.ts';
import { user } from '#shared/contract/user.ts';
import { volume } from '#shared/contract/volume.ts';
import { bestCoupon } from '#shared/rules/coupons/usable-coupon.ts';
import { dayKey, needsAddress, todaysGift } from '#shared/rules/member/daily-sign-in.ts';
import { reckoned } from '#shared/rules/money/money.ts';
import { WECHAT } from '#shared/rules/pay/payment-methods.ts';
import { closeOrder } from './change-order.ts';
import { ALL_COUPONS, claimCoupon } from './claim-coupon.ts';
import { signInToday } from './daily-sign-in.ts';
import { lastOf } from './flow.ts';
import { joinGroup, joinPriceCut, startTeam } from './group-buys-price-cuts.ts';
import { pay } from './pay.ts';
import { probe } from './testing/probe.ts';

const DAY = 86_400_000;

let shop: TestShop;
let passed = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The clock of the shop; a wait moves it. */
const clock = {
  now: () => shop.shop.now(),
  wait: async (ms: number) => shop.pass(ms),
};

/** A logged-in member. */
async function enter(name: string): Promise<Client> {
  const token = await shop.enter(name);
  const base = `${LOOPBACK}${shop.shop.apiBase}`;
  return createClient({ base, fetch: shop.fetch, token: () => token, agencyId: () => '1', strict: true });
}

const ports = (client: Client) => ({ client, clock });
const idOf = (situation: string): string => showcaseIds[situation] ?? '';

async function purseOf(client: Client): Promise<number> {
  const { moneys, acquire_money } = await client.send(user.userCenter, {});
  return reckoned(moneys) + reckoned(acquire_money);
}

async function carry(client: Client, goods_id: string, goods_number: number): Promise<string> {
  await client.send(buy.addToCart, [{ type: '0', goods_id, goods_number, attr_id: '', spce_id: '' }]);
  return (await client.send(cart.list, {})).allCheckedList.join(',');
}

async function order(client: Client, buy_list: string, volume_id = ''): Promise<string> {
  const choice = { buy_list, volume_id, use_integral: false };
  const { address_id, seal } = await client.send(buy.confirm, { ...choice, address_id: '' });
  return (await client.send(buy.submit, { ...choice, address_id, remark: '', once: `k${passed++}`, seal })).order_id;
}

const codeOf = async (client: Client, order_id: string) =>
  (await client.send(orders.orderList, { order_id })).data[0]?.status.status;

test('all coupons are claimed, the best one is used, and a closed order returns it', async () => {
  const client = await enter('feixianjie');
  const held = async (lx: 'my' | 'used') => (await client.send(volume.mine, { lx })).data;
  const before = (await held('my')).length;
  expect(await lastOf(claimCoupon(ports(client), ALL_COUPONS))).toMatchObject({ step: 'done' });
  const mine = await held('my');
  expect(mine.length).toBeGreaterThan(before);
  const offered = (await client.send(volume.getList, {})).data.map(({ volume_id }) => volume_id);
  expect(mine.map(({ volume_id }) => volume_id)).toEqual(expect.arrayContaining(offered));

  const buy_list = await carry(client, idOf('plain'), 100);
  const plain = await client.send(buy.confirm, { buy_list, address_id: '', volume_id: '', use_integral: false });
  const best = bestCoupon(plain.volume_list ?? []);
  const order_id = await order(client, buy_list, best?.volume_id);
  const [row] = (await client.send(orders.orderList, { order_id })).data;
  expect(reckoned(plain.money.money_paid) - reckoned(row?.money_paid)).toBe(best?.price);
  expect((await held('used')).map((each) => each.order_id)).toEqual([order_id]);
  expect(await held('my')).toHaveLength(mine.length - 1);

  expect(await lastOf(closeOrder(ports(client), order_id))).toMatchObject({ step: 'done' });
  expect((await held('my')).map(({ held_id }) => held_id).sort()).toEqual(mine.map(({ held_id }) => held_id).sort());
  expect(await held('used')).toEqual([]);
});

test("a complete group's price is ordered once; a failed group costs nothing", async () => {
  const [owner, guest] = [await enter('yaodian'), await enter('liansuo')];
  const goods_id = idOf('group');
  const started = await lastOf(startTeam(ports(owner), 'group', goods_id));
  const team = started.step === 'done' ? started.answer?.team : undefined;
  expect(team).toMatchObject({ state: 'running', have_num: 1, need_num: 2, is_owner: true });
  const [offered] = (await guest.send(groupBuys.list, { goods_id })).data;
  expect(offered?.id).toBe(team?.id);
  expect(await lastOf(joinGroup(ports(guest), team?.id ?? ''))).toMatchObject({
    step: 'done',
    answer: { team: { state: 'complete', joined: true } },
  });
  const buy_list = await carry(guest, goods_id, 2);
  const { merchants } = await guest.send(buy.confirm, { buy_list, address_id: '', volume_id: '', use_integral: false });
  expect(merchants[0]?.lines[0]?.goods_price).toBe(team?.price);
  await order(guest, buy_list);
  expect((await guest.send(groupBuys.list, {})).data[0]).toMatchObject({ state: 'used' });

  const lonely = await enter('liansuo2');
  const before = await purseOf(lonely);
  await lastOf(startTeam(ports(lonely), 'group', goods_id));
  shop.pass(25 * 3_600_000);
  expect((await lonely.send(groupBuys.list, {})).data[0]).toMatchObject({ state: 'failed', have_num: 1 });
  expect(await purseOf(lonely)).toBe(before);
});

test('each helper cuts the price once, until it is complete', async () => {
  const owner = await enter('yaodian');
  const started = await lastOf(startTeam(ports(owner), 'help', idOf('bargain')));
  const team = started.step === 'done' ? started.answer?.team : undefined;
  const helpers = await Promise.all(['liansuo', 'liansuo2', 'liansuo3'].map(enter));
  let price = reckoned(team?.from_price);
  for (const helper of helpers) {
    const end = await lastOf(joinPriceCut(ports(helper), team?.id ?? ''));
    if (end.step !== 'done' || !end.answer) throw new Error(JSON.stringify(end));
    price -= end.answer.cut ?? 0;
    expect(end.answer.cut).toBeGreaterThan(0);
    expect((await lastOf(joinPriceCut(ports(helper), team?.id ?? ''))).step, 'each once').toBe('failed');
  }
  expect((await owner.send(priceCuts.list, {})).data[0]).toMatchObject({ state: 'complete', now_price: price });
  expect(price).toBe(team?.price);
});

test('an abandoned combined payment releases its part at each step, and the ledger stays consistent', async () => {
  const client = await enter('liansuo2');
  const all = await purseOf(client);
  const order_id = await order(client, await carry(client, idOf('plain'), 120));
  const due = reckoned((await client.send(orders.orderList, { order_id })).data[0]?.money_paid);
  expect(due).toBeGreaterThan(all);
  const still = { now: clock.now, wait: () => new Promise<void>(() => undefined) };
  const run = await probe(
    pay({ client, clock: still, path: () => '/order', is_app: () => false }, { type: '1', order_id, fd_sn: '' }),
  );
  const until = async (step: string) => {
    for (
      let turn = 0;
      turn < 200 && !(run.last.step === step && !('working' in run.last && run.last.working));
      turn += 1
    )
      await new Promise((soon) => setTimeout(soon, 5));
    expect(run.last.step).toBe(step);
  };
  const begin = async () => {
    await run.send({ type: 'choose', method: WECHAT });
    await run.send({ type: 'combine', on: true });
    await run.send({ type: 'confirm', password: '246810' });
    await until('paying');
  };
  await until('choose');
  await begin();
  expect(await purseOf(client), 'held').toBe(0);

  await run.send({ type: 'paid' });
  await until('choose');
  expect(run.last).toMatchObject({ order: { moneys: all }, message: { text: '支付未完成，请核对！' } });
  expect(await purseOf(client)).toBe(all);

  await begin();
  await run.send({ type: 'back' });
  await until('choose');
  expect(await purseOf(client)).toBe(all);

  await begin();
  if (run.last.step !== 'paying') throw new Error('not paying');
  await shop.operate('settle', { order_sn: run.last.started.order_sn, outcome: 'paid' });
  await run.send({ type: 'look' });
  await until('done');
  expect([await purseOf(client), await codeOf(client, order_id)]).toEqual([0, 2]);
});

// Last, because it moves the clock by more than a week.
test('seven sign-ins bring their promised gifts; the eighth day and a missed day start again', async () => {
  const client = await enter('yaodian');
  const [address] = (await client.send(path.getPath, {})).data;
  const points = async () => (await client.send(signin.signin, {})).user_integral;
  const coupons = async () => (await client.send(volume.mine, { lx: 'my' })).data.length;
  const made = async () => (await client.send(orders.orderList, { is_start: true, lx: 'all' })).data.length;
  const signOne = async () => {
    const week = (await client.send(signin.signin, {})).data;
    const promised = todaysGift(week);
    const request = {
      signin_id: week.signin_id,
      v: dayKey(week.lx_day),
      address_id: needsAddress(promised) ? (address?.address_id ?? '') : '',
    };
    const before = [await points(), await coupons(), await made()] as const;
    const end = await lastOf(signInToday(ports(client), request, promised));
    const after = [await points(), await coupons(), await made()] as const;
    const again = await lastOf(signInToday(ports(client), request, promised));
    expect(again.step, 'once a day').toBe('failed');
    expect(end).toMatchObject({ step: 'done', answer: { gift_type: promised.gift_type, gift_num: promised.gift_num } });
    const gained = after.map((now = 0, at) => now - (before[at] ?? 0));
    const expected = [0, 0, 0];
    if (promised.gift_type === 3) expected[0] = promised.gift_num ?? 0;
    if (promised.gift_type === 2) expected[1] = promised.gift_num ?? 0;
    if (promised.gift_type === 1) expected[2] = 1;
    expect(gained).toEqual(expected);
    return promised.gift_type;
  };
  const types = [];
  for (let day = 1; day <= 7; day += 1) {
    const { data } = await client.send(signin.signin, {});
    expect([data.lx_day, data.is_get]).toEqual([day - 1, false]);
    types.push(await signOne());
    shop.pass(DAY);
  }
  expect(new Set(types)).toEqual(new Set([1, 2, 3]));
  expect((await client.send(signin.signin, {})).data.lx_day).toBe(0);
  await signOne();
  shop.pass(2 * DAY);
  expect((await client.send(signin.signin, {})).data.lx_day, 'a day was missed').toBe(0);
});
