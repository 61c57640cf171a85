import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { inkFor } from '#cli/text/style.ts';
import { bankInfo } from '#shared/contract/bank-info.ts';
import { images } from '#shared/contract/images.ts';
import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { SETTLE_PAUSE, SETTLE_READINGS } from '#shared/flows/settle-payment.ts';
import { probe } from '#shared/flows/testing/probe.ts';
import { payment } from './pay.ts';
import type { PaymentChoice } from './pay-moves.ts';
import { readProofFile } from './pay-proof.ts';
import { paidLine } from './view.ts';

const due = {
  order: { order_sn: 'S5', money_paid: '30.30' },
  pay_list: ['1', '2', '3', '4'].map((pay_id) => ({ pay_id, pay_name: `方式${pay_id}` })),
  pay_type: '1',
  have_pay: 1,
  moneys: '500',
  pay_pwd: 1,
  ye_true: 1,
};
const choice: PaymentChoice = {
  orderId: '5',
  split: undefined,
  deadline: undefined,
  method: 'balance',
  combined: false,
  agree: () => Promise.reject(new Error('was asked')),
  password: async () => '246810',
  proof: async () => new Blob(['x'], { type: 'image/png' }),
};

const noProof = () => readProofFile(undefined);

function till(wanted: Parameters<typeof createFakeShop>[0] = {}, answer: object = {}) {
  const fake = createFakeShop(wanted);
  const arrived = { paid: false };
  fake.client
    .on(payOrder.orderAmount, () => readAnswer(payOrder.orderAmount, { ...due, ...answer }))
    .on(payOrder.yzPay, () => ({}))
    .on(payOrder.yePay, () => ({}))
    .on(payOrder.zxPay, () =>
      readAnswer(payOrder.zxPay, { trade_type: 'NATIVE', order_sn: 'S5', code_url: 'weixin://x' }),
    )
    .on(payOrder.clearSd, () => ({}))
    .on(payCx.getStatus, () => ({ data: { status: arrived.paid } }))
    .on(order.orderList, () => ({ data: [{ order_id: '5', pay_status: arrived.paid ? 1 : 0 }] }) as never);
  return { ...fake, arrived };
}

test('the balance pays: password checked, paid once, dialog closed', async () => {
  const { shop, client } = till();
  const run = await probe(payment(shop, choice));
  await expect(run.end).resolves.toMatchObject({ order_id: '5', order_sn: 'S5', amount: 3030, message: '支付成功！' });
  expect(client.sent.map(({ path }) => path.split('=')[1])).toEqual([
    'order_amount',
    'order_list',
    'order_list',
    'order_amount',
    'yz_pay',
    'ye_pay',
    // What the row tells is compared with what was shown.
    'order_list',
  ]);
});

test('a person chooses the method where no flag says it, and the balance beside it', async () => {
  const { shop, client } = till({}, { ye_true: 0 });
  const choose = async () => ({ method: '2', combined: true });
  const run = await probe(payment(shop, { ...choice, method: undefined, choose }));
  expect(run.last).toMatchObject({ step: 'paying' });
  const started = client.sent.find(({ path }) => path === payOrder.zxPay.path);
  expect(started?.args).toMatchObject({ body: { pay_type: '2', use_ye: true } });
  const never = () => Promise.reject(new Error('was asked'));
  const flagged = await probe(payment(till().shop, { ...choice, method: 'wechat', choose: never }));
  expect(flagged.last).toMatchObject({ step: 'paying' });
});

test('a balance that changed while the password was typed is told with both amounts, and nothing is started', async () => {
  const { shop, client } = till({}, { ye_true: 0, moneys: '12.00' });
  const password = async () => {
    client.on(payOrder.orderAmount, () => readAnswer(payOrder.orderAmount, { ...due, ye_true: 0, moneys: '9.75' }));
    return '246810';
  };
  const run = await probe(payment(shop, { ...choice, method: 'wechat', combined: true, password }));
  await expect(run.end).rejects.toMatchObject({
    words: ['金额有变动，现为余额 ¥9.75，方式2 ¥20.55，请核对后再付款', expect.any(String)],
    next: ['没有付款；核对后重新运行', 'nothing was paid: check the amounts and run it again'],
  });
  expect(client.count(payOrder.zxPay)).toBe(0);
});

