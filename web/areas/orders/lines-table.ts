/** The lines of an order as a table for the pharmacy's own files. */

import type { OrderDetail } from '#shared/contract/order.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { yuanCell } from '#shared/rules/money/csv.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import type { Table } from '#web/parts/files/hand-out.lazy.ts';

const HEADS = ['商品编号', '名称', '规格厂家', '数量', '单位', '单价', '小计', '赠品'];
export const linesTable = ({ order_sn, lines }: Pick<OrderDetail, 'order_sn' | 'lines'>): Table => ({
  name: `订单-${order_sn}`,
  rows: [
    HEADS,
    ...(lines ?? []).map((line) => [
      line.goods_id,
      line.goods_name,
      linePack(line),
      line.num,
      line.unitno_name,
      yuanCell(line.goods_price),
      yuanCell(priceOf(line.goods_price, line.num)),
      line.is_gift ? '是' : '',
    ]),
  ],
});
