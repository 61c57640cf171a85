import { expect, test, vi } from 'vitest';
import { order as orders } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { wechat } from '#shared/contract/wechat.ts';
import { LoginLostError, NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { PAYMENT_TIME } from '#shared/rules/pay/payment-polling.ts';
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { pay } from './pay.ts';
import type { Choosing, PayOrder } from './pay-state.ts';
import { SETTLE_PAUSE } from './settle-payment.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const order: PayOrder = {
  order: { order_sn: 'S1', money_paid: 326_850, paid: false },
  pay_list: [
    { pay_id: '1', pay_name: '余额支付' },
    { pay_id: '2', pay_name: '微信支付' },
    { pay_id: '4', pay_name: '银行转账' },
  ],
  pay_type: '2',
  have_pay: true,
  moneys: 128_640,
  pay_pwd: true,
  ye_true: false,
};
const rich: PayOrder = { ...order, moneys: 999_900, ye_true: true, pay_type: '1' };
const subject: PaymentSubject = { type: '1', order_id: '7', fd_sn: '' };

const lost = (path: string) => () => {
  throw new UnknownOutcomeError(path, new NetworkError(path, 'dropped'));
};
const dropped = (path: string) => () => {
  throw new NetworkError(path, 'dropped');
};

/** All sent calls except reading whether it is paid. */
const paths = ({ sent }: ReturnType<typeof createFakeClient>): string[] =>
  sent.map(({ path }) => path).filter((path) => path !== orders.orderList.path);

const row = (client: ReturnType<typeof createFakeClient>, pay_status: number) =>
  client.on(orders.orderList, () => ({ data: [{ order_id: '7', pay_status }], page_next: 'end' }) as never);

async function open(loaded: PayOrder = order, what: PaymentSubject = subject, resume?: Parameters<typeof pay>[2]) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  const status = (paid: boolean) =>
    client.on(payCx.getStatus, () => ({ data: { status: paid, pay_name: '微信支付' } }));
  client.on(payOrder.orderAmount, () => loaded);
  client.on(payOrder.yzPay, () => ({}));
  client.on(payOrder.yePay, () => ({}));
  client.on(payOrder.zxPay, () => ({ trade_type: 'NATIVE', order_sn: 'P1', code_url: 'weixin://x' }));
  client.on(payOrder.clearSd, () => ({}));
  row(client, 0);
  client.on(recharge.rechargeLog, () => ({ data: [], page_next: 'end' }));
  status(false);
  const ports = { client, clock, path: () => '/order', is_app: () => false };
  const run = await probe(pay(ports, what, resume));
  return { client, clock, run, status };
}

test('without order id and split number it is refused', async () => {
  const { client, run } = await open(order, { ...subject, order_id: '' });
  expect(run.last).toMatchObject({ step: 'refused', message: { text: '缺少必要参数！' } });
  expect(client.sent).toEqual([]);
});

test('it starts at step 0 with the default method and the amount due', async () => {
  const { run } = await open();
  expect(run.states[0]).toEqual({ step: 'loading', zt: 0 });
  expect(run.last).toMatchObject({ step: 'choose', zt: 0, method: '2', split: { balance: 0, method: 326_850 } });
});

test('the combined balance covers a part, is sent as use_ye, and is off for the balance method', async () => {
  const { client, run } = await open();
  await run.send({ type: 'combine', on: true });
  expect(run.last).toMatchObject({ combined: { shown: true, on: true }, split: { balance: 128_640, method: 198_210 } });
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '支付密码为空！' } });
  await run.send({ type: 'confirm', password: '123456' });
  expect(client.sent.at(-2)).toEqual({ path: payOrder.yzPay.path, args: { pay_pwd: 'enc:MTIzNDU2' } });
  expect(client.sent.at(-1)).toEqual({
    path: payOrder.zxPay.path,
    args: { query: { path: '/order' }, body: { ...subject, pay_type: '2', use_ye: true, is_app: false } },
  });
  const again = await open();
  await again.run.send({ type: 'combine', on: true });
  await again.run.send({ type: 'choose', method: '1' });
  expect(again.run.last).toMatchObject({ combined: { shown: false, on: false } });
});

test.each(['paid', 'clock'])('a part that was held comes back when the payment was not made: %s', async (how) => {
  const { client, clock, run } = await open();
  await run.send({ type: 'combine', on: true });
  await run.send({ type: 'confirm', password: '123456' });
  expect(client.count(payOrder.clearSd)).toBe(0);
  if (how === 'paid') await run.send({ type: 'paid' });
  else for (let poll = 0; poll < 95; poll += 1) await clock.pass(2000);
  expect(client.count(payOrder.clearSd)).toBe(1);
  expect(run.last).toMatchObject(how === 'paid' ? { step: 'choose' } : { step: 'timedOut' });
});

test.each(['codeFailed', 'sheetFailed'] as const)(
  'it comes back after %s too, before the order is read again',
  async (type) => {
    const { client, run } = await open();
    await run.send({ type: 'combine', on: true });
    await run.send({ type: 'confirm', password: '123456' });
    await run.send({ type });
    expect(paths(client).slice(-2)).toEqual([payOrder.clearSd.path, payOrder.orderAmount.path]);
    expect(run.last).toMatchObject({ step: 'choose', combined: { on: false } });
  },
);

/** A combined payment with a hold whose clear call gets no answer. */
async function heldAndLost() {
  const opened = await open();
  const { client, run } = opened;
  client.on(payOrder.clearSd, lost(payOrder.clearSd.path));
  client.on(payOrder.zxPay, () => {
    client.on(payOrder.orderAmount, () => ({ ...order, moneys: 0 }));
    return { trade_type: 'NATIVE', order_sn: 'P1', code_url: 'weixin://x' };
  });
  await run.send({ type: 'combine', on: true });
  await run.send({ type: 'confirm', password: '123456' });
  return opened;
}

test('after a lost answer of the clear call the balance is unknown, with a message, and never 0', async () => {
  const { run } = await heldAndLost();
  await run.send({ type: 'paid' });
  const { message, hold, order: shown } = run.last as Choosing;
  expect([message?.text, hold?.text]).toEqual([
    '支付未完成，请核对！',
    '上次支付占用的余额尚未确认退回，可用余额暂不确定',
  ]);
  expect(shown.moneys).toBeUndefined();
  expect((run.last as Choosing).balance).toMatchObject({ message: { text: '含占用部分仍不足以支付' } });
  expect(run.last).toMatchObject({ combined: { shown: false, on: false } });
});

test('reading settles it: the earlier balance is back, without a second clear call', async () => {
  const { client, clock, run } = await heldAndLost();
  await run.send({ type: 'back' });
  await clock.pass(SETTLE_PAUSE);
  expect(run.last).toHaveProperty('hold');
  client.on(payOrder.orderAmount, () => order);
  await clock.pass(SETTLE_PAUSE);
  expect(run.last).not.toHaveProperty('hold');
  expect(run.last).toMatchObject({ step: 'choose', order: { moneys: 128_640 }, combined: { shown: true } });
  expect(client.count(payOrder.clearSd)).toBe(1);
});

