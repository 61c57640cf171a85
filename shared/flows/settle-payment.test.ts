/**
 * Every answer of the paying calls lost in four ways, with all answers of the three reading calls: nothing is paid
 * twice.
 */
import { describe, expect, test } from 'vitest';
import type { Call } from '#shared/contract/call.ts';
import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { NetworkError, RefusedError, ShapeError, UnknownOutcomeError } from '#shared/errors.ts';
import { paymentIncomplete as incomplete } from '#shared/messages/payment.ts';
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { pay } from './pay.ts';
import type { PayOrder } from './pay-state.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const ways = {
  dropped: (path: string) => new UnknownOutcomeError(path, new NetworkError(path, 'dropped')),
  timeout: (path: string) => new UnknownOutcomeError(path, new NetworkError(path, 'timeout')),
  status: (path: string) => new UnknownOutcomeError(path, new NetworkError(path, 'status', 502)),
  unusable: (path: string) => new ShapeError('data', 'text', 'an object', path),
} as const;
type Way = keyof typeof ways;
const words = ['paid', 'unpaid', 'refused', 'lost', 'silent'] as const;
type Word = (typeof words)[number];

const loaded: PayOrder = {
  order: { order_sn: 'S1', money_paid: 25_392 },
  pay_list: [
    { pay_id: '1', pay_name: '余额支付' },
    { pay_id: '2', pay_name: '微信支付' },
  ],
  pay_type: '1',
  have_pay: true,
  moneys: 999_900,
  pay_pwd: true,
  ye_true: true,
};

interface Case {
  readonly paying: 'ye_pay' | 'zx_pay';
  readonly way: Way;
  readonly list: Word;
  readonly status: Word;
  readonly amount: Word;
}

const cases: Case[] = (['ye_pay', 'zx_pay'] as const).flatMap((paying) =>
  (Object.keys(ways) as Way[]).flatMap((way) =>
    words.flatMap((list) =>
      words
        .filter((word) => word !== 'silent')
        .flatMap((status) => words.map((amount) => ({ paying, way, list, status, amount }))),
    ),
  ),
);

/** The answers of a fake server when it is read after the payment. */
function saying(call: Call, word: Word, said: Partial<Record<Word, object>>): object {
  if (word === 'refused') throw new RefusedError(call.path, 1, '系统繁忙', false);
  if (word === 'lost') throw new NetworkError(call.path, 'dropped');
  return said[word] as object;
}

const row = (pay_status: number | undefined) => ({ data: [{ order_id: '7', pay_status }], page_next: 'end' });

async function afterLosing({ paying, way, list, status, amount }: Case, subject: PaymentSubject) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  const paidRow = { paid: row(1), unpaid: row(0), silent: row(undefined) };
  let sent = false;
  const lost = (call: Call) => () => {
    sent = true;
    throw ways[way](call.path);
  };
  client.on(payOrder.orderAmount, () => {
    if (!sent) return loaded;
    const answer = (paid?: boolean) => ({ ...loaded, order: { ...loaded.order, paid } });
    return saying(payOrder.orderAmount, amount, {
      paid: answer(true),
      unpaid: answer(false),
      silent: answer(),
    }) as never;
  });
  client.on(payOrder.yzPay, () => ({}));
  client.on(payOrder.yePay, lost(payOrder.yePay));
  client.on(payOrder.zxPay, lost(payOrder.zxPay));
  for (const call of [order.orderList, recharge.rechargeLog] as const) {
    client.on<Call>(call, () => (sent ? saying(call, list, paidRow) : row(0)) as never);
  }
  const answer = (paid: boolean) => ({ data: { status: paid } });
  client.on(
    payCx.getStatus,
    () => saying(payCx.getStatus, status, { paid: answer(true), unpaid: answer(false) }) as never,
  );
  client.on(payOrder.clearSd, () => ({}));
  const run = await probe(pay({ client, clock, path: () => '', is_app: () => false }, subject));
  if (paying === 'zx_pay') await run.send({ type: 'choose', method: '2' });
  await run.send({ type: 'confirm', password: '123456' });
  await clock.pass(30_000);
  return run.last;
}

/** The expected result. */
function expected({ paying, list, status, amount }: Case): 'done' | 'choose' | 'unsettled' {
  if ([list, status, amount].includes('paid')) return 'done';
  const unpaid = list === 'unpaid' || amount === 'unpaid' || (paying === 'zx_pay' && status === 'unpaid');
  return unpaid ? 'choose' : 'unsettled';
}

/** A top-up is never paid from the balance that it fills. */
const online = cases.filter(({ paying }) => paying === 'zx_pay');

describe.each([
  ['a goods order', { type: '1', order_id: '7', fd_sn: '' }, cases],
  ['a top-up', { type: '2', order_id: '7', fd_sn: '' }, online],
] as const)('%s whose payment’s answer was lost', (_name, subject, combinations) => {
  test(`in ${combinations.length} combinations it is paid, payable again or unknown; payable only when the server said unpaid`, async () => {
    const ends = await Promise.all(
      combinations.map(async (each) => ({ each, last: await afterLosing(each, subject) })),
    );
    const wrong = ends
      .filter(
        ({ each, last }) => last.step !== expected(each) || (last.step === 'choose' && last.message !== incomplete),
      )
      .map(({ each, last }) => `${Object.values(each).join(' ')}: ${last.step}, not ${expected(each)}`);
    expect(wrong).toEqual([]);
  });
});

describe('a part of a split order', () => {
  const part: PaymentSubject = { type: '1', order_id: '7', fd_sn: 'F2' };
  const one: Case = { paying: 'ye_pay', way: 'dropped', list: 'paid', status: 'unpaid', amount: 'silent' };

  test('is paid when the whole is', async () => {
    expect((await afterLosing(one, part)).step).toBe('done');
  });

  test('is not called unpaid because the whole order is unpaid', async () => {
    expect((await afterLosing({ ...one, list: 'unpaid' }, part)).step).toBe('unsettled');
  });
});
