import { expect, test } from 'vitest';
import { bankInfo } from '#shared/contract/bank-info.ts';
import { images } from '#shared/contract/images.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';
import { cancelTransfer, readProof, transfer } from './transfer.ts';

const subject = { type: '1', order_id: '7', fd_sn: '' } as const;
const due = {
  order: { order_sn: 'S1', money_paid: 68_500 },
  pay_list: [{ pay_id: '4', pay_name: '银行转账' }],
  pay_type: '4',
  have_pay: true,
  moneys: 20_150,
  pay_pwd: true,
  ye_true: false,
};
const png = new Blob(['x'], { type: 'image/png' });
const lost = (path: string) => () => {
  throw new UnknownOutcomeError(path, new NetworkError(path, 'dropped'));
};
const dropped = (path: string) => () => {
  throw new NetworkError(path, 'dropped');
};

const row = (client: ReturnType<typeof createFakeClient>, pay_status: number) =>
  client.on(order.orderList, () => ({ data: [{ order_id: '7', pay_status }], page_next: 'end' }) as never);

async function open(use_ye = false) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(bankInfo.list, () => ({ yh_list: [], sm_list: [] }));
  client.on(images.imagesUp, () => ({ img_url: '/uploads/a.png' }));
  client.on(payTransfer.zzPay, () => ({}));
  client.on(payOrder.orderAmount, () => due);
  client.on(payTransfer.getZzStatus, dropped(payTransfer.getZzStatus.path));
  row(client, 0);
  const run = await probe(transfer({ client, clock, token: () => 't' }, { subject, use_ye, order: due }));
  return { client, clock, run };
}

async function atProof(use_ye = false) {
  const opened = await open(use_ye);
  await opened.run.send({ type: 'next' });
  return opened;
}

test('the steps are bank info, proof, and submitting with the part from the balance', async () => {
  const { client, run } = await open(true);
  expect(run.last).toMatchObject({ step: 'bank', zz_zt: 0 });
  await run.send({ type: 'next' });
  expect(run.last).toMatchObject({ step: 'proof', zz_zt: 1, prove: '' });
  await run.send({ type: 'upload', file: png });
  expect(run.last).toMatchObject({ prove: '/uploads/a.png' });
  await run.send({ type: 'send' });
  expect(run.last).toEqual({ step: 'ended', handedIn: true, split: { balance: 20_150, method: 48_350 } });
  const [sent] = client.sent.filter(({ path }) => path === payTransfer.zzPay.path);
  expect(sent?.args).toEqual({ ...subject, prove: '/uploads/a.png', use_ye: true });
});

test('a balance that changed meanwhile is told and asked for before the proof is sent', async () => {
  const { client, run } = await atProof(true);
  expect(run.last).toMatchObject({ split: { balance: 20_150, method: 48_350 } });
  await run.send({ type: 'upload', file: png });
  client.on(payOrder.orderAmount, () => ({ ...due, moneys: 1_499 }));
  await run.send({ type: 'send' });
  expect(run.last).toMatchObject({
    step: 'proof',
    split: { balance: 1_499, method: 67_001 },
    message: { text: '金额有变动，现需转账 ¥670.01（余额占用 ¥14.99），请核对后再提交' },
  });
  expect(client.count(payTransfer.zzPay)).toBe(0);
  await run.send({ type: 'send' });
  expect(run.last).toMatchObject({ step: 'ended', handedIn: true });
});

test('without any balance left the whole is transferred, as the message says', async () => {
  const { client, run } = await atProof(true);
  await run.send({ type: 'upload', file: png });
  client.on(payOrder.orderAmount, () => ({ ...due, moneys: 0 }));
  await run.send({ type: 'send' });
  expect(run.last).toMatchObject({ message: { text: '金额有变动，现需转账 ¥685.00，请核对后再提交' } });
  await run.send({ type: 'send' });
  const [sent] = client.sent.filter(({ path }) => path === payTransfer.zzPay.path);
  expect(sent?.args).toMatchObject({ use_ye: false });
});

test('the amounts that the server took are told at the end, not those that were shown', async () => {
  const { client, run } = await atProof(true);
  await run.send({ type: 'upload', file: png });
  client.on(payTransfer.getZzStatus, () => ({
    status: 0 as const,
    prove: '/uploads/a.png',
    amount: 18_350,
    balance: 50_150,
  }));
  await run.send({ type: 'send' });
  expect(run.last).toEqual({ step: 'ended', handedIn: true, split: { balance: 50_150, method: 18_350 } });
});

test('without a screenshot nothing is sent', async () => {
  const { client, run } = await atProof();
  await run.send({ type: 'send' });
  expect(run.last).toMatchObject({ step: 'proof', message: { text: '请上传转账截图！' } });
  expect(client.count(payTransfer.zzPay)).toBe(0);
});

