import { expect, test } from 'vitest';
import { afterSales } from '#shared/contract/after-sales.ts';
import { comment } from '#shared/contract/comment.ts';
import { groupBuys } from '#shared/contract/group-buys.ts';
import { order } from '#shared/contract/order.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import { signin } from '#shared/contract/signin.ts';
import { volume } from '#shared/contract/volume.ts';
import { startAt } from '#shared/contract/wire.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import type { ActPorts } from './act-once.ts';
import { applyService, cancelService } from './after-sales.ts';
import { claimCoupon } from './claim-coupon.ts';
import { signInToday } from './daily-sign-in.ts';
import type { Flow } from './flow.ts';
import { joinGroup, joinPriceCut, startTeam } from './group-buys-price-cuts.ts';
import { submitReviews } from './review.ts';
import { createFakeClient, type FakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const lost = (path: string) => () => {
  throw new UnknownOutcomeError(path, new NetworkError(path, 'dropped'));
};

/** Runs a flow to its end with these answers of the server. */
async function ending<S>(flow: (ports: ActPorts) => Flow<S>, answers: (client: FakeClient) => void) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  answers(client);
  const run = await probe(flow({ client, clock }));
  await clock.pass(2000);
  return { client, last: run.last };
}

const request = { order_id: '7', type: '1' as const, lines: [], reason: '破损', images: [] };
const info = (...states: number[]) =>
  afterSales.servicesInfo.answer.read(
    { data: states.map((status) => ({ order_id: 7, return_sn: 'T1', status })) },
    startAt(false),
  );
const team = (state: string) => ({ id: 5, goods_id: 9, state });
const teams = (state: string) => groupBuys.list.answer.read({ data: [team(state)], page_next: 'end' }, startAt(false));

test('the answer is the outcome, and the call is sent once', async () => {
  const { client, last } = await ending(
    (ports) => applyService(ports, request),
    (on) => on.on(afterSales.servicesApply, () => ({ return_sn: 'T9' })),
  );
  expect(last).toEqual({ step: 'done', answer: { return_sn: 'T9' } });
  expect(client.sent).toHaveLength(1);
});

test('a refusal is shown and nothing is read', async () => {
  const { client, last } = await ending(
    (ports) => applyService(ports, request),
    (on) =>
      on.on(afterSales.servicesApply, () => {
        throw new RefusedError(afterSales.servicesApply.path, 1, '该订单的售后申请正在处理中！', false);
      }),
  );
  expect(last).toMatchObject({ step: 'failed', message: { text: '该订单的售后申请正在处理中！' } });
  expect(client.sent).toHaveLength(1);
});

test.each([
  ['an open request is the one that was asked for', [1, 5], { step: 'done', answer: { return_sn: 'T1' } }],
  ['without one it did not happen', [6, 4], { step: 'failed', message: { text: '数据请求失败！' } }],
])('a lost after-sales request is settled by reading: %s', async (_, states, expected) => {
  const { client, last } = await ending(
    (ports) => applyService(ports, request),
    (on) =>
      on
        .on(afterSales.servicesApply, lost(afterSales.servicesApply.path))
        .on(afterSales.servicesInfo, () => info(...states)),
  );
  expect(last).toMatchObject(expected);
  expect(client.count(afterSales.servicesApply)).toBe(1);
});

test('a lost withdrawal happened when no request is open', async () => {
  const cancel = (...states: number[]) =>
    ending(
      (ports) => cancelService(ports, '7'),
      (on) =>
        on
          .on(afterSales.servicesCancel, lost(afterSales.servicesCancel.path))
          .on(afterSales.servicesInfo, () => info(...states)),
    );
  expect((await cancel(6)).last).toMatchObject({ step: 'done' });
  expect((await cancel(2)).last).toMatchObject({ step: 'failed' });
});

test('lost reviews were recorded when the order is no longer pending comment', async () => {
  const review = (...states: number[]) =>
    ending(
      (ports) => submitReviews(ports, '7', []),
      (on) =>
        on
          .on(comment.goodsSub, lost(comment.goodsSub.path))
          .on(order.orderList, () =>
            order.orderList.answer.read(
              { data: states.map((status) => ({ order_id: 7, status: { status } })), page_next: 'end' },
              startAt(false),
            ),
          ),
    );
  expect((await review(6)).last).toMatchObject({ step: 'done' });
  expect((await review(6, 5)).last).toMatchObject({ step: 'failed' });
  expect((await review()).last).toMatchObject({ step: 'unknown' });
  expect((await review(6, 99)).last).toMatchObject({ step: 'unknown' });
});