test.each([
  ['balance', false],
  ['wechat', true],
] as const)(
  'what an unfinished payment of the order holds is released when somebody agrees: %s',
  async (method, combined) => {
    const { shop, client } = till({}, { ye_true: 0, moneys: '0', held: '41.05' });
    const no = await probe(payment(shop, { ...choice, method, combined }));
    await expect(no.end).rejects.toThrow('was asked');
    expect(client.count(payOrder.clearSd)).toBe(0);
    client.on(payOrder.clearSd, () => {
      const now = combined ? { ye_true: 0, moneys: '10.00' } : { moneys: '41.05' };
      client.on(payOrder.orderAmount, () => readAnswer(payOrder.orderAmount, { ...due, ...now }));
      return {};
    });
    const yes = await probe(payment(shop, { ...choice, method, combined, agree: async () => undefined }));
    expect(client.count(payOrder.clearSd)).toBe(1);
    expect(client.count(combined ? payOrder.zxPay : payOrder.yePay)).toBe(1);
    expect(yes.states.some(({ step }) => step === (combined ? 'paying' : 'done'))).toBe(true);
  },
);

test('what stays held after the release is named, not called too low', async () => {
  const { shop } = till({}, { ye_true: 0, moneys: '0', held: '41.05' });
  const run = await probe(payment(shop, { ...choice, agree: async () => undefined }));
  await expect(run.end).rejects.toMatchObject({ words: ['余额 ¥41.05 已被本单未完成的支付占用', expect.any(String)] });
});

test('paying although a proof was handed in is asked for first, and a no starts nothing', async () => {
  const { shop, client } = till();
  client.on(order.orderList, () => ({ data: [{ order_id: '5', pay_status: 2 }] }) as never);
  const asked: string[] = [];
  const agree = async ([text]: readonly [string, string]) => void asked.push(text);
  await expect((await probe(payment(shop, { ...choice, agree }))).end).resolves.toMatchObject({ amount: 3030 });
  expect(asked).toEqual(['已提交过转账凭证；换一种方式付款后，这笔转账如审核通过，将转入账户余额。确定要付款吗？']);
  await expect((await probe(payment(shop, choice))).end).rejects.toThrow('was asked');
  expect(client.count(payOrder.yePay)).toBe(1);
  const proof = async () => new Blob(['x'], { type: 'image/png' });
  const again = await probe(payment(shop, { ...choice, method: 'transfer', proof }));
  expect(
    again.states.some(({ step }) => step === 'transfer'),
    'another proof takes its place',
  ).toBe(true);
});

test('no password is asked for when the balance cannot pay', async () => {
  const { shop, client } = till({}, { ye_true: 0, moneys: '30.29' });
  const password = () => Promise.reject(new Error('was asked'));
  const run = await probe(payment(shop, { ...choice, password }));
  await expect(run.end).rejects.toMatchObject({
    words: ['您的余额不足以支付该订单', '您的余额不足以支付该订单'],
    next: [expect.stringContaining('--use-balance'), expect.any(String)],
  });
  const covers = await probe(payment(till({}, { ye_true: 0, moneys: '30.30' }).shop, { ...choice, password }));
  await expect(covers.end).rejects.toMatchObject({ next: ['请用 --method 选择其他方式', 'choose another --method'] });
  const spent = await probe(payment(till({}, { ye_true: 0, moneys: '0.00' }).shop, { ...choice, password }));
  await expect(spent.end).rejects.toMatchObject({
    next: [expect.stringContaining('没有可用余额'), expect.any(String)],
  });
  const unset = await probe(payment(till({}, { pay_pwd: 0 }).shop, { ...choice, password }));
  await expect(unset.end).rejects.toMatchObject({
    words: ['未设置支付密码，不能支付', '未设置支付密码，不能支付'],
    next: [expect.stringContaining('yaocang pay-password set'), expect.any(String)],
  });
  expect(client.count(payOrder.yePay)).toBe(0);
});

test("a wrong payment password is told in the server's words, and nothing is paid", async () => {
  const { shop, client } = till();
  client.on(payOrder.yzPay, () => {
    throw new RefusedError(payOrder.yzPay.path, 1, '支付密码错误', false);
  });
  await expect((await probe(payment(shop, choice))).end).rejects.toThrow(RefusedError);
  expect(client.count(payOrder.yePay)).toBe(0);
});

test('an online payment shows its code, is watched, and arrives', async () => {
  const { shop, clock, arrived } = till();
  const run = await probe(payment(shop, { ...choice, method: 'wechat' }));
  expect(run.last).toMatchObject({ step: 'paying', started: { how: 'qr', code_url: 'weixin://x' } });
  await clock.pass(4000);
  arrived.paid = true;
  await clock.pass(2000);
  await expect(run.end).resolves.toMatchObject({ amount: 3030 });
});

