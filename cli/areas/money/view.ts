/** What concerns the member's money: ledger, top-ups, methods of payment, transfers, invoices. */

import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, more, table } from '#cli/text/table.ts';
import { wrapped } from '#cli/text/width.ts';
import type { BankAccount, CollectingCode } from '#shared/contract/bank-info.ts';
import type { InvoiceRow } from '#shared/contract/invoice.ts';
import type { TopUpActivity } from '#shared/contract/member-entities.ts';
import type { TopUpRow } from '#shared/contract/recharge.ts';
import type { LedgerRow } from '#shared/contract/user-ledger.ts';
import { noRecords } from '#shared/messages/empty.ts';
import { invoiceState } from '#shared/rules/invoice-form.ts';
import { topUpState } from '#shared/rules/top-up.ts';
import { accountKind, codeKind } from '#shared/rules/transfer.ts';
import { wordOf } from '#shared/rules/unknown.ts';
import type { MethodsFound, TransferShown } from './service.ts';

const signed = (amount: number, told: string): string => (amount > 0 ? `+${told}` : told);

/** A movement's amount and what was left after it. */
const moved = ({ change, rest, points = 0, points_rest = 0 }: LedgerRow): readonly [string, string] =>
  change === undefined
    ? [signed(points, String(points)), String(points_rest)]
    : [signed(change, change < 0 ? `-${price(-change)}` : price(change)), price(rest)];

/** Movements of a purse. */
export function ledgerRows(
  { movements, more: goesOn }: { readonly movements: readonly LedgerRow[]; readonly more: boolean },
  paper: Paper,
): string {
  const { say } = paper;
  const rows = table(
    movements,
    [
      { head: say('时间', 'Time'), cell: ({ add_time }) => shanghaiTime(add_time) },
      { head: say('变动', 'Change'), cell: (row) => moved(row)[0], right: true },
      { head: say('余额', 'Rest'), cell: (row) => moved(row)[1], right: true },
      { head: say('说明', 'Note'), cell: ({ note }) => note, shrinksTo: 12 },
      { head: say('单号', 'Number'), cell: ({ order_sn = '' }) => order_sn, shrinksTo: 8 },
    ],
    paper,
    noRecords.text,
  );
  return more(rows, goesOn, paper);
}

interface Offers {
  readonly activities: readonly TopUpActivity[];
  readonly fixed: Readonly<Record<string, number>>;
  readonly have_pay: boolean;
}

/** What can be topped up. */
export function topUpOffers({ activities, fixed, have_pay }: Offers, paper: Paper): string {
  const { say, ink } = paper;
  const rows = table(
    activities,
    [
      { head: say('活动', 'Activity'), cell: ({ hd_id }) => hd_id },
      { head: say('名称', 'Title'), cell: ({ title }) => title, shrinksTo: 12 },
      { head: say('充值', 'Pay'), cell: ({ moneys }) => price(moneys), right: true },
      { head: say('赠送', 'Bonus'), cell: ({ s_money }) => price(s_money), right: true },
      { head: say('截止', 'Until'), cell: ({ end_time }) => shanghaiTime(end_time) },
    ],
    paper,
    say('暂无活动', 'no activities'),
  );
  const amounts = Object.values(fixed).map((amount) => price(amount));
  const others = `${say('固定金额', 'Amounts')}  ${amounts.join('  ')}  ${say('或任意金额', 'or any other')}`;
  const off = have_pay ? '' : `\n${ink.yellow(say('支付未开启，不能支付', 'payment is switched off'))}`;
  return `${rows}\n\n${wrapped(others, paper.columns).join('\n')}${off}`;
}

/** A top-up that was started, and the next step. */
export const topUpMade = (
  made: {
    readonly order_id: string;
    readonly order_sn: string;
    readonly moneys?: number | undefined;
    readonly get_money?: number | undefined;
  },
  paper: Paper,
): string =>
  facts(
    [
      [paper.say('充值编号', 'Top-up'), made.order_id],
      [paper.say('单号', 'Number'), made.order_sn],
      [paper.say('应付', 'Due'), price(made.moneys)],
      [paper.say('到账', 'Credited'), price(made.get_money)],
      [paper.say('下一步', 'Next'), `yaocang topup pay ${made.order_id}`],
    ],
    paper,
  );

