import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { LinkedAccount, TopUpActivity, TrailStep } from '#shared/contract/entities.ts';

interface Centre {
  readonly user_name: string;
  readonly name: string;
  readonly yz: number;
  readonly order_pay: boolean;
  readonly dz_num: number;
  readonly df_num: number;
  readonly ds_num: number;
  readonly services_num: number;
  readonly evaluation_num: number;
  readonly moneys: number;
  readonly acquire_money: number;
  readonly integral: number;
  readonly integral_worth: string;
  readonly have_pay: boolean;
  readonly bound: boolean;
  readonly deleted: boolean;
  readonly user_list?: readonly LinkedAccount[] | undefined;
  readonly czhd_list: readonly TopUpActivity[];
  readonly delivery_list: readonly { delivery_name: string; delivery_num: string; data: TrailStep }[];
  readonly hints: readonly string[];
}

/** The member centre on one screen: who, what is under way, money, activities, parcels, and what to do next. */
export function centreScreen(centre: Centre, paper: Paper): string {
  const { say, ink } = paper;
  const parts = [
    ink.bold(clean(`${centre.name}（${centre.user_name}）`)),
    facts([...standing(centre, paper), ...counters(centre, paper), ...money(centre, paper)], paper),
    section(say('充值活动', 'Top-up activities'), centre.czhd_list.map(activityPair), paper),
    section(say('物流', 'Parcels'), centre.delivery_list.map(parcelPair), paper),
    centre.hints.map((hint) => ink.yellow(`! ${clean(hint)}`)).join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function standing({ yz, order_pay, bound, deleted, user_list = [] }: Centre, { say }: Paper): Pair[] {
  const states = [say('未认证', 'unverified'), say('已认证', 'verified'), say('认证中', 'verifying')];
  return [
    [say('认证', 'Verification'), states[yz] ?? say('认证失败', 'failed')],
    [say('客户', 'Customer'), order_pay ? say('现结客户', 'cash') : say('非现结客户', 'not cash')],
    [say('公众号', 'WeChat'), bound ? say('已绑定', 'bound') : say('未绑定', 'not bound')],
    [say('注销', 'Closing'), deleted ? say('进行中', 'in progress') : ''],
    [say('关联账号', 'Accounts'), user_list.map(({ nickname, user_name }) => `${nickname}（${user_name}）`).join('，')],
  ];
}

const counters = (centre: Centre, { say }: Paper): Pair[] => [
  [
    say('订单', 'Orders'),
    [
      `${say('待付款', 'to pay')} ${centre.dz_num}`,
      `${say('待发货', 'to ship')} ${centre.df_num}`,
      `${say('待收货', 'to receive')} ${centre.ds_num}`,
      `${say('待评价', 'to review')} ${centre.evaluation_num}`,
      `${say('售后', 'after-sales')} ${centre.services_num}`,
    ].join(' | '),
  ],
];

const money = (centre: Centre, { say }: Paper): Pair[] => [
  [say('余额', 'Balance'), price(centre.moneys)],
  [say('赠送金额', 'Bonus'), price(centre.acquire_money)],
  [say('积分', 'Points'), `${centre.integral} ≈ ¥${centre.integral_worth}`],
  [say('支付', 'Payment'), centre.have_pay ? '' : say('支付未开启', 'switched off')],
];

const activityPair = ({ moneys, s_money, title, end_time }: TopUpActivity): Pair => [
  price(moneys),
  `+${price(s_money)} ${title} ${shanghaiTime(end_time)}`.trim(),
];

const parcelPair = (parcel: Centre['delivery_list'][number]): Pair => [
  `${parcel.delivery_name} ${parcel.delivery_num}`,
  `${shanghaiTime(parcel.data.time)} ${parcel.data.status} ${parcel.data.context}`,
];

const section = (head: string, pairs: readonly Pair[], paper: Paper): string =>
  pairs.length === 0 ? '' : `${paper.ink.dim(head)}\n${facts(pairs, paper)}`;