test('after three minutes it is pending, and what was open is cleared', async () => {
  const { shop, client, clock } = till();
  const run = await probe(payment(shop, { ...choice, method: 'alipay' }));
  await clock.pass(200_000);
  await expect(run.end).rejects.toMatchObject({
    code: 'pending',
    next: [expect.stringContaining('yaocang pay 5'), expect.any(String)],
    words: [expect.stringContaining('支付超时'), expect.anything()],
  });
  expect(client.count(payOrder.clearSd)).toBe(1);
});

test('before a person with keys it waits after three minutes: paid again, or given up', async () => {
  const { shop, client, clock, arrived } = till();
  const run = await probe(payment(shop, { ...choice, method: 'alipay', stays: true }));
  await clock.pass(200_000);
  expect(run.last).toMatchObject({ step: 'timedOut', zt: 3 });
  await run.send({ type: 'again' });
  expect(run.last).toMatchObject({ step: 'paying' });
  expect(client.count(payOrder.zxPay)).toBe(2);
  arrived.paid = true;
  await clock.pass(2000);
  await expect(run.end).resolves.toMatchObject({ amount: 3030 });
  const other = till();
  const left = await probe(payment(other.shop, { ...choice, method: 'alipay', stays: true }));
  await other.clock.pass(200_000);
  await left.send({ type: 'close' });
  await expect(left.end).rejects.toMatchObject({ code: 'pending' });
  expect(other.client.count(payOrder.clearSd)).toBe(1);
});

test('a deadline of its own ends the wait, after one last look', async () => {
  const late = till();
  const run = await probe(payment(late.shop, { ...choice, method: 'wechat', deadline: 5 }));
  late.client.on(payOrder.clearSd, () => {
    late.arrived.paid = true;
    return {};
  });
  await late.clock.pass(5000);
  await expect(run.end).resolves.toMatchObject({ amount: 3030 });

  const never = till();
  const waiting = await probe(payment(never.shop, { ...choice, method: 'wechat', deadline: 5 }));
  await never.clock.pass(5000);
  await expect(waiting.end).rejects.toMatchObject({
    code: 'pending',
    data: { order_sn: 'S5' },
    next: [expect.stringContaining('yaocang order why 5'), expect.stringContaining('yaocang order why 5')],
  });
});

test('a lost answer is settled by reading: paid after all', async () => {
  const { shop, client, clock, arrived } = till();
  client.on(payOrder.yePay, () => {
    arrived.paid = true;
    throw new UnknownOutcomeError(payOrder.yePay.path, new NetworkError(payOrder.yePay.path, 'dropped'));
  });
  const run = await probe(payment(shop, choice));
  await clock.pass(10_000);
  await expect(run.end).resolves.toMatchObject({ amount: 3030 });
  expect(client.count(payOrder.yePay)).toBe(1);
});

test('a lost answer that nobody can settle is an unknown outcome', async () => {
  const { shop, client, clock } = till();
  client.on(payOrder.yePay, () => {
    const drop = () => {
      throw new NetworkError('x', 'dropped');
    };
    client.on(payCx.getStatus, drop).on(payOrder.orderAmount, drop).on(order.orderList, drop);
    throw new UnknownOutcomeError(payOrder.yePay.path, new NetworkError(payOrder.yePay.path, 'dropped'));
  });
  const run = await probe(payment(shop, choice));
  await clock.pass(10_000);
  await expect(run.end).rejects.toMatchObject({ code: 'unknown' });
  expect(client.count(payOrder.yePay)).toBe(1);
});

test('on production the guard stands before the payment, whatever the method', async () => {
  for (const method of ['balance', 'wechat'] as const) {
    const { shop, client } = till({
      kind: 'production',
      consent: { allow: 'money', ceiling: 3029, typedName: async () => 'shop' },
    });
    await expect((await probe(payment(shop, { ...choice, method }))).end).rejects.toMatchObject({ code: 'guard' });
    expect(client.count(payOrder.yePay) + client.count(payOrder.zxPay)).toBe(0);
  }
  const allowed = till({
    kind: 'production',
    consent: { allow: 'money', ceiling: 3030, typedName: async () => 'shop' },
  });
  await expect((await probe(payment(allowed.shop, choice))).end).resolves.toMatchObject({ amount: 3030 });
});

