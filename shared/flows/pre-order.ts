/** Placing a pre-order once: a lost answer is settled by the member's pre-orders. */

import type { ArgsOf } from '#shared/contract/call.ts';
import { type PreOrder, qhyg } from '#shared/contract/qhyg.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Places it; `before` are the ids that were listed before, undefined where that could not be read. */
export const placePreOrder = (
  ports: ActPorts,
  placed: ArgsOf<typeof qhyg.up>,
  before: readonly string[] | undefined,
): Flow<ActState<unknown>> => {
  const isIt = ({ qhyg_id, goods_id, num }: PreOrder) =>
    !before?.includes(qhyg_id) && goods_id === placed.goods_id && num === placed.num;
  return actOnce(ports, {
    send: (signal) => ports.client.send(qhyg.up, placed, { signal }),
    settle: async (signal) =>
      before ? { happened: (await ports.client.send(qhyg.list, {}, { signal })).data.some(isIt) } : undefined,
  });
};
