import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { ServiceRecord } from '#shared/contract/after-sales.ts';
import { fullName } from '#shared/rules/line-pack.ts';
import type { ServicesOfOrder } from './service.ts';

/** The requests of an order with their history, and what may be claimed. */
export function servicesOfOrder({ order_sn, data, because = '', lines }: ServicesOfOrder, paper: Paper): string {
  const past = data.map((record) => recordFacts(record, paper));
  const open = table(lines, clean(because), paper, [
    { head: ['行号', 'Line'], cell: ({ og_id }) => og_id },
    { head: ['名称', 'Name'], cell: fullName, shrinksTo: 16 },
    { head: ['可售后', 'Claimable'], cell: ({ can_num }) => String(can_num), right: true },
    { head: ['最多可退', 'At most'], cell: ({ can_refund }) => price(can_refund), right: true },
  ]);
  return [facts([[['订单号', 'Order'], order_sn]], paper), ...past, open].filter(Boolean).join('\n\n');
}

function recordFacts(record: ServiceRecord, paper: Paper): string {
  return facts(
    [
      [['售后单号', 'Number'], record.return_sn],
      [['类型', 'Type'], record.type_name],
      [['状态', 'State'], record.return_zt],
      [['原因', 'Reason'], record.reason],
      [['商品', 'Goods'], record.lines.map((line) => `${fullName(line)}×${line.num}`).join('、')],
      [['退款', 'Refund'], record.refund === 0 ? '' : price(record.refund)],
      [['退积分', 'Points back'], record.integral > 0 ? String(record.integral) : ''],
      ...record.history.map((step): Pair => [shanghaiTime(step.time), `${step.name} ${step.note}`]),
    ],
    paper,
  );
}