test.each([
  [
    'a method that the shop does not offer',
    { pay_list: [{ pay_id: '1', pay_name: '余额' }] },
    { method: 'wechat' },
    'server',
  ],
  ['no method at all', { pay_list: [] }, {}, 'server'],
  ['bank transfer without a proof, as the default', { pay_type: '4' }, { method: undefined, proof: noProof }, 'usage'],
  ['the balance beside itself', {}, { combined: true }, 'usage'],
  ['a combined balance that would be enough alone', {}, { method: 'wechat', combined: true }, 'server'],
] as const)('%s is refused', async (_, answer, wanted, code) => {
  const { shop, client } = till({}, answer);
  await expect((await probe(payment(shop, { ...choice, ...wanted }))).end).rejects.toMatchObject({ code });
  expect(client.count(payOrder.yePay) + client.count(payOrder.zxPay)).toBe(0);
});

test.each([{ pay_pwd: null }, { ye_true: null }])(
  'the balance does not pay where the answer says %j',
  async (answer) => {
    const { shop, client } = till({}, answer);
    const run = await probe(payment(shop, { ...choice, method: 'balance' }));
    await expect(run.end).rejects.toMatchObject({
      words: ['余额支付状态读取失败，暂不能用余额支付', expect.any(String)],
      next: ['请用 --method 选择其他方式', expect.any(String)],
    });
    expect(client.count(payOrder.yePay)).toBe(0);
  },
);

test.each([
  ['enough alone', 1, '未设置支付密码，不能支付'],
  ['a part', 0, '未设置支付密码，不能支付'],
])('a combined balance without a payment password says what stands in its way: %s', async (_, ye_true, words) => {
  const { shop } = till({}, { ye_true, pay_pwd: 0 });
  const run = await probe(payment(shop, { ...choice, method: 'wechat', combined: true }));
  await expect(run.end).rejects.toMatchObject({ words: [words, expect.any(String)] });
});

test.each(['balance', 'wechat', 'alipay', 'transfer'] as const)(
  'an order that is paid already says so, and starts nothing by %s, though order_amount names a sum',
  async (method) => {
    const { shop, client } = till();
    const row = { order_id: '5', order_sn: 'S5', pay_status: 1, pay_name: '微信支付', money_paid: '30.30' };
    client.on(order.orderList, () => readAnswer(order.orderList, { data: [row] }));
    const run = await probe(payment(shop, { ...choice, method }));
    await expect(run.end).resolves.toMatchObject({
      message: '该订单已支付，无需重复支付',
      amount: null,
      order_sn: 'S5',
      pay_name: '微信支付',
    });
    expect([...new Set(client.sent.map(({ path }) => path.split('=')[1]))]).toEqual(['order_amount', 'order_list']);
  },
);

test.each(['balance', 'wechat'] as const)(
  'paid by %s: where the row then tells another amount than was confirmed, that is said, and nobody takes it for done',
  async (method) => {
    const { shop, client, arrived, clock } = till();
    const row = () => ({
      order_id: '5',
      order_sn: 'S5',
      pay_status: arrived.paid ? 1 : 0,
      money_paid: arrived.paid ? '303.00' : '30.30',
    });
    client.on(order.orderList, () => readAnswer(order.orderList, { data: [row()] }));
    client.on(payOrder.yePay, () => {
      arrived.paid = true;
      return {};
    });
    client.on(payCx.getStatus, () => {
      arrived.paid = true;
      return { data: { status: true } };
    });
    const run = await probe(payment(shop, { ...choice, method }));
    await clock.pass(2_000);
    await expect(run.end).rejects.toMatchObject({
      code: 'unknown',
      data: { amount: 30_300, allowed: 3_030 },
      words: [expect.stringContaining('303.00'), expect.any(String)],
    });
  },
);

test.each([
  ['balance', false],
  ['wechat', false],
  ['alipay', false],
  ['transfer', false],
  ['wechat', true],
] as const)(
  'where row and order for payment tell two sums, nothing is started by %s (combined: %s)',
  async (method, combined) => {
    const { shop, client } = till();
    const row = { order_id: '5', order_sn: 'S5', pay_status: 0, money_paid: '2,412.60' };
    client.on(order.orderList, () => readAnswer(order.orderList, { data: [row] }));
    const run = await probe(payment(shop, { ...choice, method, combined }));
    await expect(run.end).rejects.toMatchObject({
      code: 'server',
      words: [expect.stringContaining('2,412.60、30.30'), expect.any(String)],
    });
    const acts = [payOrder.yzPay, payOrder.yePay, payOrder.zxPay, payTransfer.zzPay];
    expect(acts.map((call) => client.count(call))).toEqual([0, 0, 0, 0]);
  },
);

