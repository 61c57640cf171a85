/** The result of ordering a list, as data. */
import { Fault } from '#cli/text/fault.ts';
import { barcodeDestroyed, bundleNotAgain, factsDiffer } from '#shared/messages/quick-order.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import type { Candidate } from '#shared/rules/quick-order/found-goods.ts';
import { isReady, sinceThen, sumOf } from '#shared/rules/quick-order/judged-lines.ts';
import type { LineNeeds } from '#shared/rules/quick-order/order-line-verdict.ts';
import type { LeftRow, TableReading } from '#shared/rules/quick-order/order-list/wanted.ts';
import { type lineStates, say } from './dictionary.ts';
import { type Judged, keyOf, type Line, type Sent } from './order-list.ts';

export interface ListLine {
  readonly row: number;
  /** The place in a row with several goods; --rows and --choose take 3.2. */
  readonly part?: number;
  readonly words: string;
  /** In the unit, if one was written. */
  readonly wanted?: number;
  readonly unit?: string;
  /** What stands behind the quantity. */
  readonly remark?: string;
  readonly list_price?: string;
  readonly state: keyof typeof lineStates;
  readonly goods_id?: string;
  readonly goods_name?: string;
  readonly spce_id?: string;
  /** Pieces added, or to be added. */
  readonly quantity: number;
  /** Fen; `price` is per piece. */
  readonly price?: number;
  readonly sum?: number;
  readonly says?: string;
  /** The change since the last purchase, in fen per piece. */
  readonly since?: { readonly by: number; readonly says: string };
  readonly choices?: readonly ReturnType<typeof choiceOf>[];
  readonly specifications?: readonly { spce_id: string; spce_name: string }[];
}

/** A list that was read from a file: what of it is not ordered, and its columns. */
export interface ListAbout {
  readonly left: readonly LeftRow[];
  readonly table?: TableReading;
}

export type ListOrder = ReturnType<typeof resultOf>;

interface Came {
  readonly dry_run: boolean;
  readonly judged: readonly Judged[];
  readonly sent: ReadonlyMap<Line, Sent>;
  /** Nobody confirmed adding the ready lines alone. */
  readonly unconfirmed: boolean;
  readonly stopped: 'interrupted' | 'terminated' | undefined;
  /** The command line without `--rows`. */
  readonly command: string;
  readonly about: ListAbout | undefined;
}

/** `kinds`, `pieces` and `total` count what was or would be added; `left` are the rows still to order, `next` the command for them. */
export function resultOf({ dry_run, judged, sent, unconfirmed, stopped, command, about }: Came) {
  const done = judged.filter((each) => (dry_run || unconfirmed ? isReady(each) : wentIn(each, sent)));
  const lines = judged.map((each) => lineOf(each, sent.get(each.line), !dry_run && sent.size > 0));
  const left = judged
    .filter((each) => (dry_run ? !isReady(each) : !wentIn(each, sent)))
    .map(({ line }) => (line.part ? keyOf(line) : line.row));
  const lost = [...sent.values()].find(({ ended }) => ended)?.ended;
  const { kinds, pieces, total } = sumOf(done);
  return {
    dry_run,
    lines,
    kinds,
    pieces,
    left,
    ...(about && { left_out: about.left, ...(about.table && { columns: columnsOf(about.table) }) }),
    ...(total !== undefined && { total }),
    ...(judged.some(({ line }) => line.lastPrice !== undefined) && { changed: sinceThen(judged) }),
    ...(left.length > 0 && { next: dry_run || unconfirmed ? command : `${command} --rows ${left.join(',')}` }),
    ended: stopped ?? lost ?? (left.length === 0 ? ('ok' as const) : unconfirmed ? 'guard' : 'server'),
  };
}

/** The columns that were read, counted from 1. */
const columnsOf = ({ columns, heads }: TableReading) =>
  columns.flatMap((role, at) => (role ? [{ column: at + 1, role, head: heads[at] ?? '' }] : []));

/** The fault if not all lines were added. */
export function faultOf({ ended, left, next = '', dry_run }: ListOrder): Fault | undefined {
  if (ended === 'ok') return undefined;
  const words = dry_run ? say.wouldBeLeft(left.length) : say.left(left.length);
  return new Fault(ended, words, { next: dry_run || ended === 'guard' ? say.readyFirst(next) : say.goOn(next) });
}

const wentIn = ({ line }: Judged, sent: ReadonlyMap<Line, Sent>): boolean => (sent.get(line)?.added ?? 0) > 0;

function lineOf({ line, spce_id, verdict }: Judged, sent: Sent | undefined, wasSending: boolean): ListLine {
  const { row, part, words, quantity, unit, remark, price: list_price, found, destroyed } = line;
  const about = {
    row,
    ...(part && { part }),
    words,
    ...(quantity !== undefined && { wanted: quantity }),
    ...(unit && { unit }),
    ...(remark && { remark }),
    ...(list_price && { list_price }),
  };
  if (!found || found.kind === 'failed') {
    return { ...about, state: 'failed', quantity: 0, ...(found?.message && { says: found.message.text }) };
  }
  if (found.kind === 'bundle') return { ...about, state: 'bundle', quantity: 0, says: bundleNotAgain.text };
  if (found.kind !== 'goods') {
    const among = found.kind === 'several' ? found.among : found.near;
    const choices = among.map((each) => choiceOf(each));
    const lost = destroyed && choices.length === 0 ? { says: barcodeDestroyed(destroyed).text } : {};
    return { ...about, state: found.gone ? 'gone' : found.kind, quantity: 0, choices, ...lost };
  }
  const { price } = verdict?.offer.price ?? {};
  const says = sent && sent.added === 0 ? sent.message : verdict?.says?.text;
  const sum = verdict?.quantity ? verdict.offer.total : undefined;
  const choices = verdict?.needs === 'confirm' && found.card ? [choiceOf(found.card)] : [];
  const specifications = verdict?.needs === 'specification' ? verdict.offer.features.specifications : [];
  return {
    ...about,
    state: stateOf(verdict?.needs, sent, wasSending),
    goods_id: found.goods_id,
    goods_name: productName(found.info.data, found.card?.goods_name) || words,
    quantity: sent?.added || verdict?.quantity || 0,
    ...(spce_id && { spce_id }),
    ...(price !== undefined && { price }),
    ...(sum !== undefined && { sum }),
    ...(says !== undefined && { says }),
    ...(verdict?.since && { since: { by: verdict.since.by, says: verdict.since.says.text } }),
    ...(choices.length > 0 && { choices }),
    ...(specifications.length > 0 && {
      specifications: specifications.map(({ spce_id: id, spce_name }) => ({ spce_id: id, spce_name })),
    }),
  };
}

function stateOf(needs: LineNeeds | undefined, sent: Sent | undefined, wasSending: boolean): ListLine['state'] {
  if (needs) return needs;
  if (!sent) return wasSending ? 'unsent' : 'ready';
  if (sent.added > 0) return 'added';
  return sent.ended === 'unknown' ? 'unknown' : 'refused';
}

function choiceOf({ goods_id, goods_name, lx = '0', is_promote = false, differs, ...card }: Candidate) {
  const { price } = cardPrice({ ...card, lx, is_promote });
  const { des, brand_name } = card;
  return {
    goods_id,
    goods_name,
    ...(des && { des }),
    ...(brand_name && { brand_name }),
    ...(differs && { differs: factsDiffer(differs).text }),
    ...(price !== undefined && { price }),
  };
}
