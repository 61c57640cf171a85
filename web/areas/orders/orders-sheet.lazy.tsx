import type { OrderRow } from '#shared/contract/entities.ts';
import { countOf, numberOf, UNKNOWN } from '#shared/rules/app/unknown.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { orderStateWord } from '#shared/rules/orders/order-actions.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { shopName } from '#web/state/shell/page-title.ts';
import { type Column, PrintSheet } from '#web/ui/print-sheet.tsx';
import { paidSum, paidWords } from './order-words.ts';

interface Props {
  /** As far as they are loaded. */
  readonly rows: readonly OrderRow[];
  /** The open tab, and what was searched. */
  readonly shown: string;
}

/** The order list on paper: the orders that the page has loaded. */
export function OrdersSheet({ rows, shown }: Props) {
  const sees = seesPrices(useBuyer());
  return (
    <PrintSheet
      title={`${shopName()} 订单列表`}
      aside={[`打印 ${minuteOf(serverNow())}`]}
      facts={[
        { name: '采购单位', value: session.name },
        { name: '范围', value: `${shown}，${rows.length} 单` },
      ]}
      columns={sees ? [...WORDS, ...PRICES] : WORDS}
      rows={rows}
    />
  );
}

const WORDS: readonly Column<OrderRow>[] = [
  { head: '下单时间', of: ({ add_time }) => (add_time ? minuteOf(add_time) : UNKNOWN) },
  { head: '订单号', of: ({ order_sn }) => numberOf(order_sn) },
  { head: '商家', of: ({ order_zt }) => order_zt },
  { head: '状态', of: orderStateWord },
  { head: '种类', of: ({ breed_num }) => countOf(breed_num), isNumber: true },
];

const PRICES: readonly Column<OrderRow>[] = [
  { head: '付款', of: paidWords },
  { head: '金额', of: (row) => yuan(paidSum(row)), isNumber: true },
];
