/** The result of ordering a list, as data. */
import { Fault } from '#cli/text/fault.ts';
import { barcodeDestroyed, bundleNotAgain, factsDiffer } from '#shared/messages/quick-order.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import type { Candidate } from '#shared/rules/quick-order/found-goods.ts';
import { isReady, sinceThen, sumOf } from '#shared/rules/quick-order/judged-lines.ts';
import type { LeftRow, TableReading } from '#shared/rules/quick-order/order-list/wanted.ts';
import { type lineStates, say } from './dictionary.ts';
import { type Judged, keyOf, type Line, type Sent } from './order-list.ts';

export type ListLine = ReturnType<typeof lineOf>;

type State = keyof typeof lineStates;

/** A list that was read from a file: what of it is not ordered, and its columns. */
export interface ListAbout {
  readonly left: readonly LeftRow[];
  readonly table?: TableReading;
  readonly sheet?: string;
  readonly otherSheets?: readonly string[];
}

export type ListOrder = ReturnType<typeof resultOf>;

interface Came {
  readonly dry_run: boolean;
  readonly judged: readonly Judged[];
  readonly sent: ReadonlyMap<Line, Sent>;
  /** Nobody confirmed adding the ready lines alone. */
  readonly unconfirmed: boolean;
  readonly stopped: 'interrupted' | 'terminated' | undefined;
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
    ...(about && {
      left_out: about.left,
      ...(about.table && { columns: columnsOf(about.table) }),
      ...(about.sheet && { sheet: about.sheet, other_sheets: about.otherSheets ?? [] }),
    }),
    ...(total !== undefined && { total }),
    ...(judged.some(({ line }) => line.lastPrice !== undefined) && { changed: sinceThen(judged) }),
    ...(left.length > 0 && { next: dry_run || unconfirmed ? command : `${command} --rows ${left.join(',')}` }),
    ended: stopped ?? lost ?? (left.length === 0 ? ('ok' as const) : unconfirmed ? 'guard' : 'server'),
  };
}

/** What each column was read as; `unread` for one that is not read. */
const columnsOf = ({ columns, heads }: TableReading) =>
  columns.map((role, at) => ({ column: at + 1, role: role ?? ('unread' as const), head: heads[at] ?? '' }));

/** The fault if not all lines were added. */
export function faultOf({ ended, left, next = '', dry_run }: ListOrder): Fault | undefined {
  if (ended === 'ok') return undefined;
  const words = dry_run ? say.wouldBeLeft(left.length) : say.left(left.length);
  return new Fault(ended, words, { next: dry_run || ended === 'guard' ? say.readyFirst(next) : say.goOn(next) });
}

const wentIn = ({ line }: Judged, sent: ReadonlyMap<Line, Sent>): boolean => (sent.get(line)?.added ?? 0) > 0;

/** A line as it is told. Amounts are in fen; `price` is that of a piece. */
function lineOf(judged: Judged, sent: Sent | undefined, wasSending: boolean) {
  const { line, spce_id, verdict } = judged;
  const { row, part, words, quantity: wanted, unit, remark, price: list_price, found } = line;
  const goods = found?.kind === 'goods' ? found : undefined;
  const { needs, offer, since } = verdict ?? {};
  const choices = choicesOf(judged);
  const specifications = needs === 'specification' ? offer?.features.specifications : undefined;
  return {
    row,
    /** The place in a row with several goods; --rows and --choose take 3.2. */
    part,
    words,
    /** In the unit, if one was written. */
    wanted,
    unit: unit || undefined,
    /** What stands behind the quantity. */
    remark: remark || undefined,
    list_price: list_price || undefined,
    state: stateOf(judged, sent, wasSending),
    goods_id: goods?.goods_id,
    goods_name: goods && (productName(goods.info.data, goods.card?.goods_name) || words),
    spce_id: (goods && spce_id) || undefined,
    /** Pieces added, or to be added. */
    quantity: (goods && (sent?.added || verdict?.quantity)) || 0,
    price: offer?.price.price,
    sum: verdict?.quantity ? offer?.total : undefined,
    says: saysOf(judged, sent),
    /** The change since the last purchase, of a piece. */
    since: since && { by: since.by, says: since.says.text },
    choices,
    specifications: specifications?.map(({ spce_id: id, spce_name }) => ({ spce_id: id, spce_name })),
  };
}

function choicesOf({ line: { found }, verdict }: Judged) {
  if (found?.kind === 'several') return found.among.map(choiceOf);
  if (found?.kind === 'none') return found.near.map(choiceOf);
  return found?.kind === 'goods' && found.card && verdict?.needs === 'confirm' ? [choiceOf(found.card)] : undefined;
}

function saysOf({ line: { found, destroyed }, verdict }: Judged, sent: Sent | undefined): string | undefined {
  if (found?.kind === 'failed') return found.message?.text;
  if (found?.kind === 'bundle') return bundleNotAgain.text;
  if (found?.kind === 'none' && destroyed && found.near.length === 0) return barcodeDestroyed(destroyed).text;
  return sent && sent.added === 0 ? sent.message : verdict?.says?.text;
}

function stateOf({ line: { found }, verdict }: Judged, sent: Sent | undefined, wasSending: boolean): State {
  if (!found) return 'failed';
  if (found.kind !== 'goods') return 'gone' in found && found.gone ? 'gone' : found.kind;
  if (verdict?.needs) return verdict.needs;
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
