import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { payment } from '#cli/areas/pay/pay.ts';
import type { PaymentChoice } from '#cli/areas/pay/pay-moves.ts';
import { readProofFile } from '#cli/areas/pay/pay-proof.ts';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { createRedactor, HIDDEN } from '#cli/shop/redaction/redactor.ts';
import { Fault } from '#cli/text/fault.ts';
import { bankInfo } from '#shared/contract/bank-info.ts';
import { images } from '#shared/contract/images.ts';
import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { probe } from '#shared/flows/testing/probe.ts';
import { applyForInvoice, showTransfer, withdrawTransfer } from './service.ts';
import { startTopUp } from './top-ups.ts';

const png = new Blob([Uint8Array.of(0x89, 0x50)], { type: 'image/png' });
const choice: PaymentChoice = {
  orderId: '5',
  split: undefined,
  deadline: undefined,
  method: 'transfer',
  combined: false,
  agree: () => Promise.reject(new Error('was asked')),
  password: async () => '246810',
  proof: async () => png,
};
const due = {
  order: { order_sn: 'S5', money_paid: '100.00' },
  pay_list: ['1', '2', '4'].map((pay_id) => ({ pay_id, pay_name: `方式${pay_id}` })),
  pay_type: '2',
  have_pay: 1,
  moneys: '30',
  pay_pwd: 1,
  ye_true: 0,
};

function till(wanted: Parameters<typeof createFakeShop>[0] = {}) {
  const fake = createFakeShop(wanted);
  fake.client
    .on(payOrder.orderAmount, () => readAnswer(payOrder.orderAmount, due))
    .on(payOrder.yzPay, () => ({}))
    .on(payOrder.clearSd, () => ({}))
    .on(payCx.getStatus, () => ({ data: { status: false } }))
    .on(order.orderList, () => ({ data: [{ order_id: '5', pay_status: 0 }] }) as never)
    .on(bankInfo.list, () => ({ yh_list: [], sm_list: [] }))
    .on(images.imagesUp, () => ({ img_url: '/uploads/a.png' }))
    .on(payTransfer.zzPay, () => ({}))
    .on(payTransfer.getZzStatus, () => readAnswer(payTransfer.getZzStatus, { status: 0, prove: '/uploads/a.png' }));
  return fake;
}

test('a transfer uploads its proof and hands it in, with the balance’s part where wanted', async () => {
  const { shop, client } = till();
  client.on(payOrder.yzPay, () => ({}));
  const run = await probe(payment(shop, { ...choice, combined: true, password: async () => '123456' }));
  await expect(run.end).resolves.toMatchObject({ message: '已提交，等待审核', order_sn: 'S5' });
  const sent = client.sent.find(({ path }) => path === payTransfer.zzPay.path);
  expect(sent?.args).toEqual({ type: '1', order_id: '5', fd_sn: '', prove: '/uploads/a.png', use_ye: true });
});

test('without a proof nothing is sent, and the flag is named', async () => {
  const { shop, client } = till();
  const proof = () => readProofFile(undefined);
  const failed = (await probe(payment(shop, { ...choice, proof }))).end;
  await expect(failed).rejects.toMatchObject({ code: 'usage', next: expect.arrayContaining(['use --proof FILE']) });
  expect(client.count(payTransfer.zzPay) + client.count(images.imagesUp)).toBe(0);
});

test('a file that is no picture is refused before anything is asked', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'a.txt');
  writeFileSync(file, 'no picture');
  await expect(readProofFile(file)).rejects.toMatchObject({ code: 'usage' });
});

test('a refused proof is told in the server’s words; a lost answer that nobody can settle is unknown', async () => {
  const { shop, client } = till();
  client.on(payTransfer.zzPay, () => {
    throw new RefusedError(payTransfer.zzPay.path, 1, '订单已支付', false);
  });
  await expect((await probe(payment(shop, choice))).end).rejects.toThrow(RefusedError);
  const second = till();
  second.client.on(payTransfer.zzPay, () => {
    throw new UnknownOutcomeError(payTransfer.zzPay.path, new NetworkError('', 'dropped'));
  });
  second.client.on(payTransfer.getZzStatus, () => {
    throw new NetworkError('', 'dropped');
  });
  const run = await probe(payment(second.shop, choice));
  await second.clock.pass(2_000);
  await expect(run.end).rejects.toMatchObject({ code: 'unknown' });
  expect(second.client.count(payTransfer.zzPay)).toBe(1);
});

