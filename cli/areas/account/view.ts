/** Accounts, security, papers and the binding as text. */

import { smsLine } from '#cli/parts/sms/sms-line.ts';
import { price, shanghaiDay, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { card, facts, listing, type Pair } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { TopUpActivity } from '#shared/contract/entities.ts';
import type { LoginState } from '#shared/flows/login.ts';
import type { OwnerCheckState } from '#shared/flows/owner-check.ts';
import type { RegisterState } from '#shared/flows/register.ts';
import { noAccounts, noData } from '#shared/messages/empty.ts';
import type { Registered } from './register.ts';
import type { Questions } from './security.ts';
import type { Accounts, CentreShown, Closing, Member, Salesmen } from './service.ts';

/** What to say of a state; undefined where there is nothing to say. */
export const loginLine = (state: LoginState, paper: Paper): string | undefined =>
  state.step === 'sms' ? smsLine(state.sms, paper) : undefined;

/** The member centre on one screen: who, what is under way, money, activities, parcels, and what to do next. */
export function centreScreen(centre: CentreShown, paper: Paper): string {
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

function standing({ yz, order_pay, bound, deleted, user_list = [] }: CentreShown, { say }: Paper): Pair[] {
  return [
    [['认证', 'Verification'], verificationWords(yz, say)],
    [['客户', 'Customer'], order_pay ? say('现结客户', 'cash') : say('非现结客户', 'not cash')],
    [['公众号', 'WeChat'], bound ? say('已绑定', 'bound') : say('未绑定', 'not bound')],
    [['注销', 'Closing'], deleted ? say('进行中', 'in progress') : ''],
    [['关联账号', 'Accounts'], user_list.map(({ nickname, user_name }) => `${nickname}（${user_name}）`).join('，')],
  ];
}

/** A counter that the shop did not tell is unknown. */
const told = (count: number | undefined): string => (count === undefined ? '–' : String(count));

const counters = (centre: CentreShown, { say }: Paper): Pair[] => [
  [
    ['订单', 'Orders'],
    [
      `${say('待付款', 'to pay')} ${told(centre.dz_num)}`,
      `${say('待发货', 'to ship')} ${told(centre.df_num)}`,
      `${say('待收货', 'to receive')} ${told(centre.ds_num)}`,
      `${say('待评价', 'to review')} ${told(centre.evaluation_num)}`,
      `${say('售后', 'after-sales')} ${told(centre.services_num)}`,
    ].join(' | '),
  ],
];

const money = (centre: CentreShown, { say }: Paper): Pair[] => [
  [['余额', 'Balance'], price(centre.moneys)],
  [['赠送金额', 'Bonus'], price(centre.acquire_money)],
  [['积分', 'Points'], `${centre.integral} ≈ ¥${centre.integral_worth}`],
  [['支付', 'Payment'], centre.have_pay ? '' : say('支付未开启', 'switched off')],
];

const activityPair = ({ moneys, s_money, title, end_time }: TopUpActivity): Pair => [
  price(moneys),
  `+${price(s_money)} ${title} ${shanghaiTime(end_time)}`.trim(),
];

const parcelPair = (parcel: CentreShown['delivery_list'][number]): Pair => [
  `${parcel.delivery_name} ${parcel.delivery_num}`,
  `${shanghaiTime(parcel.data.time)} ${parcel.data.status} ${parcel.data.context}`,
];

const section = (head: string, pairs: readonly Pair[], paper: Paper): string =>
  pairs.length === 0 ? '' : `${paper.ink.dim(head)}\n${facts(pairs, paper)}`;

/** A registration in plain lines. */
export function registerLine(state: RegisterState, paper: Paper): string | undefined {
  if (state.step !== 'form' || !state.sms || state.skipped) return undefined;
  return smsLine(state.sms, paper);
}

/** A security check in plain lines. */
export function ownerLine(state: OwnerCheckState, paper: Paper): string | undefined {
  return state.step === 'message' ? smsLine(state.sms, paper) : undefined;
}

/** Linked accounts, the current one marked. */
export const accountRows = listing(({ accounts }: Accounts) => accounts, noAccounts.text, [
  { head: ['编号', 'ID'], cell: ({ user_id }) => user_id },
  { head: ['账号', 'Account'], cell: ({ label }) => label, shrinksTo: 16 },
  { head: '', cell: ({ current }, { say }) => (current ? say('当前', 'current') : '') },
]);

/** A registration that was taken, and the next step. */
export const registeredFacts = ({ message, user_name, agency }: Registered, paper: Paper): string => {
  const pairs: Pair[] = [
    [['账号', 'User'], user_name],
    [['服务站', 'Agency'], agency?.agency_name ?? ''],
    [['下一步', 'Next'], `yaocang login ${user_name}`],
  ];
  return `${paper.ink.green(clean(message))}\n${facts(pairs, paper)}`;
};

/** The security questions, the account's own marked, and how else it can be proved. */
export const questionRows = ({ questions, phone, by_sms }: Questions, paper: Paper): string => {
  const { say, ink } = paper;
  const rows = questionTable({ questions }, paper);
  return by_sms ? `${rows}\n${ink.dim(say(`也可短信验证：${phone}`, `or by text message: ${phone}`))}` : rows;
};

const questionTable = listing(
  ({ questions }: Pick<Questions, 'questions'>) => questions,
  ['暂无密保问题', 'there are no questions'],
  [
    { head: ['编号', 'Key'], cell: ({ key }) => key },
    { head: ['密保问题', 'Question'], cell: ({ question }) => question, shrinksTo: 16 },
    { head: '', cell: ({ current }, { say }) => (current ? say('当前', 'current') : '') },
  ],
);

/** How far the closing of an account is. */
export const closingFacts = card(({ deleted, reason = '', end_time, obstacles }: Closing, { say }) => [
  [['注销', 'Closing'], deleted ? say('进行中', 'in progress') : say('未申请', 'not asked for')],
  [['原因', 'Reason'], reason],
  [['可撤回至', 'Withdraw until'], end_time ? shanghaiDay(end_time) : ''],
  [['须先处理', 'In the way'], obstacles.join(' ')],
]);

/** The sales staff with their phones. */
export const salesRows = listing(({ salesmen }: Salesmen) => salesmen, noData.text, [
  { head: ['姓名', 'Name'], cell: ({ name }) => name },
  { head: ['电话', 'Phone'], cell: ({ tel }) => tel },
  { head: ['区域', 'Area'], cell: ({ area }) => area, shrinksTo: 6 },
]);

/** Who is logged in. */
export const memberFacts = card((member: Member, { say }) => [
  [['账号', 'User'], member.user_name],
  [['名称', 'Name'], member.name],
  [['认证', 'Verification'], verificationWords(member.yz, say)],
  [['余额', 'Balance'], price(member.moneys)],
  [['赠送金额', 'Bonus'], price(member.acquire_money)],
  [['积分', 'Points'], `${member.integral} ≈ ¥${member.integral_worth}`],
  [['待付款', 'To pay'], told(member.dz_num)],
  [['待发货', 'To ship'], told(member.df_num)],
  [['待收货', 'To receive'], told(member.ds_num)],
]);

const verificationWords = (yz: number | undefined, say: Paper['say']): string =>
  yz === undefined
    ? say('未知', 'unknown')
    : ([say('未认证', 'unverified'), say('已认证', 'verified'), say('认证中', 'verifying')][yz] ??
      say('认证失败', 'failed'));
