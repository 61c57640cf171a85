import { expect, test } from 'vitest';
import { recharge } from '#shared/contract/recharge.ts';
import { NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';
import { removeTopUp, startTopUp } from './top-up.ts';

const row = { order_id: '9', order_sn: 'C9', add_time: 0, pay_status: 0 as const, moneys: 50_000, get_money: 52_000 };
const lost = (path: string) => () => {
  throw new UnknownOutcomeError(path, new NetworkError(path, 'dropped'));
};
const ports = () => ({ client: createFakeClient(), clock: createManualClock() });

test('a top-up is created once; after a lost answer its record is found by amount', async () => {
  const { client, clock } = ports();
  client.on(recharge.rechargeAdd, lost(recharge.rechargeAdd.path));
  client.on(recharge.rechargeLog, () => ({ data: [{ ...row, order_id: '8', moneys: 1 }, row], page_next: 'end' }));
  const run = await probe(startTopUp({ client, clock }, { type: '7' }, 50_000));
  await clock.pass(2_000);
  expect(run.last).toEqual({ step: 'done', answer: row });
  expect(client.count(recharge.rechargeAdd)).toBe(1);
  expect(client.sent[0]?.args).toEqual({ type: '7' });
});

test('without a record nothing was created', async () => {
  const { client, clock } = ports();
  client.on(recharge.rechargeAdd, lost(recharge.rechargeAdd.path));
  client.on(recharge.rechargeLog, () => ({ data: [], page_next: 'end' }));
  const run = await probe(startTopUp({ client, clock }, { type: 'money_v', money_v: 5 }, 5));
  await clock.pass(2_000);
  expect(run.last.step).toBe('failed');
});

test('a lost deletion happened when the record is gone', async () => {
  const { client, clock } = ports();
  client.on(recharge.rechargeDel, lost(recharge.rechargeDel.path));
  client.on(recharge.rechargeLog, () => ({ data: [], page_next: 'end' }));
  const run = await probe(removeTopUp({ client, clock }, '9'));
  await clock.pass(2_000);
  expect(run.last.step).toBe('done');
});
