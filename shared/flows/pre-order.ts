/** Places a pre-order. A lost answer is settled by the list of pre-orders. */

import type { ArgsOf } from '#shared/contract/call.ts';
import { type PreOrder, qhyg } from '#shared/contract/qhyg.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** `before` are the ids in the list before, undefined when it could not be read. */
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
