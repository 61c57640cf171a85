import { lineName } from '#cli/parts/parcels-view.ts';
import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, more, type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { ServiceRecord, ServiceRow } from '#shared/contract/after-sales.ts';
import { noOrders } from '#shared/messages/empty.ts';
import type { ServicesOfOrder } from './service.ts';

/** Requests as a table, with the columns of document 2 §2. */
export function serviceRows(
  { requests, more: goesOn }: { readonly requests: readonly ServiceRow[]; readonly more: boolean },
  paper: Paper,
): string {
  const { say } = paper;
  const rows = table(
    requests,
    [
      { head: say('申请时间', 'Asked'), cell: ({ add_time }) => shanghaiTime(add_time) },
      { head: say('售后单号', 'Number'), cell: ({ return_sn }) => return_sn },
      { head: say('订单', 'Order'), cell: ({ order_id }) => order_id },
      { head: say('金额', 'Amount'), cell: ({ money_paid }) => price(money_paid), right: true },
      { head: say('支付方式', 'Paid by'), cell: ({ pay_name = '' }) => pay_name, shrinksTo: 8 },
      { head: say('类型', 'Type'), cell: ({ type_name }) => type_name },
      { head: say('状态', 'State'), cell: ({ return_zt }) => return_zt },
    ],
    paper,
    noOrders.text,
  );
  return more(rows, goesOn, paper);
}

/** The requests of an order with their history, and what may be claimed. */
export function servicesOfOrder({ order_sn, data, because = '', lines }: ServicesOfOrder, paper: Paper): string {
  const { say } = paper;
  const past = data.map((record) => recordFacts(record, paper));
  const open = table(
    lines,
    [
      { head: say('行号', 'Line'), cell: ({ og_id }) => og_id },
      { head: say('名称', 'Name'), cell: lineName, shrinksTo: 16 },
      { head: say('可售后', 'Claimable'), cell: ({ can_num }) => String(can_num), right: true },
      { head: say('最多可退', 'At most'), cell: ({ can_refund }) => price(can_refund), right: true },
    ],
    paper,
    clean(because),
  );
  return [facts([[say('订单号', 'Order'), order_sn]], paper), ...past, open].filter(Boolean).join('\n\n');
}

function recordFacts(record: ServiceRecord, paper: Paper): string {
  const { say } = paper;
  return facts(
    [
      [say('售后单号', 'Number'), record.return_sn],
      [say('类型', 'Type'), record.type_name],
      [say('状态', 'State'), record.return_zt],
      [say('原因', 'Reason'), record.reason],
      [say('商品', 'Goods'), record.lines.map((line) => `${lineName(line)}×${line.num}`).join('、')],
      [say('退款', 'Refund'), record.refund === 0 ? '' : price(record.refund)],
      [say('退积分', 'Points back'), record.integral > 0 ? String(record.integral) : ''],
      ...record.history.map((step): Pair => [shanghaiTime(step.time), `${step.name} ${step.note}`]),
    ],
    paper,
  );
}
