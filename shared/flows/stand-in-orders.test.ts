/** Login, order, payment and lost answers with the stand-in. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { type Client, createClient } from '#shared/client/create.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { order as orders } from '#shared/contract/order.ts';
import { search } from '#shared/contract/search.ts';
import { user } from '#shared/contract/user.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods/goods-filter.ts';
import { reckoned } from '#shared/rules/money/money.ts';
import { BALANCE } from '#shared/rules/pay/payment-methods.ts';
import { closeOrder } from './change-order.ts';
import type { Clock } from './clock.ts';
import { type Flow, type FlowContext, runFlow } from './flow.ts';
import { createInbox } from './inbox.ts';
import { type LoggedIn, login } from './login.ts';
import { pay } from './pay.ts';
import type { PayState } from './pay-state.ts';
import { submitOrder } from './submit-order.ts';

let shop: TestShop;
let client: Client;
let clock: Clock;
let token = '';

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.operate('reset');
  token = '';
  const base = `${LOOPBACK}${shop.shop.apiBase}`;
  // The bare run of the road is that of a server that reads `$_POST`.
  const body = process.env.BARE ? 'form' : 'json';
  client = createClient({ base, body, fetch: shop.fetch, token: () => token, agencyId: () => '1', strict: true });
  let passed = 0;
  clock = {
    now: () => Date.UTC(2026, 10, 20, 1) + passed,
    wait: async (ms) => {
      passed += ms;
      shop.pass(ms);
    },
  };
});

/** Runs a flow and returns its states; `answer` gives the user's event at each state. */
async function run<State, Event>(
  flow: Flow<State, Event, unknown>,
  answer: (state: State, context: FlowContext<Event>) => unknown = () => undefined,
): Promise<State[]> {
  const states: State[] = [];
  const context = { signal: new AbortController().signal, events: createInbox<Event>() };
  await runFlow(flow, context, (state) => {
    states.push(state);
    void answer(state, context);
  });
  return states;
}

const form = { user_name: 'yaodian', password: 'Yaocang2026', agree: true, remember: false };

async function logIn(chit_login = false): Promise<LoggedIn> {
  const ports = { client, clock, random: () => 0, log_bs: 'b', chit_login, chitStatus: [] };
  const states = await run(login(ports), async (state, { events }) => {
    if (state.step === 'form') events.send({ type: 'submit', form });
    if (state.step !== 'sms' || state.sms.working) return;
    if (!state.sms.sent) return events.send({ type: 'send', letters: state.sms.captcha });
    if (state.sms.sendIn === 59) events.send({ type: 'check', code: await sentCode() });
  });
  const done = states.at(-1) as LoggedIn;
  token = done.session.token;
  return done;
}

async function sentCode(): Promise<string> {
  const answer = (await (await shop.operate('sms')).json()) as { messages: { code: string }[] };
  return answer.messages[0]!.code;
}

async function orderSomething(): Promise<string> {
  const found = await client.send(search.search, searchAsk({}, { ...searchDefaults, only_kc: true }));
  const { goods_id } = found.data.find((card) => card.lx === '0')!;
  await client.send(buy.addToCart, [{ type: '0', goods_id, goods_number: 20, attr_id: '', spce_id: '' }]);
  const { data } = await client.send(cart.list, {});
  const buy_list = data.map(({ cart_id }) => cart_id).join(',');
  const choice = { buy_list, address_id: '', volume_id: '', use_integral: false };
  const { address_id, money } = await client.send(buy.confirm, choice);
  const submission = { ...choice, address_id, remark: '', once: 'k1', seal: '' };
  const states = await run(submitOrder({ client, clock }, submission, money.money_paid));
  const last = states.at(-1)!;
  if (last.step !== 'made') throw new Error(JSON.stringify(last));
  return last.order.order_id;
}