test('a reading that finds the order paid ends the dialog as paid, so that nothing is paid twice', async () => {
  const { client, clock, run } = await heldAndLost();
  await run.send({ type: 'back' });
  client.on(payOrder.orderAmount, () => ({ ...order, order: { ...order.order, paid: true } }));
  await clock.pass(SETTLE_PAUSE);
  expect(run.last).toMatchObject({ step: 'done', message: { text: '支付成功！' } });
});

test('when reading does not settle it, the user can release it again; it is not repeated automatically', async () => {
  const { client, clock, run } = await heldAndLost();
  await run.send({ type: 'back' });
  for (let reading = 0; reading < 10; reading += 1) await clock.pass(SETTLE_PAUSE);
  expect(run.last).toHaveProperty('hold');
  await run.send({ type: 'release' });
  expect(run.last).toHaveProperty('hold');
  expect(client.count(payOrder.clearSd)).toBe(2);
  client.on(payOrder.clearSd, () => ({}));
  client.on(payOrder.orderAmount, () => order);
  await run.send({ type: 'release' });
  expect(run.last).not.toHaveProperty('hold');
  expect(run.last).toMatchObject({ step: 'choose', method: '2', order: { moneys: 128_640 } });
});

test('it stays unknown after the timeout and a lost reading; other methods can pay meanwhile', async () => {
  const { client, clock, run } = await heldAndLost();
  for (let poll = 0; poll < 95; poll += 1) await clock.pass(2000);
  client.on(payOrder.orderAmount, dropped(payOrder.orderAmount.path));
  await run.send({ type: 'again' });
  expect(run.last).toHaveProperty('hold');
  expect((run.last as Choosing).order.moneys).toBeUndefined();
  await run.send({ type: 'confirm' });
  expect(run.last.step).toBe('paying');
});

test('without a hold a lost clear call shows no message', async () => {
  const { client, run } = await open();
  client.on(payOrder.clearSd, lost(payOrder.clearSd.path));
  await run.send({ type: 'confirm' });
  await run.send({ type: 'back' });
  expect(run.last).not.toHaveProperty('hold');
  expect(run.last).toMatchObject({ order: { moneys: 128_640 } });
});

test('a payment started without a code, or lost and not made, leaves nothing held', async () => {
  const { client, run } = await open();
  client.on(payOrder.zxPay, () => ({ trade_type: 'NATIVE', order_sn: 'P1' }));
  await run.send({ type: 'combine', on: true });
  await run.send({ type: 'confirm', password: '123456' });
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '二维码生成失败！' } });
  expect(client.count(payOrder.clearSd)).toBe(1);
});

test('the combined balance is refused when the balance is enough', async () => {
  const { run } = await open({ ...rich, pay_type: '2' });
  await run.send({ type: 'combine', on: true });
  expect(run.last).toMatchObject({
    combined: { on: false },
    message: { text: '余额充足，可直接使用余额支付' },
    // The choice is refused, nothing failed: there is no trail to attach.
    field: 'combined',
  });
});

const combine = async (opened: Awaited<ReturnType<typeof open>>) => {
  await opened.run.send({ type: 'combine', on: true });
  return opened;
};
const confirm = { type: 'confirm', password: '123456' } as const;
const code = { trade_type: 'NATIVE', order_sn: 'P1', code_url: 'weixin://x' };

test.each([
  ['the balance', { moneys: 110_040 }, { balance: 110_040, method: 216_810 }, '余额 ¥1,100.40，微信支付 ¥2,168.10'],
  [
    'the amount',
    { order: { ...order.order, money_paid: 308_150 } },
    { balance: 128_640, method: 179_510 },
    '余额 ¥1,286.40，微信支付 ¥1,795.10',
  ],
  ['no balance', { moneys: 0 }, { balance: 0, method: 326_850 }, '微信支付 ¥3,268.50'],
  ['enough balance', { moneys: 400_000, ye_true: true }, { balance: 0, method: 326_850 }, '微信支付 ¥3,268.50'],
])('a combined payment is asked for again when %s changed since it was shown', async (_, now, split, said) => {
  const { client, run } = await combine(await open());
  client.on(payOrder.orderAmount, () => ({ ...order, ...now }));
  await run.send(confirm);
  expect(run.last).toMatchObject({
    step: 'choose',
    split,
    field: 'amount',
    message: { text: `金额有变动，现为${said}，请核对后再付款` },
  });
  expect([client.count(payOrder.yzPay), client.count(payOrder.zxPay)]).toEqual([0, 0]);
  await run.send(confirm);
  expect(run.last).toMatchObject({ step: 'paying', held: split.balance > 0 });
  expect(run.states.findLast(({ step }) => step === 'choose')).toMatchObject({ split });
});

test('a method that is not offered any more is not replaced by another without a word', async () => {
  const { client, run } = await open(rich);
  const pay_list = order.pay_list.filter(({ pay_id }) => pay_id === '4');
  client.on(payOrder.orderAmount, () => ({ ...rich, pay_list }));
  await run.send(confirm);
  expect(run.last).toMatchObject({ step: 'choose', method: '4', field: 'amount' });
});

test('the balance pays no other amount than was shown', async () => {
  const { client, run } = await open(rich);
  client.on(payOrder.orderAmount, () => ({ ...rich, order: { ...rich.order, money_paid: 330_000 } }));
  await run.send(confirm);
  expect(run.last).toMatchObject({ message: { text: '金额有变动，现为余额 ¥3,300.00，请核对后再付款' } });
  expect(client.count(payOrder.yePay)).toBe(0);
});

test('without an answer about the amounts nothing combined is started', async () => {
  const { client, run } = await combine(await open());
  client.on(payOrder.orderAmount, dropped(payOrder.orderAmount.path));
  await run.send(confirm);
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '数据请求失败！' } });
  expect(client.count(payOrder.zxPay)).toBe(0);
});

test('a start that charges other amounts is ended, and the next reading is asked for', async () => {
  const { client, run } = await combine(await open());
  client.on(payOrder.zxPay, () => {
    client.on(payOrder.orderAmount, () => ({ ...order, moneys: 109_940 }));
    return { ...code, money_paid: 216_910 };
  });
  await run.send(confirm);
  expect(run.last).toMatchObject({
    step: 'choose',
    split: { balance: 109_940, method: 216_910 },
    combined: { on: true },
  });
  expect(client.count(payOrder.clearSd)).toBe(1);
  expect(run.states.some(({ step }) => step === 'paying')).toBe(false);
  await run.send(confirm);
  expect(run.last).toMatchObject({ step: 'paying' });
});

test('a server whose start contradicts its order is told once, and its amounts are shown and accepted', async () => {
  const { client, run } = await open();
  client.on(payOrder.zxPay, () => ({ ...code, money_paid: 300_025 }));
  await run.send(confirm);
  expect(run.last).toMatchObject({ step: 'choose', split: { method: 300_025 }, field: 'amount' });
  await run.send(confirm);
  expect(run.last).toMatchObject({ step: 'paying' });
  expect(run.states.findLast(({ step }) => step === 'choose')).toMatchObject({ split: { method: 300_025 } });
});

