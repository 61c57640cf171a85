/** Adds the goods of a closed order to the cart again, as far as they can be bought; loaded on demand. */
import type { OrderLine } from '#shared/contract/entities.ts';
import { addLines } from '#shared/flows/add-lines.ts';
import { unattended } from '#shared/flows/flow.ts';
import { lookUpLines } from '#shared/flows/look-up-lines.ts';
import { readOrderLines } from '#shared/flows/read-lines-of-order.ts';
import type { Message } from '#shared/messages/message.ts';
import { backInPart, chooseAgain, notReadable, putBackNow } from '#shared/messages/put-back.ts';
import { bundleNotAgain, sellsNoMore } from '#shared/messages/quick-order.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { isBundle } from '#shared/rules/cart/cart-quantity.ts';
import type { Found } from '#shared/rules/quick-order/found-goods.ts';
import { cartItemOf, isReady, type JudgedLine, judgeAll } from '#shared/rules/quick-order/judged-lines.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { askUninsuredLines } from '#web/parts/goods/ask-uninsured-lines.ts';
import { webClock } from '#web/state/clock.ts';
import type { LeftOut, LeftOutAsk } from '#web/state/dialogs/dialog-table.ts';
import { api } from '#web/state/loading/api.ts';
import { say } from '#web/state/messages/toast.ts';
import { buyer } from '#web/state/session/buyer.ts';
import { raiseCartCount } from '#web/state/session/session.ts';
import { settings } from '#web/state/settings/settings.ts';

interface Wanted {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly spce_id: string;
  readonly spce_name: string | undefined;
  found: Found | null;
}

type Judged = JudgedLine<Wanted>;

/**
 * The number of kinds added, and what was left out in whole or in part, and why; undefined when the buyer declined a
 * confirmation.
 */
export async function putBack(order_id: string): Promise<LeftOutAsk | undefined> {
  say(putBackNow);
  const all = judgeAll(await wantedOf(order_id), buyer());
  const able = all.filter((each) => isReady(each) && !isOfBatch(each) && each.line.line.num !== undefined);
  const ready = await askUninsuredLines(able);
  if (!ready) return undefined;
  const left = new Map(all.map((each) => [each, leftOf(each, whyNot(each))]));
  // The buyer has left them out by name.
  for (const each of able) left.delete(each);
  const kinds = await addReady(ready, left);
  return { kinds, left: all.flatMap((each) => left.get(each) ?? []) };
}

/**
 * The lines of the order, each with its current goods. An order has their names, and their ids if the shop sends them.
 */
async function wantedOf(order_id: string): Promise<Wanted[]> {
  const lines = await readOrderLines(api, order_id, new AbortController().signal);
  const wanted = lines
    .filter(({ is_gift, num }) => !is_gift && num !== 0)
    .map((line): Wanted => ({ line, quantity: line.num ?? 0, spce_id: '', spce_name: line.spce_name, found: null }));
  const asked = wanted.map(({ line }) => ({
    words: [line.goods_name, line.des].filter(Boolean).join(' '),
    goods_id: isBundle(line) ? '' : line.goods_id,
    isBundle: isBundle(line),
  }));
  const look = lookUpLines({ client: api, log_bs: settings()?.log_bs ?? '' }, asked);
  for await (const { at, found } of look(unattended<never>(new AbortController().signal))) {
    Object.assign(wanted[at] as Wanted, { found });
  }
  return wanted;
}

/** Adds them one by one; fully added ones are removed from `left`. */
async function addReady(ready: readonly Judged[], left: Map<Judged, LeftOut | undefined>): Promise<number> {
  let kinds = 0;
  const context = unattended<never>(new AbortController().signal);
  for (const each of ready) left.set(each, leftOf(each, requestFailed));
  for await (const { at, end } of addLines({ client: api, clock: webClock }, ready.map(cartItemOf))(context)) {
    const each = ready[at] as Judged;
    const { isShort, says } = each.verdict ?? {};
    const added = end.step === 'done' ? (end.answer?.added ?? 0) : 0;
    const message = end.step === 'done' ? end.answer?.message : end.step === 'working' ? undefined : end.message;
    if (added < 1) {
      left.set(each, leftOf(each, message ?? requestFailed));
      continue;
    }
    kinds += 1;
    raiseCartCount(added);
    flagForReload('cart');
    left.set(
      each,
      isShort && says ? { ...leftOf(each, backInPart(says, added)), chooses: false, inPart: true } : undefined,
    );
  }
  return kinds;
}

/** A near-expiry batch has its own price, so it must be chosen again. */
const isOfBatch = ({ line: { line } }: Judged): boolean => Boolean(line.attr_name);

function whyNot({ line: { line, found }, verdict }: Judged): Message {
  if (found === null || found.kind === 'failed' || line.num === undefined) return notReadable;
  if (found.kind === 'bundle') return bundleNotAgain;
  if (found.kind !== 'goods') return line.goods_id || found.kind === 'none' ? sellsNoMore : chooseAgain;
  return (verdict?.needs !== undefined && verdict.says) || chooseAgain;
}

/** The line for the dialog. Goods still sold under their code are chosen in their form, others are searched for. */
function leftOf({ line: { line, found }, verdict }: Judged, why: Message): LeftOut {
  const { goods_id = '', goods_name, goods_thumb, des, num } = line;
  const sold = found?.kind === 'goods' ? found.goods_id : undefined;
  const isOpen = verdict?.needs === undefined || verdict.needs === 'specification';
  return {
    goods: { goods_id: sold ?? goods_id, goods_name: [goods_name, des].filter(Boolean).join(' '), goods_thumb },
    why: why.text,
    ...(num !== undefined && { num }),
    chooses: sold !== undefined && isOpen,
    ...((found?.kind === 'none' || found?.kind === 'several') && { find: goods_name }),
  };
}
