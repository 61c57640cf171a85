/** Adds the ready lines to the cart; the others stay in the list. */
import { addLines } from '#shared/flows/add-lines.ts';
import { unattended } from '#shared/flows/flow.ts';
import { addList, rowsLeftOut } from '#shared/messages/quick-order.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { cartItemOf, isReady, judgeAll, kindsOf, sumOf } from '#shared/rules/quick-order/judged-lines.ts';
import type { WantedList } from '#shared/rules/quick-order/order-list/wanted.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { askUninsuredLines } from '#web/parts/goods/ask-uninsured-lines.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { alsoTick, tickOnly } from '#web/state/goods/cart-ticks.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { buyer } from '#web/state/session/buyer.ts';
import { raiseCartCount } from '#web/state/session/session.ts';
import type { Judged } from './quick-order-line.ts';
import type { QuickOrder } from './quick-order-store.ts';

/** Asks when lines are left and when goods are not insured, then adds one by one. */
export async function addAll(store: QuickOrder): Promise<void> {
  const { state } = store;
  const ready = judgeAll(state.lines, buyer()).filter(isReady);
  const open = state.lines.length - ready.length;
  if (state.adding || ready.length === 0) return;
  const kinds = kindsOf(ready);
  const out = rowsLeftOut((state.list as WantedList | null)?.left ?? []);
  const { pieces, total } = sumOf(ready);
  const sums = addList(kinds, pieces, `¥${yuan(total)}`, out?.text ?? '', open);
  const first = {
    message: sums,
    yes: `先加入 ${kinds} 种`,
    no: '继续处理',
  };
  if ((open > 0 || out) && !(await confirm(open > 0 ? first : { ...first, yes: `加入 ${kinds} 种` }))) return;
  const wanted = await askUninsuredLines(ready);
  if (!wanted) return;
  await act(state, 'adding', () => send(store, wanted));
  flagForReload('cart');
}

async function send({ state, drop, readLeft }: QuickOrder, ready: readonly Judged[]): Promise<void> {
  const context = unattended<never>(new AbortController().signal);
  const went: Judged[] = [];
  let pieces = 0;
  for await (const { at, end } of addLines({ client: api, clock: webClock }, ready.map(cartItemOf))(context)) {
    const judged = ready[at] as Judged;
    const { line } = judged;
    const added = end.step === 'done' ? (end.answer?.added ?? 0) : 0;
    if (added > 0) {
      went.push(judged);
      pieces += added;
      raiseCartCount(added);
      drop(line.key);
      continue;
    }
    const message = end.step === 'done' ? end.answer?.message : end.step === 'working' ? undefined : end.message;
    const stays = state.lines.find(({ key }) => key === line.key);
    if (stays) stays.failed = (message ?? requestFailed).text;
  }
  const goods = went.map((each) => cartItemOf(each).goods_id);
  if (state.again && goods.length > 0) tickOnly(goods);
  else goods.forEach(alsoTick);
  if (went.length === 0) return;
  state.added = { kinds: kindsOf(went), pieces };
  await readLeft();
}