test('a lost claim happened when the list has it as claimed, and is unknown otherwise: it may have run out', async () => {
  const claim = (...is_get: number[]) =>
    ending(
      (ports) => claimCoupon(ports, 'all'),
      (on) =>
        on
          .on(volume.getVolume, lost(volume.getVolume.path))
          .on(volume.getList, () =>
            volume.getList.answer.read(
              { data: is_get.map((each, at) => ({ volume_id: at + 1, is_get: each })) },
              startAt(false),
            ),
          ),
    );
  expect((await claim(1, 1)).last).toMatchObject({ step: 'done' });
  expect((await claim(1, 0)).last).toMatchObject({ step: 'unknown' });
  expect((await claim()).last).toMatchObject({ step: 'unknown' });
});

test('a sign-in returns the gift: answered, promised or read', async () => {
  const day = (gift_num: number) => ({ gift_type: 3, gift_num });
  const week = (more: object) => ({
    data: { signin_id: 1, lx_day: 1, is_get: 0, signin2: day(8), signin3: day(9), ...more },
    user_id: 1,
  });
  const promised = { gift_type: 3 as const, gift_num: 8 };
  const sign = (act: () => object, then: object = {}) =>
    ending(
      (ports) => signInToday(ports, { signin_id: '1', v: 'signin2', address_id: '' }, promised),
      (on) =>
        on.on(signin.get, act as never).on(signin.signin, () => signin.signin.answer.read(week(then), startAt(false))),
    );
  expect((await sign(() => ({ gift_type: 3, gift_num: 5 }))).last).toMatchObject({ answer: { gift_num: 5 } });
  expect((await sign(() => ({}))).last).toMatchObject({ answer: promised });
  const read = await sign(lost(signin.get.path), { lx_day: 2, is_get: 1 });
  expect(read.last).toMatchObject({ step: 'done', answer: { gift_num: 8 } });
  expect((await sign(lost(signin.get.path), { lx_day: 1 })).last).toMatchObject({ step: 'failed' });
});

test("a lost start or join is settled by the member's list; no list shows a helped price cut", async () => {
  const start = (state: string) =>
    ending(
      (ports) => startTeam(ports, 'group', '9'),
      (on) => on.on(groupBuys.start, lost(groupBuys.start.path)).on(groupBuys.list, () => teams(state)),
    );
  expect((await start('running')).last).toMatchObject({ step: 'done', answer: { team: { id: '5' } } });
  expect((await start('failed')).last).toMatchObject({ step: 'failed' });
  const join = await ending(
    (ports) => joinGroup(ports, '5'),
    (on) => on.on(groupBuys.join, lost(groupBuys.join.path)).on(groupBuys.list, () => teams('complete')),
  );
  expect(join.last).toMatchObject({ step: 'done' });
  const helped = await ending(
    (ports) => joinPriceCut(ports, '5'),
    (on) => on.on(priceCuts.join, lost(priceCuts.join.path)),
  );
  expect(helped.last).toMatchObject({ step: 'unknown' });
});

test.each([
  ['timeout', undefined, 'unknown'],
  ['status', 504, 'unknown'],
  ['status', 503, 'failed'],
  ['dropped', undefined, 'failed'],
] as const)(
  'after %s %s an act that is not to be seen is %s: who is slow may still be at it',
  async (how, status, step) => {
    const loss = new NetworkError(afterSales.servicesCancel.path, how, status);
    const { last } = await ending(
      (ports) => cancelService(ports, '7'),
      (on) =>
        on
          .on(afterSales.servicesCancel, () => {
            throw new UnknownOutcomeError(afterSales.servicesCancel.path, loss);
          })
          .on(afterSales.servicesInfo, () => info(1)),
    );
    expect(last).toMatchObject(step === 'failed' ? { step, error: loss } : { step });
  },
);

test('after a failed reading the outcome is unknown', async () => {
  const { last } = await ending(
    (ports) => cancelService(ports, '7'),
    (on) =>
      on
        .on(afterSales.servicesCancel, lost(afterSales.servicesCancel.path))
        .on(afterSales.servicesInfo, lost(afterSales.servicesInfo.path)),
  );
  expect(last).toMatchObject({ step: 'unknown' });
});