test('what an unfinished payment of this order holds is named, and released on request', async () => {
  const held = { ...order, moneys: 0, held: 466_650 };
  const { client, run } = await open(held);
  expect(run.last).toMatchObject({ hold: { text: '余额 ¥4,666.50 已被本单未完成的支付占用' } });
  client.on(payOrder.orderAmount, () => ({ ...order, moneys: 466_650, ye_true: true, held: 0 }));
  await run.send({ type: 'release' });
  expect(client.count(payOrder.clearSd)).toBe(1);
  expect(run.last).toMatchObject({ step: 'choose', balance: { ok: true } });
  expect(run.last).not.toHaveProperty('hold');
});

test.each(['2', '1'])(
  'what becomes of a transfer whose proof was handed in is told beside method %s',
  async (method) => {
    const { client, run } = await open(rich);
    row(client, 2);
    await run.send({ type: 'choose', method });
    await run.send(confirm);
    // It was handed in after the dialog had opened: nothing is paid yet.
    expect(run.last).toMatchObject({ step: 'choose', handedIn: { text: expect.stringContaining('转入账户余额') } });
    expect(client.count(payOrder.zxPay) + client.count(payOrder.yePay)).toBe(0);
    await run.send({ type: 'choose', method: '4' });
    expect(run.last).not.toHaveProperty('handedIn');
    await run.send({ type: 'choose', method });
    await run.send(confirm);
    expect(client.count(payOrder.zxPay) + client.count(payOrder.yePay)).toBe(1);
  },
);

test('without methods it shows a message and pays nothing', async () => {
  const { client, run } = await open({ ...order, pay_list: [] });
  expect(run.last).toMatchObject({ none: { text: '暂无支付方式，不能支付' } });
  await run.send({ type: 'confirm' });
  expect(client.count(payOrder.zxPay)).toBe(0);
});

test('balance pay first checks the encoded password, then pays and is at step 2', async () => {
  const { client, run } = await open(rich);
  await run.send({ type: 'confirm', password: '123456' });
  expect(client.sent.slice(2)).toEqual([
    { path: orders.orderList.path, args: { order_id: '7' } },
    { path: payOrder.orderAmount.path, args: subject },
    { path: payOrder.yzPay.path, args: { pay_pwd: 'enc:MTIzNDU2' } },
    { path: payOrder.yePay.path, args: { order_id: '7', fd_sn: '' } },
  ]);
  expect(run.last).toMatchObject({ step: 'done', zt: 2, result: { pay_name: '余额支付' } });
});

test.each([
  [rich, '', '支付密码为空！'],
  [{ ...rich, pay_pwd: false }, '123456', '未设置支付密码，不能支付'],
  [{ ...rich, ye_true: false }, '123456', '您的余额不足以支付该订单'],
])('balance pay is refused: %#', async (loaded, password, text) => {
  const { client, run } = await open(loaded);
  await run.send({ type: 'choose', method: '1' });
  await run.send({ type: 'confirm', password });
  expect(run.last).toMatchObject({ step: 'choose', message: { text } });
  expect(client.count(payOrder.yzPay)).toBe(0);
});

test('a wrong password pays nothing and can be typed again', async () => {
  const { client, run } = await open(rich);
  client.on(payOrder.yzPay, () => {
    throw new RefusedError(payOrder.yzPay.path, 1, '支付密码错误！', false);
  });
  await run.send({ type: 'confirm', password: 'wrong' });
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '支付密码错误！' }, field: 'password' });
  expect(client.count(payOrder.yePay)).toBe(0);
});

test('a second tap during a payment pays nothing more', async () => {
  const { client, run } = await open(rich);
  let answer = () => {};
  client.on(payOrder.yePay, () => new Promise((_, reject) => (answer = () => reject(refusal))));
  const refusal = new RefusedError(payOrder.yePay.path, 1, '系统繁忙', false);
  await run.send({ type: 'confirm', password: '123456' });
  await run.send({ type: 'confirm', password: '123456' });
  answer();
  await run.send({ type: 'look' });
  expect(client.count(payOrder.yePay)).toBe(1);
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '系统繁忙' } });
});

test('closed while the balance is being paid, the dialog still tells that it is paid', async () => {
  const { client, run } = await open(rich);
  let answer = () => undefined as unknown;
  client.on(payOrder.yePay, () => new Promise((resolve) => (answer = () => resolve({}))));
  await run.send({ type: 'confirm', password: '246810' });
  await run.send({ type: 'close' });
  answer();
  await vi.waitFor(() => expect(run.last.step).toBe('done'));
  await run.send({ type: 'close' });
  expect(run.last).toEqual({ step: 'closed', finished: true });
});

test('a lost answer is settled by reading: paid after all', async () => {
  const { client, clock, run, status } = await open(rich);
  client.on(payOrder.yePay, lost(payOrder.yePay.path));
  await run.send({ type: 'confirm', password: '123456' });
  expect(run.last).toMatchObject({ step: 'choose', working: 'settling' });
  status(true);
  await clock.pass(2000);
  expect(run.last).toMatchObject({ step: 'done', result: { pay_name: '微信支付' } });
  expect(client.count(payOrder.yePay)).toBe(1);
});

test('a lost answer is settled by reading: not paid, only after three readings', async () => {
  const { client, clock, run } = await open(rich);
  client.on(payOrder.yePay, lost(payOrder.yePay.path));
  await run.send({ type: 'confirm', password: '123456' });
  await clock.pass(3999);
  expect(run.last).toMatchObject({ working: 'settling' });
  await clock.pass(1);
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '支付未完成，请核对！' } });
  expect(run.last).not.toHaveProperty('working');
  expect(client.count(payCx.getStatus)).toBe(3);
});

test('while the outcome of a payment is unknown nothing is paid again', async () => {
  const { client, clock, run, status } = await open(rich);
  client.on(payOrder.yePay, () => {
    client.on(payCx.getStatus, dropped(payCx.getStatus.path));
    client.on(orders.orderList, dropped(orders.orderList.path));
    client.on(payOrder.orderAmount, dropped(payOrder.orderAmount.path));
    return lost(payOrder.yePay.path)();
  });
  await run.send({ type: 'confirm', password: '123456' });
  await clock.pass(4000);
  expect(run.last).toMatchObject({
    step: 'unsettled',
    message: { text: '网络中断，正在核对支付结果，请勿重复支付！' },
  });
  await run.send({ type: 'confirm', password: '123456' });
  expect(client.count(payOrder.yePay)).toBe(1);
  status(true);
  await run.send({ type: 'look' });
  expect(run.last.step).toBe('done');
});

test('a QR payment goes to step 1, is watched, and status 1 moves on to step 2', async () => {
  const { clock, run, status } = await open();
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'paying', zt: 1, started: { how: 'qr', code_url: 'weixin://x' } });
  status(true);
  await clock.pass(2000);
  expect(run.last).toMatchObject({ step: 'done', zt: 2, message: { text: '支付成功！' } });
});

test.each([
  [
    { trade_type: 'MWEB', order_sn: 'P1', mweb_url: 'https://pay.test/x' },
    { how: 'mweb', url: 'https://pay.test/x' },
  ],
  [
    { trade_type: 'JSAPI', order_sn: 'P1', cs: { paySign: 's' } },
    { how: 'jsapi', cs: { paySign: 's' }, config: {} },
  ],
])('the trade type decides how: %#', async (answer, started) => {
  const { client, run } = await open();
  client.on(payOrder.zxPay, () => answer);
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'paying', started: { order_sn: 'P1', ...started } });
});

