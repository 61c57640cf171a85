/** The whole main road with the typed client, on a server written from the documents alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '#shared/client/create.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { chit } from '#shared/contract/chit.ts';
import { goods } from '#shared/contract/goods.ts';
import { login } from '#shared/contract/login.ts';
import { order } from '#shared/contract/order.ts';
import { search } from '#shared/contract/search.ts';
import type { Clock } from '#shared/flows/clock.ts';
import { runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import { login as loginFlow } from '#shared/flows/login.ts';
import { pay } from '#shared/flows/pay.ts';
import type { PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods/goods-filter.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { BALANCE } from '#shared/rules/pay/payment-methods.ts';
import { serveOtherShop } from './serve.ts';
import { member } from './shop.ts';

/** Decoding as in the web, and as in the CLI. */
const READERS = [
  ['leniently', false],
  ['strictly', true],
] as const;

let shop: Awaited<ReturnType<typeof serveOtherShop>>;
let token = '';
beforeAll(async () => {
  shop = await serveOtherShop();
});
afterAll(() => shop.close());

const clock: Clock = { now: () => Date.now(), wait: async () => undefined };
const clientOf = (strict: boolean): Client =>
  createClient({ base: shop.api, fetch, token: () => token, agencyId: () => '', strict });
const form = { user_name: member.name, password: encodePassword(member.password), openid: '', log_bs: '', yz_chit: '' };

async function enter(client: Client): Promise<void> {
  token = (await client.send(login.login, form)).token;
  const { data } = await client.send(chit.sendChitCode, { token });
  await client.send(chit.chitYz, { chit_token: data, chit_code: member.code, token });
}

async function orderSome(client: Client): Promise<string> {
  const { data } = await client.send(search.search, searchAsk({ keywords: '布洛芬' }, searchDefaults));
  const { goods_id } = data[0]!;
  await client.send(buy.addToCart, [{ type: '0', goods_id, goods_number: 3, attr_id: '', spce_id: '' }]);
  const lines = (await client.send(cart.list, {})).data;
  expect(lines).toMatchObject([{ goods_price: 1280, num: 3, start_num: 1 }]);
  const choice = { buy_list: lines.map((line) => line.cart_id).join(','), address_id: '', volume_id: '' };
  const checkout = await client.send(buy.confirm, { ...choice, use_integral: false });
  expect(checkout.money).toMatchObject({ goods_amount: 3840, shipping_fee: 650, money_paid: 4490 });
  const sent = { ...choice, address_id: '5', use_integral: false, remark: '', once: crypto.randomUUID(), seal: '' };
  return (await client.send(buy.submit, sent)).order_id;
}

async function payWith(client: Client, order_id: string, method: string): Promise<PayState[]> {
  const states: PayState[] = [];
  const events = createInbox<PayEvent>();
  const ports = { client, clock, path: () => '', is_app: () => false };
  await runFlow(
    pay(ports, { type: '1', order_id, fd_sn: '' }),
    { signal: AbortSignal.timeout(15_000), events },
    (state) => {
      states.push(state);
      if (state.step === 'choose' && state.working) return;
      if (state.step === 'choose' && state.method !== method) return events.send({ type: 'choose', method });
      if (state.step === 'choose') return events.send({ type: 'confirm', password: member.payPassword });
      if (state.step === 'done') events.send({ type: 'close' });
    },
  );
  return states;
}

test.each(READERS)('a visitor searches page by page and sees no price, read %s', async (_how, strict) => {
  token = '';
  const client = clientOf(strict);
  const first = await client.send(search.search, searchAsk({}, searchDefaults));
  expect(first.data.map(({ goods_name, shop_price }) => [goods_name, shop_price])).toEqual([
    ['布洛芬缓释胶囊', undefined],
    ['板蓝根颗粒', undefined],
  ]);
  const rest = await client.next(search.search, first.page_next);
  expect(rest?.data.map(({ goods_id }) => goods_id)).toEqual(['88']);
});

test.each(READERS)(
  'goods, login by text message, cart, checkout, balance, code, receipt; read %s',
  async (_how, strict) => {
    const client = clientOf(strict);
    await enter(client);
    const product = await client.send(goods.info, { goods_id: '57', fast_buy: true, log_bs: '' });
    expect(product.data).toMatchObject({ shop_price: 905, goods_number: 300, medium: 10, min_unitno: 2 });

    const { purse } = shop.books();
    const paid = await payWith(client, await orderSome(client), BALANCE);
    expect(paid.at(-1)).toEqual({ step: 'closed', finished: true });
    expect(purse - shop.books().purse).toBeCloseTo(44.9);

    const order_id = await orderSome(client);
    const byCode = await payWith(client, order_id, '2');
    expect(byCode.find(({ step }) => step === 'paying')).toMatchObject({
      started: { how: 'qr', code_url: expect.stringContaining('weixin://') },
    });
    expect(byCode.at(-1)).toEqual({ step: 'closed', finished: true });

    const rows = (await client.send(order.orderList, { is_start: true, lx: '3' })).data;
    expect(rows.map((row) => row.pay_name).slice(0, 2)).toEqual(['微信支付', '余额支付']);
    await client.send(order.qrSh, { order_id, send_id: rows[0]!.delivery?.[0]?.send_id ?? 'none' });
    const [received] = (await client.send(order.orderList, { order_id })).data;
    expect(received).toMatchObject({ status: { status: 6 }, pay_status: 1, money_paid: 4490 });
  },
);

test('the login flow uses a text message although the check answers only success', async () => {
  const ports = {
    client: clientOf(true),
    clock,
    random: () => 0,
    log_bs: '',

    chit_login: true,
    chitStatus: [],
  };
  const events = createInbox<never>();
  const steps: string[] = [];
  const send = (event: object) => (events.send as (event: object) => void)(event);
  await runFlow(loginFlow(ports), { signal: AbortSignal.timeout(15_000), events }, (state) => {
    steps.push(state.step);
    const typed = { user_name: member.name, password: member.password, agree: true, remember: false };
    if (state.step === 'form') return send({ type: 'submit', form: typed });
    if (state.step !== 'sms' || state.sms.working) return;
    if (!state.sms.sent) return send({ type: 'send', letters: state.sms.captcha });
    if (state.sms.sendIn === 59) send({ type: 'check', code: member.code });
  });
  expect(steps.at(-1)).toBe('done');
});
