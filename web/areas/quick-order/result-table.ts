/** The result of a list as a table for the pharmacy's own files: what is ordered, what is open, and what was left out. */
import { rowsLeftOut } from '#shared/messages/quick-order.ts';
import { yuanCell } from '#shared/rules/money/csv.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { isReady, judgeAll } from '#shared/rules/quick-order/judged-lines.ts';
import type { LeftRow } from '#shared/rules/quick-order/order-list/wanted.ts';
import type { Table } from '#web/parts/files/hand-out.lazy.ts';
import { buyer } from '#web/state/session/buyer.ts';
import { resultOf } from './line-result.ts';
import type { Judged, Line } from './quick-order-line.ts';
import type { Filter, QuickOrder } from './quick-order-store.ts';

type Row = readonly (string | number | undefined)[];

const HEADS: Row = ['行', '清单', '要', '结果', '商品编号', '名称', '数量', '单价', '小计', '说明'];

/** The lines that the filter shows. What was left out is no order, so it stands beside all lines and the open ones. */
export function resultTable({ state }: Pick<QuickOrder, 'state'>, filter: Filter): Table {
  const lines = judgeAll(state.lines as readonly Line[], buyer());
  const shown = lines.filter((each) => filter === 'all' || isReady(each) === (filter === 'ready'));
  const left = filter === 'ready' ? [] : ((state.list as { left: readonly LeftRow[] } | null)?.left ?? []);
  const rows = [...shown.map(rowOf), ...left.map(leftRow)].sort((one, other) => Number(one[0]) - Number(other[0]));
  return { name: filter === 'open' ? '快速下单-要处理' : '快速下单-结果', rows: [HEADS, ...rows] };
}

function rowOf(judged: Judged): Row {
  const { line, verdict } = judged;
  const goods = line.found?.kind === 'goods' ? line.found : undefined;
  const quantity = goods && isReady(judged) ? verdict?.quantity : undefined;
  const price = goods ? verdict?.offer.price.price : undefined;
  return [
    line.row,
    line.words,
    line.quantity === undefined ? line.unclear : `${line.quantity}${line.unit ?? ''}`,
    resultOf(judged),
    goods?.goods_id,
    goods?.info.data.goods_name,
    quantity,
    yuanCell(price),
    quantity === undefined ? '' : yuanCell(priceOf(price, quantity)),
    [verdict?.says?.text, line.failed, line.remark].filter(Boolean).join(' '),
  ];
}

const leftRow = (row: LeftRow): Row => [row.row, row.words, '', '不下单', '', '', '', '', '', rowsLeftOut([row])?.text];
