/** The pre-order form, and the member's own pre-orders (document 2 §5). */

import { proxy } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { placePreOrder } from '#shared/flows/pre-order.ts';
import { orderMultiple as multipleMessage } from '#shared/messages/buying.ts';
import { preOrdered } from '#shared/messages/pre-orders.ts';
import { orderMultiple, type Unit, unitName } from '#shared/rules/goods/pack-size.ts';
import { checkPreOrder, preOrderQuantity, preOrderUnits } from '#shared/rules/goods/pre-order.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import { notePreOrders } from '#web/state/session/privileges.ts';
import { session } from '#web/state/session/session.ts';
import { preOrderLoader } from './pre-order-loader.ts';

export type PreOrderInfo = AnswerOf<typeof qhyg.info>;

/** Creates the store of one page. */
export function createPreOrder(goods_id: string) {
  const { reads } = preOrderLoader;
  const state = proxy({ spce_id: '', unit: 1 as Unit, typed: 1, impatient: false, placed: false });
  const edit = (values: Partial<typeof state>): void => void Object.assign(state, values);
  const records = createEndless(askOf(reads.records, { id: goods_id }));
  const info = createPart(askOf(reads.info, { id: goods_id }), (answer) => {
    if (answer.priv.qhyg) notePreOrders(true);
    state.spce_id ||= answer.spce_list[0]?.spce_id ?? '';
    const open = preOrderUnits(answer.data).filter(({ isOpen }) => isOpen);
    const first = open.find(({ unit }) => unit === state.unit) ?? open[0];
    if (first) state.unit = first.unit;
    return answer;
  });

  async function place(): Promise<void> {
    const goods = info.state.data?.data;
    if (!goods) return;
    const num = preOrderQuantity(goods, state.unit, state.typed);
    const checked = checkPreOrder({ goods_id, num }, session.token);
    if (!checked.ok) return say(checked.message, 'warn');
    const multiple = orderMultiple(goods);
    if (num % multiple !== 0) return say(multipleMessage(multiple, unitName(goods, 1)), 'warn');
    try {
      const before = await listed();
      const sent = { goods_id, spce_id: state.spce_id, num, impatient: state.impatient };
      if (!sayEnd(await lastOf(placePreOrder({ client: api, clock: webClock }, sent, before)), preOrdered)) return;
      state.placed = true;
      void records.reload();
    } catch (error) {
      report(error);
    }
  }

  return { state, edit, info, records, place };
}

export type PreOrderStore = ReturnType<typeof createPreOrder>;

/** The earlier pre-orders; undefined when the shop does not list them. */
async function listed(): Promise<readonly string[] | undefined> {
  try {
    return (await api.send(qhyg.list, {})).data.map(({ qhyg_id }) => qhyg_id);
  } catch {
    return undefined;
  }
}