/** Pays by balance: types the payment password at most twice, then closes. */
function payByBalance(order_id: string): Promise<PayState[]> {
  let tries = 2;
  const ports = { client, clock, path: () => '/order', is_app: () => false };
  return run(pay(ports, { type: '1', order_id, fd_sn: '' }), (state, { events }) => {
    if (state.step === 'choose' && state.working) return;
    if (state.step === 'choose' && state.method !== BALANCE) return events.send({ type: 'choose', method: BALANCE });
    if (state.step === 'choose' && tries-- > 0) return events.send({ type: 'confirm', password: '246810' });
    if (state.step !== 'loading') events.send({ type: 'close' });
  });
}

const fault = (call: string, kind: string, times = 1) => shop.operate('faults', { call, kind, times });
const purse = async () => {
  const { moneys, acquire_money } = await client.send(user.userCenter, {});
  return reckoned(moneys) + reckoned(acquire_money);
};
const dueOf = async (order_id: string) => (await client.send(orders.orderList, { order_id })).data[0]?.money_paid;
const allOrders = async () => (await client.send(orders.orderList, { is_start: true, lx: 'all' })).data;

test('a member logs in with an SMS code', async () => {
  await shop.operate('settings', { settings: { chit_login: true, chit_yz: true } });
  const done = await logIn(true);
  expect(done.chitStatus).toMatchObject([{ name: 'yaodian' }]);
  await expect(client.send(user.userCenter, {})).resolves.toHaveProperty('moneys');
});

test('an order whose answer is lost twice is created once', async () => {
  await logIn();
  const before = (await allOrders()).length;
  await fault('buy.php?act=submit', 'drop_after', 2);
  const order_id = await orderSomething();
  const after = await allOrders();
  expect(after.length - before).toBe(1);
  expect(after[0]!.order_id).toBe(order_id);
});

/** Flows meet all four without a server in pay.test.ts; the bare road of `npm test` takes the loss and the half answer. */
const LOST =
  process.env.THOROUGH === '1' ? ['drop_after', 'truncated', 'php_warning', 'empty'] : ['drop_after', 'truncated'];

test.each(LOST)(
  'a balance payment that the server made and whose answer was lost (%s) is found and made once',
  async (kind) => {
    await logIn();
    const order_id = await orderSomething();
    const before = await purse();
    const due = await dueOf(order_id);
    await fault('pay/pay_order.php?act=ye_pay', kind);
    const states = await payByBalance(order_id);
    expect(states.at(-1)).toEqual({ step: 'closed', finished: true });
    expect(before - (await purse())).toBe(due);
  },
);

test('a balance payment that never arrived is incomplete, and the second one pays once', async () => {
  await logIn();
  const order_id = await orderSomething();
  const before = await purse();
  await fault('pay/pay_order.php?act=ye_pay', 'drop_before');
  const states = await payByBalance(order_id);
  expect(states).toContainEqual(expect.objectContaining({ message: { text: '支付未完成，请核对！' } }));
  expect(states.at(-1)).toEqual({ step: 'closed', finished: true });
  expect(before - (await purse())).toBe(await dueOf(order_id));
});

test('a paid order is recognised by documented fields, and nothing is started', async () => {
  await logIn();
  const order_id = await orderSomething();
  await payByBalance(order_id);
  const before = await purse();
  const states = await payByBalance(order_id);
  expect(states.map(({ step }) => step)).toEqual(['loading', 'done', 'closed']);
  const result = { pay_name: '余额支付', amount: await dueOf(order_id) };
  expect(states[1]).toMatchObject({ before: true, message: { text: '该订单已支付，无需重复支付' }, result });
  expect(await purse()).toBe(before);
});

test('a lost closing of an order is settled by reading', async () => {
  await logIn();
  const order_id = await orderSomething();
  await fault('order.php?act=qx_order', 'drop_after');
  const states = await run(closeOrder({ client, clock }, order_id));
  expect(states.at(-1)).toMatchObject({ step: 'done', answer: { status: { status: 7 } } });
});
