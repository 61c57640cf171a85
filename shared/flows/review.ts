/** Submits the reviews of an order once (document 2 §4). */
import { comment, type ReviewSent } from '#shared/contract/comment.ts';
import { order } from '#shared/contract/order.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Display code: pending comment. */
const TO_COMMENT = 5;

/** A lost answer is settled by the order, which is no longer pending comment. */
export const submitReviews = (
  ports: ActPorts,
  order_id: string,
  reviews: readonly ReviewSent[],
): Flow<ActState<unknown>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(comment.goodsSub, { query: { order_id }, body: [...reviews] }, { signal }),
    settle: async (signal) => {
      const { data } = await ports.client.send(order.orderList, { order_id }, { signal });
      const isUnknown = data.length === 0 || data.some(({ status }) => status.status === undefined);
      return isUnknown ? undefined : { happened: data.every(({ status }) => status.status !== TO_COMMENT) };
    },
  });
