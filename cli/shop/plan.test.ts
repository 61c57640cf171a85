import { expect, test } from 'vitest';
import { cart } from '#shared/contract/cart.ts';
import { login } from '#shared/contract/login.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { createFakeClient } from '#shared/flows/testing/fake-client.ts';
import { toldSum } from '#shared/rules/pay/told-sum.ts';
import type { Consent } from './guard.ts';
import { createPlanner, PlanEnd } from './plan.ts';

const live = { kind: 'production', name: 'live' } as const;
const nobody: Consent = { allow: 'read', typedName: async () => undefined };

function dryRun(consent: Consent = nobody) {
  const client = createFakeClient().on(cart.list, () => ({ data: [] }) as never);
  let ended = 0;
  const planner = createPlanner(() => {
    ended += 1;
  });
  const around = planner.around(client, live, consent);
  return { client, planner, around, guard: planner.guard(live, consent), ended: () => ended };
}

test('reading is real, the first write ends the run on style', async () => {
  const { client, planner, around, ended } = dryRun();
  await around.send(cart.list, {});
  await expect(around.send(cart.delNum, { id_list: '1' })).rejects.toThrow(PlanEnd);
  expect(client.sent.map(({ path }) => path)).toEqual([cart.list.path]);
  expect(ended()).toBe(1);
  expect(planner.plan()).toEqual({
    dry_run: true,
    reads: 1,
    goes_on: true,
    steps: [
      {
        does: 'send',
        call: cart.delNum.path,
        method: 'GET',
        effect: 'write',
        args: { id_list: '1' },
        missing: ['--allow write'],
      },
    ],
  });
});

test('a check that answers nothing is taken for granted, so that the payment behind it shows', async () => {
  const { client, planner, around, guard } = dryRun({ ...nobody, allow: 'money', ceiling: 500 });
  await guard.spend(toldSum(1200));
  await guard.spend(toldSum(300), 'write');
  await around.send(payOrder.yzPay, { pay_pwd: 'enc:eA==' });
  await expect(around.send(payOrder.yePay, { order_id: '1', fd_sn: '' })).rejects.toThrow(PlanEnd);
  expect(client.sent).toEqual([]);
  expect(planner.plan().steps).toMatchObject([
    { does: 'spend', amount: 1200, missing: ['--confirm live', '--max-amount'] },
    { does: 'spend', amount: 300, by: 'write', missing: ['--confirm live'] },
    { call: payOrder.yzPay.path, missing: [] },
    { call: payOrder.yePay.path, effect: 'money', missing: ['--confirm live'] },
  ]);
});

test('a login is not made up, and after the end nothing more is written down', async () => {
  const { planner, around } = dryRun();
  const form = { user_name: 'a', password: 'enc:', openid: '', log_bs: '', yz_chit: '' };
  await expect(around.send(login.login, form)).rejects.toThrow(PlanEnd);
  await expect(around.send(cart.delNum, { id_list: '1' })).rejects.toThrow(PlanEnd);
  expect(planner.plan().steps).toHaveLength(1);
});
