import { productName } from '#shared/rules/goods/product-name.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { isReady, sumOf } from '#shared/rules/quick-order/judged-lines.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { shopName } from '#web/state/shell/page-title.ts';
import { type Column, PrintSheet } from '#web/ui/print-sheet.tsx';
import { resultOf } from './line-result.ts';
import type { Judged } from './quick-order-line.ts';

interface Props {
  readonly judged: readonly Judged[];
  readonly sees: boolean;
}

/** The list on paper, with what was found for each line. */
export function ListSheet({ judged, sees }: Props) {
  const { kinds, pieces, total } = sumOf(judged.filter(isReady));
  return (
    <PrintSheet
      title={`${shopName()} 快速下单清单`}
      aside={[`打印 ${minuteOf(serverNow())}`]}
      columns={[...GOODS, ...(sees ? PRICES : []), { head: '结果', of: resultOf }]}
      rows={judged}
      sums={sees ? [[`可下单 ${kinds} 种 ${pieces} 件`, `¥${yuan(total)}`]] : []}
    />
  );
}

const infoOf = ({ line: { found } }: Judged) => (found?.kind === 'goods' ? found.info.data : undefined);

function goodsName(judged: Judged): string {
  const info = infoOf(judged);
  return info ? productName(info) : '';
}

const GOODS: readonly Column<Judged>[] = [
  { head: '行', of: ({ line }) => line.row, isNumber: true },
  { head: '清单', of: ({ line: { words, quantity, unit = '' } }) => `${words} ${quantity ?? ''}${unit}`.trim() },
  { head: '商品', of: goodsName },
  { head: '厂家', of: (judged) => infoOf(judged)?.brand_name },
  { head: '数量', of: ({ verdict }) => verdict?.quantity || '', isNumber: true },
];

const PRICES: readonly Column<Judged>[] = [
  { head: '单价', of: ({ verdict }) => (verdict ? yuan(verdict.offer.price.price) : ''), isNumber: true },
  { head: '小计', of: ({ verdict }) => (verdict?.quantity ? yuan(verdict.offer.total) : ''), isNumber: true },
];
