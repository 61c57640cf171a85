import { amountOf, price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { card, facts, listing, type Pair } from '#cli/text/table.ts';
import type { BankAccount } from '#shared/contract/bank-info.ts';
import type { LedgerRow } from '#shared/contract/user-ledger.ts';
import type { BankInfo } from '#shared/flows/transfer.ts';
import { accountsUnreadable, accountUnreadable } from '#shared/messages/transfer.ts';
import { accountKind, codeKind } from '#shared/rules/member/bank-accounts.ts';
import { yuanCell } from '#shared/rules/money/csv.ts';
import type { MethodsFound } from './service.ts';

const signed = (amount: number, told: string): string => (amount > 0 ? `+${told}` : told);

export const moved = ({ change, rest, points = 0, points_rest = 0 }: LedgerRow): readonly [string, string] =>
  change === undefined
    ? [signed(points, String(points)), String(points_rest)]
    : [signed(change, change < 0 ? `-${price(-change)}` : price(change)), amountOf(rest)];

/** Amounts in yuan without a sign of the currency, points as they are. */
export const ledgerCells = ({
  add_time,
  note,
  order_sn,
  ...row
}: LedgerRow): readonly (string | number | undefined)[] => {
  const { change, rest, points, points_rest } = row;
  const [moves, left] = change === undefined ? [points, points_rest] : [yuanCell(change), yuanCell(rest)];
  return [shanghaiTime(add_time), moves, left, note, order_sn];
};

export const methodTables = (found: MethodsFound, style: TextStyle): string =>
  `${purse(found, style)}\n\n${methodTable(found, style)}`;

const purse = card(({ moneys, pay_pwd }: MethodsFound, { say }) => [
  [['可用余额', 'Balance'], amountOf(moneys)],
  [
    ['支付密码', 'Payment password'],
    pay_pwd === undefined ? say('未知', 'unknown') : pay_pwd ? say('已设置', 'set') : say('未设置', 'not set'),
  ],
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

export function accountCards({ yh_list, sm_list }: Pick<BankInfo, 'yh_list' | 'sm_list'>, style: TextStyle): string {
  const codes = sm_list?.map((each): Pair => [codeKind(each), each.ewm]) ?? [];
  const unread = yh_list && sm_list ? '' : accountsUnreadable.text;
  const parts = [...(yh_list ?? []).map((each) => accountCard(each, style)), facts(codes, style), unread];
  return parts.filter((part) => part !== '').join('\n\n');
}

const accountCard = card((account: BankAccount) => [
  [['类型', 'Kind'], accountKind(account)],
  [['账号', 'Number'], account.number || accountUnreadable.text],
  [['户名', 'Name'], account.user_name],
  [['开户行', 'Bank'], `${account.name} ${account.area}`.trim()],
  [['行号', 'Bank number'], account.y_number],
]);
