/** What concerns the member's money: ledger, top-ups, methods of payment, transfers, invoices. */

import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { card, facts, listing, type Pair } from '#cli/text/table.ts';
import { wrapped } from '#cli/text/width.ts';
import type { BankAccount } from '#shared/contract/bank-info.ts';
import type { LedgerRow } from '#shared/contract/user-ledger.ts';
import type { BankInfo } from '#shared/flows/transfer.ts';
import { noRecords } from '#shared/messages/empty.ts';
import { invoiceState } from '#shared/rules/invoice-form.ts';
import { topUpState } from '#shared/rules/top-up.ts';
import { accountKind, codeKind } from '#shared/rules/transfer.ts';
import { wordOf } from '#shared/rules/unknown.ts';
import type { InvoicesFound, LedgerFound, MethodsFound, TransferShown } from './service.ts';
import type { TopUpLog, TopUpMade, TopUpOffers } from './top-ups.ts';

const signed = (amount: number, told: string): string => (amount > 0 ? `+${told}` : told);

/** A movement's amount and what was left after it. */
const moved = ({ change, rest, points = 0, points_rest = 0 }: LedgerRow): readonly [string, string] =>
  change === undefined
    ? [signed(points, String(points)), String(points_rest)]
    : [signed(change, change < 0 ? `-${price(-change)}` : price(change)), price(rest)];

/** Movements of a purse. */
export const ledgerRows = listing(({ movements }: LedgerFound) => movements, noRecords.text, [
  { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
  { head: ['变动', 'Change'], cell: (row) => moved(row)[0], right: true },
  { head: ['余额', 'Rest'], cell: (row) => moved(row)[1], right: true },
  { head: ['说明', 'Note'], cell: ({ note }) => note, shrinksTo: 12 },
  { head: ['单号', 'Number'], cell: ({ order_sn = '' }) => order_sn, shrinksTo: 8 },
]);

/** What can be topped up. */
export function topUpOffers(offers: TopUpOffers, paper: Paper): string {
  const { say, ink } = paper;
  const amounts = Object.values(offers.fixed).map((amount) => price(amount));
  const others = `${say('固定金额', 'Amounts')}  ${amounts.join('  ')}  ${say('或任意金额', 'or any other')}`;
  const off = offers.have_pay ? '' : `\n${ink.yellow(say('支付未开启，不能支付', 'payment is switched off'))}`;
  return `${activityTable(offers, paper)}\n\n${wrapped(others, paper.columns).join('\n')}${off}`;
}

const activityTable = listing(
  ({ activities }: TopUpOffers) => activities,
  ['暂无活动', 'no activities'],
  [
    { head: ['活动', 'Activity'], cell: ({ hd_id }) => hd_id },
    { head: ['名称', 'Title'], cell: ({ title }) => title, shrinksTo: 12 },
    { head: ['充值', 'Pay'], cell: ({ moneys }) => price(moneys), right: true },
    { head: ['赠送', 'Bonus'], cell: ({ s_money }) => price(s_money), right: true },
    { head: ['截止', 'Until'], cell: ({ end_time }) => shanghaiTime(end_time) },
  ],
);

/** A top-up that was started, and the next step. */
export const topUpMade = card((made: TopUpMade) => [
  [['充值编号', 'Top-up'], made.order_id],
  [['单号', 'Number'], made.order_sn],
  [['应付', 'Due'], price(made.moneys)],
  [['到账', 'Credited'], price(made.get_money)],
  [['下一步', 'Next'], `yaocang topup pay ${made.order_id}`],
]);

/** The top-up log. */
export const topUpRows = listing(({ records }: TopUpLog) => records, noRecords.text, [
  { head: ['编号', 'Id'], cell: ({ order_id }) => order_id },
  { head: ['单号', 'Number'], cell: ({ order_sn }) => order_sn, shrinksTo: 8 },
  { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
  { head: ['状态', 'State'], cell: ({ pay_status }) => wordOf(topUpState, pay_status) },
  { head: ['应付', 'Due'], cell: ({ moneys }) => price(moneys), right: true },
  { head: ['到账', 'Credited'], cell: ({ get_money }) => price(get_money), right: true },
  { head: ['支付', 'Paid'], cell: (row) => `${row.pay_name ?? ''} ${shanghaiTime(row.pay_time)}`.trim() },
]);

/** With what the member may pay. */
export const methodRows = (found: MethodsFound, paper: Paper): string =>
  `${purse(found, paper)}\n\n${methodTable(found, paper)}`;

const purse = card(({ moneys, pay_pwd }: MethodsFound, { say }) => [
  [['可用余额', 'Balance'], price(moneys)],
  [['支付密码', 'Payment password'], pay_pwd ? say('已设置', 'set') : say('未设置', 'not set')],
]);

const methodTable = listing(
  ({ methods }: MethodsFound) => methods,
  ['暂无支付方式', 'no methods'],
  [
    { head: ['编号', 'Id'], cell: ({ pay_id }) => pay_id },
    { head: ['方式', 'Method'], cell: ({ pay_name }) => pay_name },
    { head: ['说明', 'How'], cell: ({ des }) => des, shrinksTo: 16 },
  ],
);

/** Where a transfer goes. */
export function accountRows({ yh_list, sm_list }: Pick<BankInfo, 'yh_list' | 'sm_list'>, paper: Paper): string {
  const codes = sm_list.map((each): Pair => [codeKind(each), each.ewm]);
  const parts = [...yh_list.map((each) => accountCard(each, paper)), facts(codes, paper)];
  return parts.filter((part) => part !== '').join('\n\n');
}

const accountCard = card((account: BankAccount) => [
  [['类型', 'Kind'], accountKind(account)],
  [['账号', 'Number'], account.number],
  [['户名', 'Name'], account.user_name],
  [['开户行', 'Bank'], `${account.name} ${account.area}`.trim()],
  [['行号', 'Bank number'], account.y_number],
]);

/** How a transfer's proof stands. */
export const transferFacts = card(
  ({ id, state, shbz = '', prove = '', amount, add_time, next = '' }: TransferShown) => [
    [['编号', 'Id'], id],
    [['审核状态', 'State'], state],
    [['驳回原因', 'Because'], shbz],
    [['转账金额', 'Amount'], amount === undefined ? '' : price(amount)],
    [['提交时间', 'Handed in'], shanghaiTime(add_time)],
    [['凭证', 'Proof'], prove],
    [['下一步', 'Next'], next],
  ],
);

/** Received orders with their invoices. */
export const invoiceRows = listing(
  ({ orders }: InvoicesFound) => orders,
  ['暂无可开票订单', 'no orders'],
  [
    { head: ['订单', 'Order'], cell: ({ order_id }) => order_id },
    { head: ['订单号', 'Number'], cell: ({ order_sn }) => order_sn, shrinksTo: 8 },
    { head: ['金额', 'Amount'], cell: ({ money_paid }) => price(money_paid), right: true },
    { head: ['发票', 'Invoice'], cell: ({ state }) => wordOf(invoiceState, state) },
    { head: ['抬头', 'Title'], cell: ({ title = '' }) => title, shrinksTo: 8 },
    { head: ['文件或原因', 'File or reason'], cell: ({ file = '', shbz = '' }) => file || shbz, shrinksTo: 12 },
  ],
);