test('another format is refused before the upload', async () => {
  const { client, run } = await atProof();
  await run.send({ type: 'upload', file: new Blob(['x'], { type: 'application/pdf' }) });
  expect(run.last).toMatchObject({ message: { text: '不允许该图片格式！' }, prove: '' });
  expect(client.count(images.imagesUp)).toBe(0);
});

test('going back keeps the image; from the bank info it leaves', async () => {
  const { run } = await atProof();
  await run.send({ type: 'upload', file: png });
  await run.send({ type: 'back' });
  await run.send({ type: 'next' });
  expect(run.last).toMatchObject({ step: 'proof', prove: '/uploads/a.png' });
  await run.send({ type: 'back' });
  await run.send({ type: 'back' });
  expect(run.last).toEqual({ step: 'ended', handedIn: false });
});

test('a refused proof and a failed upload are shown and stay on the step', async () => {
  const { client, run } = await atProof();
  client.on(images.imagesUp, dropped('common.php?act=images_up'));
  await run.send({ type: 'upload', file: png });
  expect(run.last).toMatchObject({ prove: '', message: { text: '数据请求失败！' } });
  client.on(images.imagesUp, () => ({ img_url: '/uploads/b.png' }));
  client.on(payTransfer.zzPay, () => {
    throw new RefusedError(payTransfer.zzPay.path, 1, '订单已支付', false);
  });
  await run.send({ type: 'upload', file: png });
  await run.send({ type: 'send' });
  expect(run.last).toMatchObject({ step: 'proof', message: { text: '订单已支付' } });
});

test('no proof is submitted for a paid order, or while its state is unknown', async () => {
  const { client, run } = await atProof();
  await run.send({ type: 'upload', file: png });
  client.on(order.orderList, dropped(order.orderList.path));
  await run.send({ type: 'send' });
  expect(run.last).toMatchObject({ step: 'proof', message: { text: '数据请求失败！' } });
  row(client, 1);
  await run.send({ type: 'send' });
  expect(run.last).toEqual({ step: 'ended', handedIn: false });
  expect(client.count(payTransfer.zzPay)).toBe(0);
});

test('a lost answer is settled by reading, and the proof is sent once', async () => {
  const { client, clock, run } = await atProof();
  await run.send({ type: 'upload', file: png });
  client.on(payTransfer.zzPay, lost(payTransfer.zzPay.path));
  client.on(payTransfer.getZzStatus, () => ({ status: 0 as const, prove: '/uploads/a.png' }));
  await run.send({ type: 'send' });
  await clock.pass(2_000);
  expect(run.last).toMatchObject({ step: 'ended', handedIn: true });
  expect(client.count(payTransfer.zzPay)).toBe(1);
});

test('an unknown outcome is shown', async () => {
  const { client, clock, run } = await atProof();
  await run.send({ type: 'upload', file: png });
  client.on(payTransfer.zzPay, lost(payTransfer.zzPay.path));
  client.on(payTransfer.getZzStatus, dropped(payTransfer.getZzStatus.path));
  await run.send({ type: 'send' });
  await clock.pass(2_000);
  expect(run.last).toMatchObject({ step: 'proof', message: { text: expect.stringMatching('转账状态') } });
});

test('loading the bank info can be retried', async () => {
  const { client, clock } = { client: createFakeClient(), clock: createManualClock() };
  client.on(bankInfo.list, dropped(bankInfo.list.path));
  const run = await probe(transfer({ client, clock, token: () => 't' }, { subject, use_ye: false, order: due }));
  expect(run.last).toMatchObject({ step: 'failed', message: { text: '数据请求失败！' } });
  client.on(bankInfo.list, () => ({ yh_list: [], sm_list: [] }));
  await run.send({ type: 'again' });
  expect(run.last.step).toBe('bank');
});

test('a lost cancellation happened when the transfer is gone', async () => {
  const { client, clock } = { client: createFakeClient(), clock: createManualClock() };
  client.on(payTransfer.colsZzStatus, lost(payTransfer.colsZzStatus.path));
  client.on(payTransfer.getZzStatus, () => {
    throw new RefusedError(payTransfer.getZzStatus.path, 1, '没有转账记录！', false);
  });
  const run = await probe(cancelTransfer({ client, clock }, subject));
  await clock.pass(2_000);
  expect(run.last.step).toBe('done');
});

test('status 0 without a proof is no transfer; a rejected, passed or unreadable one is', async () => {
  const client = createFakeClient();
  const read = () => readProof({ client }, subject, new AbortController().signal);
  client.on(payTransfer.getZzStatus, () => ({ status: 0 as const }));
  expect(await read()).toBeNull();
  // A status that cannot be read is not "no transfer".
  for (const answer of [
    { status: undefined },
    { status: 2 as const },
    { status: 0 as const, prove: '/uploads/a.png' },
    // Its picture came and is no address.
    { status: 0 as const, prove: '' },
  ]) {
    client.on(payTransfer.getZzStatus, () => answer);
    expect(await read()).toMatchObject(answer);
  }
});