test.each([
  [{ trade_type: 'MWEB', order_sn: 'P1', mweb_url: 'javascript:alert(1)' }, '支付失败'],
  [{ trade_type: 'JSAPI', order_sn: 'P1' }, '支付失败'],
  [{ trade_type: 'NATIVE', order_sn: 'P1' }, '二维码生成失败！'],
])('a start without what it needs stays at step 0: %#', async (answer, text) => {
  const { client, run } = await open();
  client.on(payOrder.zxPay, () => answer);
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'choose', message: { text } });
});

test("'I have paid' that finds no payment goes back to step 0 with the chosen method", async () => {
  const { run } = await open();
  await run.send({ type: 'confirm' });
  await run.send({ type: 'paid' });
  expect(run.last).toMatchObject({ step: 'choose', zt: 0, method: '2', message: { text: '支付未完成，请核对！' } });
});

test("the sheet's failure shows its own text, unless the server reports a payment", async () => {
  const { run, status } = await open();
  await run.send({ type: 'confirm' });
  await run.send({ type: 'sheetFailed', content: '商户号异常' });
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '商户号异常' } });
  await run.send({ type: 'confirm' });
  await run.send({ type: 'sheetFailed' });
  expect(run.last).toMatchObject({ message: { text: '支付失败' } });
  await run.send({ type: 'confirm' });
  status(true);
  await run.send({ type: 'sheetFailed', content: '网络异常' });
  expect(run.last.step).toBe('done');
});

/** WeChat's payment sheet is open. */
async function atSheet(loaded: PayOrder = order, resume?: Parameters<typeof pay>[2]) {
  const opened = await open(loaded, subject, resume);
  const started = { trade_type: 'JSAPI', order_sn: 'P1', cs: { paySign: 's' } };
  opened.client.on(payOrder.zxPay, () => started);
  if (!resume) await opened.run.send({ type: 'confirm' });
  return opened;
}

test('the sheet reported ok and the gateway is slow: all 90 polls run, and nothing else is offered', async () => {
  const { client, clock, run, status } = await atSheet();
  await run.send({ type: 'sheet', said: 'ok' });
  expect(run.last).toMatchObject({ step: 'paying', sheet: 'ok' });
  expect(client.count(payCx.getStatus), 'it was not asked at once').toBe(1);
  for (const event of ['paid', 'back', 'sheetFailed', 'codeFailed', 'look'] as const) {
    await run.send({ type: event });
    expect(run.last).toMatchObject({ step: 'paying', sheet: 'ok' });
  }
  client.on(payCx.getStatus, dropped(payCx.getStatus.path));
  await clock.pass(12_000);
  expect(run.last).toMatchObject({ step: 'paying', sheet: 'ok', unreachable: true });
  status(false);
  await clock.pass(166_000);
  expect(run.last).toMatchObject({ step: 'paying', sheet: 'ok' });
  expect(client.count(payOrder.zxPay) + client.count(payOrder.clearSd)).toBe(1);
  status(true);
  await clock.pass(2_000);
  expect(run.last).toMatchObject({ step: 'done', message: { text: '支付成功！' } });
});

test("after the 90th poll it times out, and the sheet's report is still known", async () => {
  const { client, clock, run } = await atSheet();
  await run.send({ type: 'sheet', said: 'ok' });
  await clock.pass(182_000);
  expect(run.last).toMatchObject({ step: 'timedOut', sheet: 'ok' });
  expect(client.count(payCx.getStatus)).toBe(92);
});

test("the sheet's report from before a reload still counts", async () => {
  const { run } = await atSheet(order, { order_sn: 'P1', method: '2', sheet: 'ok' });
  await run.send({ type: 'back' });
  expect(run.last).toMatchObject({ step: 'paying', started: { how: 'resumed' }, sheet: 'ok' });
});

test.each(['while it confirms', 'after its timeout', 'with an unknown outcome'])(
  'closed after the ok, %s, nothing is cleared',
  async (when) => {
    const { client, clock, run } = await atSheet();
    await run.send({ type: 'sheet', said: 'ok' });
    if (when !== 'while it confirms') await clock.pass(186_000);
    if (when === 'with an unknown outcome') {
      client.on(payCx.getStatus, dropped(payCx.getStatus.path));
      await run.send({ type: 'again' });
      expect(run.last.step).toBe('unsettled');
    }
    await run.send({ type: 'close' });
    expect(run.last).toEqual({ step: 'closed', finished: false });
    expect(client.count(payOrder.clearSd)).toBe(0);
  },
);

test('after the ok a part that is held stays held at the timeout; the sentence tells what WeChat said', async () => {
  const { client, clock, run } = await open();
  client.on(payOrder.zxPay, () => ({ trade_type: 'JSAPI', order_sn: 'P1', cs: { paySign: 's' } }));
  await run.send({ type: 'combine', on: true });
  await run.send({ type: 'confirm', password: '123456' });
  await run.send({ type: 'sheet', said: 'ok' });
  await clock.pass(186_000);
  expect(run.last).toMatchObject({ step: 'timedOut', message: { text: '微信提示已付款，正在向商城核对' } });
  expect(client.count(payOrder.clearSd)).toBe(0);
});

test('after the ok the order’s row is a witness too', async () => {
  const { client, clock, run } = await atSheet();
  await run.send({ type: 'sheet', said: 'ok' });
  client.on(payCx.getStatus, dropped(payCx.getStatus.path));
  row(client, 1);
  await clock.pass(2_000);
  expect(run.last.step).toBe('done');
});

test('paying again after an ok is the user’s own choice: the server is asked, the bill named, nothing cleared', async () => {
  const { client, clock, run } = await atSheet();
  await run.send({ type: 'sheet', said: 'ok' });
  await clock.pass(186_000);
  await run.send({ type: 'again' });
  expect(run.last).toMatchObject({
    step: 'choose',
    message: { text: '微信曾提示已付款，请先在微信账单里确认没有扣款' },
  });
  await run.send({ type: 'close' });
  expect(client.count(payOrder.clearSd)).toBe(0);
});

test('an ok that another tab noted stops the start of a second payment', async () => {
  const { client, clock } = await open();
  let said: { order_sn: string; sheet: 'ok' } | undefined;
  const ports = { client, clock, path: () => '/', is_app: () => true, saidPaid: () => said };
  const run = await probe(pay(ports, subject));
  said = { order_sn: 'P9', sheet: 'ok' };
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'paying', started: { order_sn: 'P9' }, sheet: 'ok' });
  expect(client.count(payOrder.zxPay)).toBe(0);
});

test.each([
  ['2', { method: '2' }, 'P8'],
  ['2', { method: '3' }, 'P1'],
  ['2', { method: '2', held: true }, 'P1'],
])('a code in another tab is told before anything starts; then %s beside %j shows %s', async (method, of, number) => {
  const { client, clock } = await open();
  const code = { order_sn: 'P8', code_url: 'weixin://there', ...of };
  let elsewhere: typeof code | undefined;
  const run = await probe(
    pay({ client, clock, path: () => '/', is_app: () => false, elsewhere: () => elsewhere }, subject),
  );
  elsewhere = code;
  await run.send({ type: 'choose', method });
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'choose', message: { text: expect.stringContaining('另一个页面') } });
  expect(client.count(payOrder.zxPay)).toBe(0);
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'paying', started: { how: 'qr', order_sn: number } });
});

