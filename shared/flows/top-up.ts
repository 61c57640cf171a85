/** Creates and deletes top-ups. A lost answer is settled by reading the log. */
import type { AnswerOf } from '#shared/contract/call.ts';
import { recharge, type TopUpRow } from '#shared/contract/recharge.ts';
import type { TopUpChoice } from '#shared/rules/pay/top-up.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** The record of a created top-up. */
export type StartedTopUp = Pick<
  AnswerOf<typeof recharge.rechargeAdd>,
  'order_id' | 'order_sn' | 'moneys' | 'get_money'
>;

/** Reads a record; undefined when it does not exist. */
export async function readTopUp(
  { client }: Pick<ActPorts, 'client'>,
  order_id: string,
  signal: AbortSignal,
): Promise<TopUpRow | undefined> {
  const { data } = await client.send(recharge.rechargeLog, { order_id }, { signal });
  return data.find((row) => row.order_id === order_id);
}

/** Creates the record. `due` is the amount in fen, by which it is found after a lost answer. */
export const startTopUp = (
  ports: ActPorts,
  { type, money_v }: TopUpChoice,
  due: number | undefined,
): Flow<ActState<StartedTopUp>> =>
  actOnce<StartedTopUp>(ports, {
    send: (signal) =>
      ports.client.send(recharge.rechargeAdd, { type, ...(money_v === undefined ? {} : { money_v }) }, { signal }),
    settle: async (signal) => {
      const { data } = await ports.client.send(recharge.rechargeLog, { lx: '1' }, { signal });
      const made = data.find((row) => row.pay_status === 0 && row.moneys === due);
      return made ? { happened: true, answer: made } : { happened: false };
    },
  });

export const removeTopUp = (ports: ActPorts, order_id: string): Flow<ActState<unknown>> =>
  actOnce<unknown>(ports, {
    send: (signal) => ports.client.send(recharge.rechargeDel, { order_id }, { signal }),
    settle: async (signal) => ({ happened: (await readTopUp(ports, order_id, signal)) === undefined }),
  });