test('on production a transfer is money: without three consents nothing leaves', async () => {
  const { shop, client } = till({ kind: 'production', consent: { allow: 'write' } });
  await expect((await probe(payment(shop, choice))).end).rejects.toMatchObject({ code: 'guard' });
  expect(client.count(payTransfer.zzPay)).toBe(0);
});

test('while it waits, what was started is in the data of a pending payment', async () => {
  const { shop, client, clock } = till();
  client.on(payOrder.zxPay, () => ({ trade_type: 'MWEB', order_sn: 'S5', mweb_url: 'https://pay.test/1' }));
  const run = await probe(payment(shop, { ...choice, method: 'wechat', deadline: 1 }));
  await clock.pass(1_500);
  const failed = await run.end.catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Fault);
  expect(failed).toMatchObject({ code: 'pending', data: { started: { how: 'mweb', url: 'https://pay.test/1' } } });
});

test('the signature of WeChat’s sheet is hidden in lines and in data', () => {
  const started = { order_sn: 'S5', how: 'jsapi', cs: { appId: 'wx1', paySign: 'c2lnbmF0dXJl' }, config: {} } as const;
  const redactor = createRedactor();
  expect(redactor.text(JSON.stringify(started.cs))).toBe(`{"appId":"wx1","paySign":"${HIDDEN}"}`);
  expect(JSON.stringify(redactor.data({ started }))).not.toContain('c2lnbmF0dXJl');
});

test('a transfer is shown and withdrawn; one that is not there is a fault', async () => {
  const { shop, client } = till();
  client.on(payTransfer.getZzStatus, () => ({ status: 2 as const, shbz: '金额不符', prove: '/uploads/a.png' }));
  await expect(showTransfer(shop, { id: '5', topup: false })).resolves.toMatchObject({
    state: '已驳回',
    shbz: '金额不符',
    next: 'yaocang pay 5 --method transfer --proof FILE',
  });
  client.on(payTransfer.colsZzStatus, () => ({}));
  await expect(withdrawTransfer(shop, { id: '5', topup: true })).resolves.toMatchObject({ id: '5' });
  expect(client.sent.at(-1)?.args).toEqual({ type: '2', order_id: '5' });
  client.on(payTransfer.getZzStatus, () => {
    throw new RefusedError(payTransfer.getZzStatus.path, 1, '没有转账记录！', false);
  });
  await expect(showTransfer(shop, { id: '5', topup: false })).rejects.toMatchObject({ code: 'server' });
  client.on(payTransfer.getZzStatus, () => ({ status: 0 as const }));
  await expect(showTransfer(shop, { id: '5', topup: false })).rejects.toMatchObject({
    words: ['5 没有转账凭证', '5 has no transfer'],
  });
});

test('a top-up of an amount, of an activity, of nothing', async () => {
  const { shop, client } = till();
  const czhd_list = [{ hd_id: '7', moneys: 50_000, s_money: 2000, title: '充500送20' }];
  const made = { order_id: '9', order_sn: 'C9', moneys: 50_000, get_money: 52_000 };
  client.on(recharge.list, () => ({ czhd_list, have_pay: true })).on(recharge.rechargeAdd, () => made);
  await expect(startTopUp(shop, { amount: undefined, activity: '7' })).resolves.toEqual(made);
  await startTopUp(shop, { amount: 12_345, activity: undefined });
  expect(client.sent.at(-1)?.args).toEqual({ type: 'money_v', money_v: 12_345 });
  const no = (amount: number | undefined, activity: string | undefined) => startTopUp(shop, { amount, activity });
  await expect(no(undefined, undefined)).rejects.toThrow('请选择金额或输入金额');
  for (const amount of [0, -500]) await expect(no(amount, undefined)).rejects.toThrow('请输入金额');
  await expect(no(undefined, '8')).rejects.toMatchObject({ code: 'usage' });
  client.on(recharge.list, () => ({ czhd_list, have_pay: false }));
  await expect(no(100, undefined)).rejects.toThrow('支付未开启，不能支付');
});

test('an invoice form is checked before anything is sent, and names the flag', async () => {
  const { shop, client } = till();
  const form = { order_ids: ['5'], title: '', tax_no: '', email: '' };
  await expect(applyForInvoice(shop, form)).rejects.toMatchObject({
    code: 'usage',
    next: ['请加 --title 抬头', 'add --title TEXT'],
  });
  expect(client.sent).toEqual([]);
});