test.each([
  [true, 0],
  [false, 1],
])('closing beside a code in another tab (%s) clears %i payments', async (isThere, cleared) => {
  const { client, clock } = await open();
  const code = { order_sn: 'P8', code_url: 'weixin://there' };
  const elsewhere = () => (isThere ? code : undefined);
  const run = await probe(pay({ client, clock, path: () => '/', is_app: () => false, elsewhere }, subject));
  await run.send({ type: 'close' });
  expect(run.last.step).toBe('closed');
  expect(client.count(payOrder.clearSd)).toBe(cleared);
});

test('an ok that another tab noted offers no method on the way back to the choice', async () => {
  const { client, clock } = await open();
  let said: { order_sn: string; sheet: 'ok' } | undefined;
  const ports = { client, clock, path: () => '/', is_app: () => true, saidPaid: () => said };
  const run = await probe(pay(ports, subject));
  await run.send({ type: 'confirm' });
  said = { order_sn: 'P9', sheet: 'ok' };
  await run.send({ type: 'back' });
  expect(run.last).toMatchObject({ step: 'paying', started: { order_sn: 'P9' }, sheet: 'ok' });
  expect(client.count(payOrder.clearSd)).toBe(0);
});

test('the ok of a sheet that was left is believed at the choice, for its own number', async () => {
  const { client, clock, run } = await atSheet();
  await run.send({ type: 'paid' });
  expect(run.last.step).toBe('choose');
  await run.send({ type: 'sheet', said: 'ok', order_sn: 'P1' });
  expect(run.last).toMatchObject({ step: 'paying', started: { order_sn: 'P1' }, sheet: 'ok' });
  await run.send({ type: 'close' });
  await clock.pass(0);
  expect(client.count(payOrder.clearSd)).toBe(0);
});

test('a payment that was not paid yet is started once: paying again opens the same sheet', async () => {
  const { client, run } = await atSheet();
  await run.send({ type: 'paid' });
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'paying', started: { how: 'jsapi', order_sn: 'P1' } });
  expect(client.count(payOrder.zxPay)).toBe(1);
  await run.send({ type: 'back' });
  await run.send({ type: 'confirm' });
  expect(client.count(payOrder.zxPay), 'the clear call ended the first one').toBe(2);
});

test('a bridge that is not there yet is no failed payment: the sheet can be opened again', async () => {
  const { client, run } = await atSheet();
  await run.send({ type: 'sheet', said: 'notReady' });
  expect(run.last).toMatchObject({ step: 'paying', sheet: 'notReady', started: { how: 'jsapi' } });
  await run.send({ type: 'sheet', said: 'opened' });
  expect(run.last).not.toHaveProperty('sheet');
  expect(client.count(payOrder.zxPay)).toBe(1);
});

test('a sheet that was open at a reload can be opened again', async () => {
  const { run } = await atSheet(order, { order_sn: 'P1', method: '2', cs: { paySign: 's' } });
  expect(run.last).toMatchObject({ started: { how: 'jsapi', cs: { paySign: 's' }, restored: true } });
});

test('a cancelled sheet: the server is asked first, then it can be opened again or another method chosen', async () => {
  const { client, run, status } = await atSheet();
  await run.send({ type: 'sheet', said: 'cancelled' });
  expect(client.count(payCx.getStatus)).toBe(1);
  expect(run.last).toMatchObject({ step: 'paying', sheet: 'cancelled', started: { how: 'jsapi' } });
  await run.send({ type: 'sheet', said: 'opened' });
  expect(run.last).not.toHaveProperty('sheet');
  await run.send({ type: 'sheet', said: 'cancelled' });
  expect(client.count(payOrder.zxPay), 'the prepayment is used again').toBe(1);
  await run.send({ type: 'back' });
  expect(run.last).toMatchObject({ step: 'choose', method: '2' });
  status(true);
  await run.send({ type: 'confirm' });
  await run.send({ type: 'sheet', said: 'cancelled' });
  expect(run.last.step).toBe('done');
});

