/** Judges all lines of a quick-order list together: which can be added to the cart, and their total. */
import type { CartItem } from '#shared/contract/buy.ts';
import { asksInsurance } from '#shared/rules/cart/can-add.ts';
import type { Buyer } from '#shared/rules/member/verification.ts';
import { total } from '#shared/rules/money/money.ts';
import type { Found } from './found-goods.ts';
import { judgeLine, type LineVerdict } from './order-line-verdict.ts';
import type { WantedLine } from './read-order-lines.ts';

/** A line with the result of its look-up. */
export interface LookedUpLine
  extends Pick<WantedLine, 'quantity' | 'unit' | 'unclear' | 'byMultiple' | 'plus' | 'written'> {
  /** Null during the look-up. */
  readonly found: Found | null;
  /** The chosen specification; '' for none. */
  readonly spce_id: string;
  /** The name of the specification in the last order, which has no spce_id. */
  readonly spce_name?: string | undefined;
  /** Price of a piece in the last order, in fen. */
  readonly lastPrice?: number | undefined;
}

/** A line with its verdict; none while its goods are unknown. */
export interface JudgedLine<L extends LookedUpLine> {
  readonly line: L;
  readonly spce_id: string;
  readonly verdict?: LineVerdict;
}

/** Judges all lines. A line can only have the stock that the lines above leave. */
export function judgeAll<L extends LookedUpLine>(lines: readonly L[], buyer: Buyer): JudgedLine<L>[] {
  const taken = new Map<string, number>();
  // A quantity that is missed in a line was written in another row.
  const isAmong = lines.some(
    ({ quantity, unclear, found }) => (quantity !== undefined && !isPacked(found)) || unclear === '',
  );
  return lines.map((line) => {
    const { found, lastPrice } = line;
    const spce_id = specificationOf(line);
    if (found?.kind !== 'goods') return { line, spce_id };
    const key = kindOf({ line, spce_id });
    const before = taken.get(key) ?? 0;
    const { info, differs, openQuantity } = found;
    const wanted = { ...line, openQuantity, isPacked: isPacked(found), isAmong };
    const verdict = judgeLine({ info, buyer, wanted, differs, spce_id, tb_id: '', taken: before, lastPrice });
    taken.set(key, before + verdict.quantity);
    return { line, spce_id, verdict };
  });
}

const isPacked = (found: Found | null): boolean => found?.kind === 'goods' && found.isPacked === true;

/** Goods and specification: lines that name the same are one kind. */
export const kindOf = ({ line: { found }, spce_id }: JudgedLine<LookedUpLine>): string =>
  `${found?.kind === 'goods' ? found.goods_id : ''} ${spce_id}`;

/** How many kinds lines are. */
export const kindsOf = (judged: readonly JudgedLine<LookedUpLine>[]): number => new Set(judged.map(kindOf)).size;

function specificationOf({ found, spce_id, spce_name }: LookedUpLine): string {
  if (spce_id !== '' || !spce_name || found?.kind !== 'goods') return spce_id;
  return found.info.spce_list.find((each) => each.spce_name === spce_name)?.spce_id ?? '';
}

/** True when the line can be added to the cart. */
export const isReady = ({ verdict }: JudgedLine<LookedUpLine>): boolean =>
  verdict !== undefined && verdict.needs === undefined;

/** True when adding needs a confirmation, because the goods are not insured. */
export const isUninsured = ({ line: { found } }: JudgedLine<LookedUpLine>, is_yb: boolean): boolean =>
  found?.kind === 'goods' && asksInsurance(is_yb, found.info.data.is_yb);

/** The cart item of a ready line. */
export function cartItemOf({ line: { found }, spce_id, verdict }: JudgedLine<LookedUpLine>): CartItem {
  const goods = found?.kind === 'goods' ? found : undefined;
  return {
    type: goods?.info.data.goods_type === '4' ? '4' : '0',
    goods_id: goods?.goods_id ?? '',
    goods_number: verdict?.quantity ?? 0,
    attr_id: '',
    spce_id,
  };
}

/** Number of lines and pieces, and the total in fen, undefined when a price is unknown. */
export function sumOf(ready: readonly JudgedLine<LookedUpLine>[]) {
  const pieces = ready.reduce((sum, { verdict }) => sum + (verdict?.quantity ?? 0), 0);
  return { kinds: kindsOf(ready), pieces, total: total(ready.map(({ verdict }) => verdict?.offer.total)) };
}

/** The changes since the last order: how many lines are no longer sold, are short, cost more, cost less. */
export interface SinceThen {
  readonly gone: number;
  readonly short: number;
  readonly dearer: number;
  readonly cheaper: number;
}

export function sinceThen(judged: readonly JudgedLine<LookedUpLine>[]): SinceThen {
  const count = (is: (each: JudgedLine<LookedUpLine>) => boolean) => judged.filter(is).length;
  return {
    gone: count(({ line: { found } }) => found !== null && 'gone' in found && found.gone),
    short: count(({ verdict }) => verdict?.isShort === true || verdict?.needs === 'stock'),
    dearer: count(({ verdict }) => (verdict?.since?.by ?? 0) > 0),
    cheaper: count(({ verdict }) => (verdict?.since?.by ?? 0) < 0),
  };
}

export const wasOrdered = ({ lastPrice }: LookedUpLine): boolean => lastPrice !== undefined;