/** The top-up log. */
export function topUpRows(
  { records, more: goesOn }: { readonly records: readonly TopUpRow[]; readonly more: boolean },
  paper: Paper,
): string {
  const { say } = paper;
  const rows = table(
    records,
    [
      { head: say('编号', 'Id'), cell: ({ order_id }) => order_id },
      { head: say('单号', 'Number'), cell: ({ order_sn }) => order_sn, shrinksTo: 8 },
      { head: say('时间', 'Time'), cell: ({ add_time }) => shanghaiTime(add_time) },
      { head: say('状态', 'State'), cell: ({ pay_status }) => wordOf(topUpState, pay_status) },
      { head: say('应付', 'Due'), cell: ({ moneys }) => price(moneys), right: true },
      { head: say('到账', 'Credited'), cell: ({ get_money }) => price(get_money), right: true },
      { head: say('支付', 'Paid'), cell: (row) => `${row.pay_name ?? ''} ${shanghaiTime(row.pay_time)}`.trim() },
    ],
    paper,
    noRecords.text,
  );
  return more(rows, goesOn, paper);
}

/** With what the member may pay. */
export function methodRows({ methods, moneys, pay_pwd }: MethodsFound, paper: Paper): string {
  const { say } = paper;
  const rows = table(
    methods,
    [
      { head: say('编号', 'Id'), cell: ({ pay_id }) => pay_id },
      { head: say('方式', 'Method'), cell: ({ pay_name }) => pay_name },
      { head: say('说明', 'How'), cell: ({ des }) => des, shrinksTo: 16 },
    ],
    paper,
    say('暂无支付方式', 'no methods'),
  );
  const set = pay_pwd ? say('已设置', 'set') : say('未设置', 'not set');
  const head = facts(
    [
      [say('可用余额', 'Balance'), price(moneys)],
      [say('支付密码', 'Payment password'), set],
    ],
    paper,
  );
  return `${head}\n\n${rows}`;
}

interface Accounts {
  readonly yh_list: readonly BankAccount[];
  readonly sm_list: readonly CollectingCode[];
}

/** Where a transfer goes. */
export function accountRows({ yh_list, sm_list }: Accounts, paper: Paper): string {
  const { say } = paper;
  const accounts = yh_list.map((each) =>
    facts(
      [
        [say('类型', 'Kind'), accountKind(each)],
        [say('账号', 'Number'), each.number],
        [say('户名', 'Name'), each.user_name],
        [say('开户行', 'Bank'), `${each.name} ${each.area}`.trim()],
        [say('行号', 'Bank number'), each.y_number],
      ],
      paper,
    ),
  );
  const codes = facts(
    sm_list.map((each) => [codeKind(each), each.ewm] as const),
    paper,
  );
  return [...accounts, codes].filter((part) => part !== '').join('\n\n');
}

/** How a transfer's proof stands. */
export const transferFacts = (
  { id, state, shbz = '', prove = '', amount, add_time, next = '' }: TransferShown,
  paper: Paper,
): string =>
  facts(
    [
      [paper.say('编号', 'Id'), id],
      [paper.say('审核状态', 'State'), state],
      [paper.say('驳回原因', 'Because'), shbz],
      [paper.say('转账金额', 'Amount'), amount === undefined ? '' : price(amount)],
      [paper.say('提交时间', 'Handed in'), shanghaiTime(add_time)],
      [paper.say('凭证', 'Proof'), prove],
      [paper.say('下一步', 'Next'), next],
    ],
    paper,
  );

/** Received orders with their invoices. */
export function invoiceRows(
  { orders, more: goesOn }: { readonly orders: readonly InvoiceRow[]; readonly more: boolean },
  paper: Paper,
): string {
  const { say } = paper;
  const rows = table(
    orders,
    [
      { head: say('订单', 'Order'), cell: ({ order_id }) => order_id },
      { head: say('订单号', 'Number'), cell: ({ order_sn }) => order_sn, shrinksTo: 8 },
      { head: say('金额', 'Amount'), cell: ({ money_paid }) => price(money_paid), right: true },
      { head: say('发票', 'Invoice'), cell: ({ state }) => wordOf(invoiceState, state) },
      { head: say('抬头', 'Title'), cell: ({ title = '' }) => title, shrinksTo: 8 },
      { head: say('文件或原因', 'File or reason'), cell: ({ file = '', shbz = '' }) => file || shbz, shrinksTo: 12 },
    ],
    paper,
    say('暂无可开票订单', 'no orders'),
  );
  return more(rows, goesOn, paper);
}