/** In WeChat's browser with its openid, and a server that says whether the member is bound. */
async function inWeChat(
  answer: { openid?: string; bound?: boolean; other?: boolean; entry?: string } | Error,
  method = '2',
  binds?: { use_ye: boolean },
) {
  const opened = await open();
  const { client, clock } = opened;
  client.on(wechat.openid, () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  client.on(wechat.bind, () => {
    Object.assign(answer, { bound: true, other: false });
    client.on(payOrder.zxPay, () => ({ trade_type: 'JSAPI', order_sn: 'P1', cs: { paySign: 's' } }));
    return {};
  });
  const noted = vi.fn();
  const enter = vi.fn();
  const binding = { isHere: () => true, onBound: noted, enter };
  const ports = { client, clock, path: () => '/', is_app: () => true, binding };
  const run = await probe(pay(ports, subject, undefined, binds));
  if (binds) return { ...opened, run, noted, enter };
  await run.send({ type: 'choose', method });
  await run.send({ type: 'confirm' });
  return { ...opened, run, noted, enter };
}

test('inside WeChat an unbound member binds with one tap, and pays in the sheet', async () => {
  const { client, run, noted } = await inWeChat({ openid: 't', bound: false });
  expect(run.last).toMatchObject({ step: 'binding' });
  expect(client.count(payOrder.zxPay), 'it was begun before').toBe(0);
  await run.send({ type: 'bind' });
  expect(run.last).toMatchObject({ step: 'paying', started: { how: 'jsapi' } });
  expect([client.count(wechat.bind), client.count(payOrder.zxPay)]).toEqual([1, 1]);
  expect(noted).toHaveBeenCalledOnce();
});

test('a browser without a ticket goes to WeChat’s authorization first, and comes back into its payment', async () => {
  const left = await inWeChat({ openid: '', bound: false, entry: '/api/wechat.php?act=entry' });
  expect(left.run.last).toMatchObject({ step: 'binding', bound: 'not' });
  await left.run.send({ type: 'bind' });
  expect(left.enter).toHaveBeenCalledExactlyOnceWith('/api/wechat.php?act=entry', { use_ye: false });
  expect(left.run.last).toMatchObject({ step: 'binding', working: true });
  const back = await inWeChat({ openid: 't', bound: false }, '2', { use_ye: false });
  expect(back.run.last).toMatchObject({ step: 'paying', started: { how: 'jsapi' } });
  expect(back.client.count(wechat.bind)).toBe(1);
});

test.each([
  ['a part of the balance needs its password again', { openid: 't', bound: false }, { use_ye: true }, 'choose'],
  ['without a ticket still nothing is sent', { openid: '', bound: false, entry: '/e' }, { use_ye: false }, 'binding'],
  ['bound meanwhile', { openid: 't', bound: true }, { use_ye: false }, 'paying'],
])('back from the authorization: %s', async (_, answer, binds, step) => {
  const { client, run } = await inWeChat(answer, '2', binds);
  expect(run.last.step).toBe(step);
  expect(client.count(payOrder.zxPay)).toBe(step === 'paying' ? 1 : 0);
});

test('a member who is bound to another WeChat binds this one, or pays by a code with the other', async () => {
  const other = { openid: 't', bound: true, other: true };
  const rebinds = await inWeChat({ ...other });
  expect(rebinds.run.last).toMatchObject({ step: 'binding', bound: 'other' });
  await rebinds.run.send({ type: 'bind' });
  expect(rebinds.run.last).toMatchObject({ step: 'paying', started: { how: 'jsapi' } });
  const scans = await inWeChat({ ...other });
  await scans.run.send({ type: 'scan' });
  expect(scans.client.sent.at(-1)).toMatchObject({ args: { body: { is_app: false } } });
});

test('a code for another phone is offered instead; a refused binding shows the reason and keeps both options', async () => {
  const { client, run, noted } = await inWeChat({ openid: 't', bound: false });
  client.on(wechat.bind, () => {
    throw new RefusedError(wechat.bind.path, 1, '该微信已绑定其他账号！', false);
  });
  await run.send({ type: 'bind' });
  expect(run.last).toMatchObject({ step: 'binding', message: { text: '该微信已绑定其他账号！' } });
  await run.send({ type: 'back' });
  expect(run.last).toMatchObject({ step: 'choose', method: '2' });
  await run.send({ type: 'confirm' });
  await run.send({ type: 'scan' });
  expect(run.last).toMatchObject({ step: 'paying', started: { how: 'qr' } });
  expect(noted).not.toHaveBeenCalled();
});

test('a binding whose answer was lost is settled by reading', async () => {
  const { client, clock, run } = await inWeChat({ openid: 't', bound: false });
  client.on(wechat.bind, () => {
    client.on(wechat.openid, () => ({ openid: 't', bound: true }));
    return lost(wechat.bind.path)();
  });
  await run.send({ type: 'bind' });
  await clock.pass(2_000);
  expect(run.last.step).toBe('paying');
  expect(client.count(wechat.bind)).toBe(1);
});

test.each([
  ['whoever is bound', { openid: 't', bound: true }, '2'],
  ['a browser without a ticket', { openid: '', bound: false }, '2'],
  ['a server that does not say', { openid: 't' }, '2'],
  ['one that has no such call', new NetworkError('x', 'status', 404), '2'],
  ['another method', { openid: 't', bound: false }, '4'],
])('no binding is offered to %s', async (_, answer, method) => {
  const { run } = await inWeChat(answer, method);
  expect(run.last.step).toBe(method === '2' ? 'paying' : 'transfer');
});

test('after 3 minutes it is at step 3, where paying again first checks for a payment', async () => {
  const { clock, run, status } = await open();
  await run.send({ type: 'confirm' });
  await clock.pass(182_000);
  expect(run.last).toMatchObject({
    step: 'timedOut',
    zt: 3,
    message: { text: '支付超时！您已超过3分钟未支付，点击重新支付继续' },
  });
  await run.send({ type: 'again' });
  expect(run.last.step).toBe('choose');
  await run.send({ type: 'confirm' });
  await clock.jump(600_000);
  expect(run.last.step).toBe('timedOut');
  status(true);
  await run.send({ type: 'again' });
  expect(run.last.step).toBe('done');
});

test('stray events do not prolong the watching', async () => {
  const { clock, run } = await open();
  await run.send({ type: 'confirm' });
  await clock.pass(170_000);
  await run.send({ type: 'confirm' });
  await clock.pass(12_000);
  expect(run.last.step).toBe('timedOut');
});

test('a bank transfer goes to step 1, and ends at step 2 awaiting its review', async () => {
  const { run } = await open();
  await run.send({ type: 'choose', method: '4' });
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'transfer', zt: 1 });
  await run.send({ type: 'transferred' });
  expect(run.last).toMatchObject({ step: 'done', message: { text: '已提交，等待审核' } });
});

test('closing at step 2 reports success, and with type 1 the clear call is sent', async () => {
  const { client, run, status } = await open();
  status(true);
  await run.send({ type: 'confirm' });
  await run.send({ type: 'look' });
  await run.send({ type: 'close' });
  expect(run.last).toEqual({ step: 'closed', finished: true });
  expect(client.sent.at(-1)).toEqual({ path: payOrder.clearSd.path, args: { order_id: '7', fd_sn: '' } });
});

test('closing before step 2 reports nothing; a top-up sends no clear call', async () => {
  const { client, run } = await open(order, { ...subject, type: '2' });
  await run.send({ type: 'confirm' });
  await run.send({ type: 'close' });
  expect(run.last).toEqual({ step: 'closed', finished: false });
  expect(client.count(payOrder.clearSd)).toBe(0);
});

test('closing does not wait for a hanging clear call longer than 2 s', async () => {
  const { client, clock, run } = await open();
  client.on(payOrder.clearSd, () => new Promise(() => {}));
  await run.send({ type: 'close' });
  expect(run.last.step).toBe('choose');
  await clock.pass(2000);
  expect(run.last).toEqual({ step: 'closed', finished: false });
});

/** Rows of order_list with documented fields only. */
const rows = (client: ReturnType<typeof createFakeClient>, ...data: object[]) =>
  client.on(orders.orderList, () => ({ data, page_next: 'end' }) as never);
const paidRow = { order_id: '7', order_sn: 'S1', pay_status: 1, pay_name: '微信支付', money_paid: 326_850 };
const nothingPaid = (client: ReturnType<typeof createFakeClient>) =>
  expect(
    [payOrder.yzPay, payOrder.yePay, payOrder.zxPay].map((call) => client.count(call)),
    'a payment was started',
  ).toEqual([0, 0, 0]);

test.each(['1', '2', '4'])(
  'an order that is paid elsewhere while it is open starts nothing by method %s',
  async (method) => {
    const { client, run } = await open(rich);
    await run.send({ type: 'choose', method });
    rows(client, paidRow);
    await run.send({ type: 'confirm', password: '123456' });
    expect(run.last).toMatchObject({
      step: 'done',
      before: true,
      message: { text: '该订单已支付，无需重复支付' },
      result: { pay_name: '微信支付', amount: 326_850, order_sn: 'S1' },
    });
    nothingPaid(client);
  },
);

test.each(['1', '2', '3'])(
  'a row that tells another sum than the order for payment starts nothing by method %s until the buyer knows both',
  async (method) => {
    const pay_list = [...rich.pay_list, { pay_id: '3', pay_name: '支付宝' }];
    const { client, run } = await open({ ...rich, pay_list, order: { ...rich.order, money_paid: 7 } });
    await run.send({ type: 'choose', method });
    rows(client, { ...paidRow, pay_status: 0, money_paid: 52_340 });
    const confirm = { type: 'confirm', ...(method === '1' ? { password: '123456' } : {}) } as const;
    await run.send(confirm);
    expect(run.last).toMatchObject({
      step: 'choose',
      message: { text: '商城给出的金额不一致：订单记录为 ¥523.40，付款金额为 ¥0.07，请核对后再付款' },
      sum: { told: [52_340, 7] },
    });
    nothingPaid(client);
    await run.send(confirm);
    expect(client.count(payOrder.yePay) + client.count(payOrder.zxPay)).toBe(1);
  },
);

