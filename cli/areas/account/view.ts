import type { SavedLogin } from '#cli/shop/logins.ts';
import { amountOf, price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { facts, type Pair } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { TopUpActivity } from '#shared/contract/entities.ts';
import { noTracking } from '#shared/messages/empty.ts';
import { activitiesUnreadable } from '#shared/messages/top-up.ts';
import type { CentreShown } from './service.ts';

export function centreScreen(centre: CentreShown, style: TextStyle): string {
  const { say, ink } = style;
  const parts = [
    ink.bold(clean(`${centre.name}（${centre.user_name}）`)),
    facts(centreFacts(centre, style), style),
    section(say('充值活动', 'Top-up activities'), centre.czhd_list?.map(activityPair) ?? [UNREADABLE], style),
    section(say('物流', 'Parcels'), centre.delivery_list.map(parcelPair), style),
    centre.hints.map((hint) => ink.yellow(`! ${clean(hint)}`)).join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function centreFacts(centre: CentreShown, { say }: TextStyle): Pair[] {
  const { yz, order_pay, bound, deleted, user_list } = centre;
  const counters = [
    `${say('待付款', 'to pay')} ${shownCount(centre.dz_num)}`,
    `${say('待发货', 'to ship')} ${shownCount(centre.df_num)}`,
    `${say('待收货', 'to receive')} ${shownCount(centre.ds_num)}`,
    `${say('待评价', 'to review')} ${shownCount(centre.evaluation_num)}`,
    `${say('售后', 'after-sales')} ${shownCount(centre.services_num)}`,
  ];
  return [
    [['认证', 'Verification'], verificationWords(yz, say)],
    [['客户', 'Customer'], order_pay ? say('现结客户', 'cash') : say('非现结客户', 'not cash')],
    [['公众号', 'WeChat'], bound ? say('已绑定', 'bound') : say('未绑定', 'not bound')],
    [['注销', 'Closing'], deleted ? say('进行中', 'in progress') : ''],
    [['关联账号', 'Accounts'], user_list.map(({ nickname, user_name }) => `${nickname}（${user_name}）`).join('，')],
    [['订单', 'Orders'], counters.join(' | ')],
    [['余额', 'Balance'], amountOf(centre.moneys)],
    [['赠送金额', 'Bonus'], amountOf(centre.acquire_money)],
    [['积分', 'Points'], centre.privileges.includes('integral') ? pointsWords(centre) : ''],
    [['支付', 'Payment'], centre.have_pay ? '' : say('支付未开启', 'switched off')],
  ];
}

export const pointsWords = ({
  integral,
  integral_worth,
}: {
  readonly integral?: number | undefined;
  readonly integral_worth: number | undefined;
}): string =>
  integral_worth === undefined ? shownCount(integral) : `${shownCount(integral)} ≈ ${price(integral_worth)}`;

/** A missing counter is unknown. */
export const shownCount = (count: number | undefined): string => (count === undefined ? '–' : String(count));

const activityPair = ({ moneys, s_money, title, end_time }: TopUpActivity): Pair => [
  amountOf(moneys),
  `+${amountOf(s_money)} ${title} ${shanghaiTime(end_time)}`.trim(),
];

const UNREADABLE: Pair = ['–', activitiesUnreadable.text];

const parcelPair = (parcel: CentreShown['delivery_list'][number]): Pair => [
  `${parcel.delivery_name} ${parcel.delivery_num}`,
  parcel.data ? `${shanghaiTime(parcel.data.time)} ${parcel.data.status} ${parcel.data.context}` : noTracking.text,
];

const section = (head: string, pairs: readonly Pair[], style: TextStyle): string =>
  pairs.length === 0 ? '' : `${style.ink.dim(head)}\n${facts(pairs, style)}`;

export const verificationWords = (yz: number | undefined, say: TextStyle['say']): string =>
  yz === undefined
    ? say('未知', 'unknown')
    : ([say('未认证', 'unverified'), say('已认证', 'verified'), say('认证中', 'verifying')][yz] ??
      say('认证失败', 'failed'));

/** Who logged in: a wrong shop is seen before it is ordered for. */
export const enteredAs = ({ user_name, name, yz }: Entered, { say }: TextStyle): string =>
  clean([`${name}（${user_name}）`, verificationWords(yz, say)].filter(Boolean).join('  '));

type Entered = Pick<SavedLogin, 'user_name' | 'name' | 'yz'>;
