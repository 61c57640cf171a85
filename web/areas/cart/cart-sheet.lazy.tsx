import type { Snapshot } from 'valtio';
import type { CartLine } from '#shared/contract/cart.ts';
import { cartTotals } from '#shared/rules/cart/cart-totals.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { shopName } from '#web/state/shell/page-title.ts';
import { type Column, PrintSheet } from '#web/ui/print-sheet.tsx';
import { type CartState, tickedIds } from './cart-store.ts';

type Line = Snapshot<CartLine>;

interface Props {
  readonly lines: readonly Line[];
  /** Undefined for a member who may not see prices. */
  readonly state?: Snapshot<CartState>;
}

/** The cart on paper. */
export function CartSheet({ lines, state }: Props) {
  const ids = state ? tickedIds(state) : [];
  const totals = state && cartTotals(state.lines, ids);
  return (
    <PrintSheet
      title={`${shopName()} 购物车`}
      aside={[`打印 ${minuteOf(serverNow())}`]}
      columns={
        state ? [{ head: '已选', of: ({ cart_id }) => (ids.includes(cart_id) ? '✓' : '') }, ...WORDS, ...PRICES] : WORDS
      }
      rows={lines}
      sums={totals ? [[`已选 ${totals.kinds} 种`, `¥${yuan(totals.goods)}`]] : []}
    />
  );
}

const WORDS: readonly Column<Line>[] = [
  { head: '名称', of: ({ goods_name }) => goods_name },
  { head: '规格', of: ({ spce_name, attr_name, des }) => [spce_name, attr_name, des].filter(Boolean).join(' ') },
  { head: '厂家', of: ({ brand_name }) => brand_name },
  { head: '单位', of: ({ unitno_name }) => unitno_name },
  { head: '数量', of: ({ num }) => num, isNumber: true },
];

const priceWords = (line: Line, times: number): string => {
  const points = pointsPerPiece(line, line.goods_price);
  const fen = priceOf(line.goods_price, times);
  return points > 0 ? pointsWords(points * times, fen) : yuan(fen);
};

const PRICES: readonly Column<Line>[] = [
  { head: '单价', of: (line) => priceWords(line, 1), isNumber: true },
  { head: '金额', of: (line) => priceWords(line, line.num), isNumber: true },
];