test('a row without a sum, as ECShop has of an unpaid order, is no witness', async () => {
  const { client, run } = await open();
  rows(client, { ...paidRow, pay_status: 0, money_paid: 0 });
  await run.send({ type: 'confirm' });
  expect(run.last.step).toBe('paying');
});

const closedRow = { order_id: '7', order_sn: 'S1', pay_status: 0, status: { status: 7 as const }, money_paid: 41_280 };

test.each(['1', '2', '4'])(
  'an order that is closed elsewhere while it is open starts nothing by method %s, and offers none',
  async (method) => {
    const { client, run } = await open(rich);
    await run.send({ type: 'choose', method });
    rows(client, closedRow);
    await run.send({ type: 'confirm', password: '123456' });
    expect(run.last).toEqual({
      step: 'over',
      zt: 0,
      message: expect.objectContaining({ text: '该订单已关闭，不能支付' }),
    });
    await run.send({ type: 'confirm', password: '123456' });
    await run.send({ type: 'close' });
    expect(run.last).toEqual({ step: 'closed', finished: false });
    nothingPaid(client);
  },
);

test('an order that was closed before the dialog opened is told, also when order_amount answers a sum', async () => {
  const { client } = await open();
  rows(client, closedRow);
  for (const amount of [() => order, () => Promise.reject(new RefusedError('x', 1, '订单已关闭', false))]) {
    client.on(payOrder.orderAmount, amount);
    const again = await probe(
      pay({ client, clock: createManualClock(), path: () => '', is_app: () => false }, subject),
    );
    expect(again.states.map(({ step }) => step)).toEqual(['loading', 'over']);
  }
  nothingPaid(client);
});

test('one open part keeps a split order payable, and a closed part is closed', async () => {
  const { client, run } = await open();
  const part = (order_id: string, status: 1 | 7) => ({
    ...closedRow,
    status: { status },
    is_fd: true,
    order_id,
    order_sn: `S1-${order_id}`,
    money_paid: 326_850,
  });
  rows(client, part('8', 7), part('9', 1));
  await run.send({ type: 'confirm' });
  expect(run.last.step).toBe('paying');
  const one = await open(order, { type: '1', order_id: '8', fd_sn: 'S1-8' });
  rows(one.client, part('8', 7));
  await one.run.send({ type: 'confirm' });
  expect(one.run.last.step).toBe('over');
});

test('the amount of an order is not shown under the number of another one', async () => {
  const { client } = await open();
  rows(client, { ...closedRow, order_sn: 'S88', status: { status: 1 } });
  const other = { ...order, order: { ...order.order, order_sn: 'S3' } };
  client.on(payOrder.orderAmount, () => other as never);
  const again = await probe(pay({ client, clock: createManualClock(), path: () => '', is_app: () => false }, subject));
  expect(again.last).toMatchObject({ step: 'failed', error: { expected: 'S88', got: 'S3' } });
});

test('an order paid before the dialog opened offers no method, also when order_amount refuses it', async () => {
  const { client, run } = await open();
  await run.send({ type: 'close' });
  rows(client, paidRow);
  for (const amount of [
    () => order,
    dropped('x'),
    () => Promise.reject(new RefusedError('x', 1, '订单不存在', false)),
  ]) {
    client.on(payOrder.orderAmount, amount);
    const ports = { client, clock: createManualClock(), path: () => '', is_app: () => false };
    const again = await probe(pay(ports, subject));
    expect(again.states.map(({ step }) => step)).toEqual(['loading', 'done']);
    expect(again.last).toMatchObject({ before: true });
  }
  nothingPaid(client);
});

test('a split order is paid when all its parts are; a part when that part is', async () => {
  const { client, run } = await open();
  const part = (order_id: string, pay_status: number, money_paid = 100) => ({
    ...paidRow,
    is_fd: true,
    order_id,
    order_sn: `S1-${order_id}`,
    pay_status,
    money_paid,
  });
  rows(client, part('8', 1), part('9', 0, 326_850));
  await run.send({ type: 'confirm' });
  expect(run.last.step).toBe('paying');
  await run.send({ type: 'back' });
  rows(client, part('8', 1), part('9', 1));
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'done', before: true, result: { amount: 200, order_sn: 'S1-8、S1-9' } });
  const one = await open(order, { type: '1', order_id: '9', fd_sn: 'S1-9' });
  rows(one.client, part('9', 1));
  await one.run.send({ type: 'confirm' });
  expect(one.run.last).toMatchObject({ step: 'done', before: true, result: { order_sn: 'S1-9' } });
  nothingPaid(one.client);
});

test('a top-up is looked up in its log, with its own message', async () => {
  const { client, run } = await open(order, { ...subject, type: '2' });
  const record = { order_id: '7', order_sn: 'R7', pay_status: 1, pay_name: '支付宝', pay_time: 5, moneys: 100 };
  client.on(recharge.rechargeLog, () => ({ data: [record], page_next: 'end' }) as never);
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({
    step: 'done',
    message: { text: '该充值已支付，无需重复支付' },
    result: { pay_name: '支付宝', pay_time: 5, amount: 100, order_sn: 'R7' },
  });
  nothingPaid(client);
});

test('nothing is started while it is unknown whether it is paid', async () => {
  const { client, run } = await open();
  client.on(orders.orderList, dropped(orders.orderList.path));
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '数据请求失败！' } });
  nothingPaid(client);
  row(client, 0);
  await run.send({ type: 'confirm' });
  expect(run.last.step).toBe('paying');
});

test('a payment refused because somebody was quicker is reported as paid before', async () => {
  const { client, run } = await open();
  client.on(payOrder.zxPay, () => {
    rows(client, paidRow);
    throw new RefusedError(payOrder.zxPay.path, 1, '订单已支付，请勿重复支付！', false);
  });
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'done', before: true });
});

test('a code paid after it was closed is reported as paid now', async () => {
  const { client, run } = await open();
  await run.send({ type: 'confirm' });
  rows(client, paidRow);
  await run.send({ type: 'paid' });
  expect(run.last).toMatchObject({ step: 'done', message: { text: '支付成功！' } });
});

test('while the status is lost, paying again and a failed sheet offer no second payment', async () => {
  const { client, clock, run } = await open();
  await run.send({ type: 'confirm' });
  client.on(payCx.getStatus, dropped(payCx.getStatus.path));
  await clock.pass(182_000);
  await run.send({ type: 'again' });
  expect(run.last.step).toBe('unsettled');
  const sheet = await open();
  await sheet.run.send({ type: 'confirm' });
  sheet.client.on(payCx.getStatus, dropped(payCx.getStatus.path));
  await sheet.run.send({ type: 'sheetFailed' });
  expect(sheet.run.last.step).toBe('unsettled');
});

test('an online payment without a number of its own is watched by the order’s', async () => {
  const { client, run } = await open();
  client.on(payOrder.zxPay, () => ({ trade_type: '', order_sn: '', code_url: 'weixin://x' }));
  await run.send({ type: 'confirm' });
  expect(run.last).toMatchObject({ step: 'paying', started: { how: 'qr', order_sn: 'S1' } });
});