test('a start that charges more than was shown is ended before anybody sees its code', async () => {
  const { shop, client } = till();
  client.on(payOrder.zxPay, () =>
    readAnswer(payOrder.zxPay, { trade_type: 'NATIVE', order_sn: 'S5', code_url: 'weixin://x', money_paid: '303.00' }),
  );
  const run = await probe(payment(shop, { ...choice, method: 'wechat' }));
  await expect(run.end).rejects.toMatchObject({ words: [expect.stringContaining('303.00'), expect.any(String)] });
  expect(run.states.some(({ step }) => step === 'paying')).toBe(false);
  expect(client.sent.at(-1)?.path ?? '').not.toContain('get_status');
});

test.each(['balance', 'wechat', 'transfer'] as const)(
  'an order that was closed elsewhere is refused, and nothing is started by %s',
  async (method) => {
    const { shop, client } = till();
    const row = { order_id: '5', order_sn: 'S5', pay_status: 0, status: 7, money_paid: '52.80' };
    client.on(order.orderList, () => readAnswer(order.orderList, { data: [row] }));
    const run = await probe(payment(shop, { ...choice, method }));
    await expect(run.end).rejects.toMatchObject({ words: ['该订单已关闭，不能支付', expect.any(String)] });
    expect(client.sent.some(({ path }) => /(yz|ye|zx|zz)_pay/.test(path))).toBe(false);
  },
);

test('a top-up that is paid already is known by its log', async () => {
  const { shop, client } = till();
  const record = {
    order_id: '5',
    order_sn: 'R5',
    pay_status: 1,
    pay_name: '支付宝',
    moneys: '100.00',
    get_money: '100.00',
  };
  client.on(recharge.rechargeLog, () => readAnswer(recharge.rechargeLog, { data: [record] }));
  const run = await probe(payment(shop, { ...choice, type: '2', method: 'wechat' }));
  await expect(run.end).resolves.toMatchObject({ message: '该充值已支付，无需重复支付', amount: null });
  expect(client.count(payOrder.zxPay)).toBe(0);
});

test('what was paid elsewhere while the screenshot was uploaded gets no second payment', async () => {
  const { shop, client, arrived } = till();
  client
    .on(bankInfo.list, () => ({ yh_list: [], sm_list: [] }))
    .on(images.imagesUp, () => {
      arrived.paid = true;
      return { img_url: '/uploads/a.png' };
    });
  const run = await probe(payment(shop, { ...choice, method: 'transfer' }));
  await expect(run.end).resolves.toMatchObject({ amount: null });
  expect(client.count(payTransfer.zzPay)).toBe(0);
});

test('the line says how and when it was paid, and where to look', () => {
  const style = { columns: 80, say: (zh: string) => zh, ink: inkFor(false, {}) };
  const paid = { message: '', order_id: '5', order_sn: 'S5', amount: null, pay_name: '微信支付', pay_time: 0 };
  expect(paidLine({ ...paid, type: '1' }, style)).toBe(
    '5 此前已支付（微信支付 1970-01-01 08:00），本次没有付款  查看：yaocang order show 5',
  );
  expect(paidLine({ ...paid, type: '2', pay_name: undefined, pay_time: null }, style)).toBe(
    '5 此前已支付，本次没有付款  查看：yaocang topup log',
  );
});

test('Ctrl-C while waiting clears what was open, and says what giving up says', async () => {
  const { shop, client, ending } = till();
  const run = await probe(payment(shop, { ...choice, method: 'wechat' }));
  ending.abort('interrupted');
  await run.send({ type: 'close' });
  await expect(run.end).rejects.toMatchObject({
    code: 'interrupted',
    next: [expect.stringContaining('已扣款请勿再付'), expect.stringContaining('do not pay again')],
  });
  expect(client.count(payOrder.clearSd)).toBe(1);
});

test('ended while the balance pays, and no answer came: it may still be booked, so the way to look is named', async () => {
  const { shop, client, clock, ending } = till();
  client.on(payOrder.yePay, () => {
    ending.abort('terminated');
    throw new NetworkError(payOrder.yePay.path, 'timeout');
  });
  const run = await probe(payment(shop, choice));
  for (let reading = 1; reading < SETTLE_READINGS; reading++) await clock.pass(SETTLE_PAUSE);
  await expect(run.end).rejects.toMatchObject({
    code: 'terminated',
    next: [expect.stringContaining('yaocang order why 5'), expect.anything()],
  });
});
