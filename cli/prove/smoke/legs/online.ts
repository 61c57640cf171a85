/** The legs of an online payment: an order that waits, and a code to pay it with. */
import type { Words } from '#cli/text/words.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import type { Walk } from '../walk.ts';
import { chooseGoods } from './choosing.ts';
import { enterAsBuyer } from './entering.ts';
import { makeOrder, type Ordered } from './ordering.ts';
import type { Settled } from './paying.ts';

/** The step that begins an online payment. */
export const STARTED: Words = ['发起在线支付', 'start an online payment'];

/** A member of the kind that pays, and an order that waits for its payment. */
export async function waitingOrder(walk: Walk, settled: Settled): Promise<Ordered> {
  const { settings } = await enterAsBuyer(walk);
  return makeOrder(walk, await chooseGoods(walk, settings), () => settled.value);
}

/** Starts an online payment with a code; it is cleared away at the end unless it was paid. */
export async function startCode(walk: Walk, { order_id, due }: Ordered, settled: Settled, use_ye: boolean) {
  await walk.spend(due);
  const body = { type: '1', order_id, fd_sn: '', pay_type: '2', use_ye, is_app: false } as const;
  const started = await walk.ask(STARTED, payOrder.zxPay, { query: { path: '' }, body }, (answer, { holds }) =>
    holds('code_url', (answer.code_url ?? '') !== '', ['二维码', 'a code'], answer.trade_type, [
      '应有可扫的二维码',
      'a code to scan',
      '2 §4',
    ]),
  );
  walk.later(['未完成的在线支付', 'online payment'], async () => {
    if (!settled.value) await walk.client.send(payOrder.clearSd, { order_id, fd_sn: '' });
  });
  await walk.ask(['尚未支付', 'not paid yet'], payCx.getStatus, { order_sn: started.order_sn }, ({ data }, { equal }) =>
    equal('data.status', data.status, false, ['未付款前不算已付', 'only what was paid is paid', '2 §4']),
  );
  return started;
}