test('a failed load shows a message and can be retried', async () => {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(payOrder.orderAmount, dropped(payOrder.orderAmount.path));
  row(client, 0);
  const run = await probe(pay({ client, clock, path: () => '', is_app: () => false }, subject));
  expect(run.last).toMatchObject({ step: 'failed', message: { text: '数据请求失败！' } });
  client.on(payOrder.orderAmount, () => order);
  await run.send({ type: 'again' });
  expect(run.last.step).toBe('choose');
});

test('a dialog whose load hangs can be closed', async () => {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(payOrder.orderAmount, () => new Promise(() => {}));
  row(client, 0);
  client.on(payOrder.clearSd, () => ({}));
  const run = await probe(pay({ client, clock, path: () => '', is_app: () => false }, subject));
  await run.send({ type: 'close' });
  expect(run.last).toEqual({ step: 'closed', finished: false });
});

test('a payment started before a reload is still watched', async () => {
  const { clock, run, status } = await open(order, subject, { order_sn: 'P0' });
  expect(run.last).toMatchObject({ step: 'paying', started: { how: 'resumed', order_sn: 'P0' } });
  status(true);
  await clock.pass(2000);
  expect(run.last.step).toBe('done');
});

test('a code from before a reload is shown again for the rest of its time, and its hold is released', async () => {
  const since = createManualClock().now() - 100_000;
  const left = { order_sn: 'P0', method: '2', held: true, code_url: 'weixin://x', since };
  const { client, run } = await open(order, subject, left);
  const started = { how: 'qr', order_sn: 'P0', code_url: 'weixin://x' };
  expect(run.last).toMatchObject({ step: 'paying', started, held: true, until: since + PAYMENT_TIME });
  await run.send({ type: 'paid' });
  expect(run.last).toMatchObject({ step: 'choose', message: { text: '支付未完成，请核对！' } });
  expect(client.sent.map(({ path }) => path)).toContain(payOrder.clearSd.path);
});

test('after the clock was set back a payment is not watched longer than its time', async () => {
  const now = createManualClock().now();
  const { run } = await open(order, subject, { order_sn: 'P0', since: now + 86_400_000 });
  expect(run.last).toMatchObject({ step: 'paying', until: now + PAYMENT_TIME });
});

test('changing the method at step 1 releases held balance first', async () => {
  const { client, run } = await open();
  await run.send({ type: 'confirm' });
  await run.send({ type: 'back' });
  expect(run.last).toMatchObject({ step: 'choose', method: '2' });
  expect(paths(client).slice(-2)).toEqual([payOrder.clearSd.path, payOrder.orderAmount.path]);
});

test('a lost login is thrown by the dialog', async () => {
  const { client, run } = await open(rich);
  client.on(payOrder.yzPay, () => {
    throw new LoginLostError(payOrder.yzPay.path);
  });
  await run.send({ type: 'confirm', password: '123456' });
  await expect(run.end).rejects.toThrow(LoginLostError);
});

test('a payment resumed after a reload keeps its method, and its hold is released when it is not paid', async () => {
  const { client, run } = await open(rich, subject, { order_sn: 'P0', method: '2', held: true });
  expect(run.last).toMatchObject({ step: 'paying', method: '2', held: true });
  await run.send({ type: 'paid' });
  expect(run.last).toMatchObject({ step: 'choose', method: '2', message: { text: '支付未完成，请核对！' } });
  expect(run.last).not.toHaveProperty('field');
  expect(client.count(payOrder.clearSd)).toBe(1);
});

test('going back from the bank info keeps the transfer chosen', async () => {
  const { run } = await open();
  await run.send({ type: 'choose', method: '4' });
  await run.send({ type: 'confirm' });
  await run.send({ type: 'back' });
  expect(run.last).toMatchObject({ step: 'choose', method: '4' });
});

test('a top-up is never paid by balance, whatever the server offers', async () => {
  const { run } = await open({ ...rich, pay_type: '1' }, { ...subject, type: '2' });
  expect(run.last).toMatchObject({ step: 'choose', method: '2', combined: { shown: false } });
  expect(run.last).toMatchObject({ methods: [{ pay_id: '2' }, { pay_id: '4' }] });
});

const topUp: PaymentSubject = { type: '2', order_id: '7', fd_sn: '' };

/** A code is shown, and get_status answers with a page of maintenance. */
async function atUnreadable(what: PaymentSubject) {
  const opened = await open(order, what);
  const { client, run } = opened;
  const path = payCx.getStatus.path;
  client.on(payCx.getStatus, () => {
    throw new NetworkError(path, 'status', 503, { came: { kind: 'maintenance', excerpt: 'Back soon' } });
  });
  await run.send({ type: 'confirm' });
  const witness = what.type === '1' ? orders.orderList : recharge.rechargeLog;
  const paidRow = () => {
    const data = [{ order_id: '7', order_sn: 'S1', pay_status: 1, moneys: 326_850, money_paid: 326_850 }];
    client.on(witness as typeof orders.orderList, () => ({ data, page_next: 'end' }) as never);
  };
  return { ...opened, paidRow, before: client.count(witness), asked: () => client.count(witness) };
}

test.each([subject, topUp])(
  'after two unreadable answers the row is asked in place of the status: type $type',
  async (what) => {
    const { clock, run, before, asked, paidRow } = await atUnreadable(what);
    await clock.pass(2_000);
    expect(asked()).toBe(before);
    expect(run.last).toMatchObject({ step: 'paying', unreachable: true });
    expect(run.last).toMatchObject({ said: { text: expect.stringContaining('商城正在维护') } });
    await clock.pass(2_000);
    expect(asked()).toBe(before + 1);
    paidRow();
    await clock.pass(2_000);
    expect(run.last).toMatchObject({ step: 'done', result: { order_sn: 'S1' } });
  },
);

test('a status that can be read again counts again, and the words go', async () => {
  const { clock, run, status } = await atUnreadable(subject);
  await clock.pass(6_000);
  expect(run.last).toMatchObject({ step: 'paying', unreachable: false, said: expect.anything() });
  status(false);
  await clock.pass(2_000);
  expect(run.last).not.toHaveProperty('said');
  status(true);
  await clock.pass(2_000);
  expect(run.last).toMatchObject({ step: 'done' });
});

test("'I have paid' asks the row at once: paid ends it, and unpaid counts when the status stays silent", async () => {
  const paid = await atUnreadable(subject);
  paid.client.on(payCx.getStatus, () => new Promise(() => {}));
  paid.paidRow();
  await paid.run.send({ type: 'paid' });
  expect(paid.run.last).toMatchObject({ step: 'done' });
  const unpaid = await atUnreadable(subject);
  unpaid.client.on(payCx.getStatus, () => new Promise(() => {}));
  await unpaid.run.send({ type: 'paid' });
  expect(unpaid.run.last).toMatchObject({ step: 'paying' });
  await unpaid.clock.pass(8_000);
  expect(unpaid.run.last).toMatchObject({ step: 'choose', message: { text: '支付未完成，请核对！' } });
});
