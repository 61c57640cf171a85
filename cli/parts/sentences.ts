/** What is shown where a sentence is enough. */

import { moneyFacts, price } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { MoneyRows } from '#shared/contract/buy.ts';

/** The message of a service. */
export const sentence = ({ message }: { readonly message: string }, paper: Paper): string =>
  paper.ink.green(clean(message));

/** What an order has become. */
export const orderBecame = (
  { message, order_id, status }: { readonly message: string; readonly order_id: string; readonly status: string },
  paper: Paper,
): string => `${paper.ink.green(clean(message))}  ${paper.say('订单', 'order')} ${order_id} ${status}`;

interface Submitted {
  readonly order_id: string;
  readonly order_sn: string;
  readonly money: MoneyRows;
  readonly money_paid?: number | undefined;
  readonly split: readonly { fd_sn: string; order_zt: string; money_paid?: number | undefined }[];
}

/** An order that was just made, and the next step. */
export function orderMade({ order_id, order_sn, money, money_paid, split }: Submitted, paper: Paper): string {
  const { say } = paper;
  return facts(
    [
      [say('订单', 'Order'), order_id],
      [say('订单号', 'Number'), order_sn],
      ...moneyFacts({ ...money, money_paid }, paper),
      ...split.map(({ fd_sn, order_zt, money_paid: due }) => [order_zt, `${fd_sn} ${price(due)}`] as const),
      [say('下一步', 'Next'), `yaocang pay ${order_id}`],
    ],
    paper,
  );
}

interface Member {
  readonly user_name: string;
  readonly name: string;
  readonly yz: number;
  readonly moneys?: number | undefined;
  readonly acquire_money?: number | undefined;
  readonly integral: number;
  readonly integral_worth: string;
  readonly dz_num: number;
  readonly df_num: number;
  readonly ds_num: number;
}

/** Who is logged in. */
export function memberFacts(member: Member, paper: Paper): string {
  const { say } = paper;
  const states = [say('未认证', 'unverified'), say('已认证', 'verified'), say('认证中', 'verifying')];
  return facts(
    [
      [say('账号', 'User'), member.user_name],
      [say('名称', 'Name'), member.name],
      [say('认证', 'Verification'), states[member.yz] ?? say('认证失败', 'failed')],
      [say('余额', 'Balance'), price(member.moneys)],
      [say('赠送金额', 'Bonus'), price(member.acquire_money)],
      [say('积分', 'Points'), `${member.integral} ≈ ¥${member.integral_worth}`],
      [say('待付款', 'To pay'), String(member.dz_num)],
      [say('待发货', 'To ship'), String(member.df_num)],
      [say('待收货', 'To receive'), String(member.ds_num)],
    ],
    paper,
  );
}
