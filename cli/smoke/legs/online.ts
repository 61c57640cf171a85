/** The legs of an online payment: an order that waits, and a code to pay it with. */
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import type { Walk } from '../walk.ts';
import { chooseGoods } from './choosing.ts';
import { enterAsBuyer } from './entering.ts';
import { makeOrder, type Ordered } from './ordering.ts';
import type { Settled } from './paying.ts';

/** A member of the kind that pays, and an order that waits for its payment. */
export async function waitingOrder(walk: Walk, settled: Settled): Promise<Ordered> {
  const { settings } = await enterAsBuyer(walk);
  return makeOrder(walk, await chooseGoods(walk, settings), () => settled.value);
}

/** Starts an online payment with a code; it is cleared away at the end unless it was paid. */
export async function startCode(walk: Walk, { order_id, due }: Ordered, settled: Settled, use_ye: boolean) {
  await walk.spend(due);
  const body = { type: '1', order_id, fd_sn: '', pay_type: '2', use_ye, is_app: false } as const;
  const started = await walk.ask(
    'start an online payment',
    payOrder.zxPay,
    { query: { path: '' }, body },
    (answer, { holds }) =>
      holds('code_url', (answer.code_url ?? '') !== '', 'a code', answer.trade_type, 'a code to scan (2 §9)'),
  );
  walk.later('online payment', async () => {
    if (!settled.value) await walk.client.send(payOrder.clearSd, { order_id, fd_sn: '' });
  });
  await walk.ask('not paid yet', payCx.getStatus, { order_sn: started.order_sn }, ({ data }, { equal }) =>
    equal('data.status', data.status, false, 'only what was paid is paid (2 §4)'),
  );
  return started;
}
