/** Accounts, security, papers and the binding as text. */

import { smsLine } from '#cli/parts/sms/sms-line.ts';
import { price, shanghaiDay, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { TopUpActivity } from '#shared/contract/entities.ts';
import type { LoginState } from '#shared/flows/login.ts';
import type { OwnerCheckState } from '#shared/flows/owner-check.ts';
import type { RegisterState } from '#shared/flows/register.ts';
import { noAccounts, noData } from '#shared/messages/empty.ts';
import type { Registered } from './register.ts';
import type { Questions } from './security.ts';
import type { Account, CentreShown, Closing } from './service.ts';

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
  const states = [say('未认证', 'unverified'), say('已认证', 'verified'), say('认证中', 'verifying')];
  return [
    [say('认证', 'Verification'), states[yz] ?? say('认证失败', 'failed')],
    [say('客户', 'Customer'), order_pay ? say('现结客户', 'cash') : say('非现结客户', 'not cash')],
    [say('公众号', 'WeChat'), bound ? say('已绑定', 'bound') : say('未绑定', 'not bound')],
    [say('注销', 'Closing'), deleted ? say('进行中', 'in progress') : ''],
    [say('关联账号', 'Accounts'), user_list.map(({ nickname, user_name }) => `${nickname}（${user_name}）`).join('，')],
  ];
}

const counters = (centre: CentreShown, { say }: Paper): Pair[] => [
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

const money = (centre: CentreShown, { say }: Paper): Pair[] => [
  [say('余额', 'Balance'), price(centre.moneys)],
  [say('赠送金额', 'Bonus'), price(centre.acquire_money)],
  [say('积分', 'Points'), `${centre.integral} ≈ ¥${centre.integral_worth}`],
  [say('支付', 'Payment'), centre.have_pay ? '' : say('支付未开启', 'switched off')],
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
export const accountRows = ({ accounts }: { readonly accounts: readonly Account[] }, paper: Paper): string => {
  const { say } = paper;
  return table(
    accounts,
    [
      { head: say('编号', 'ID'), cell: ({ user_id }) => user_id },
      { head: say('账号', 'Account'), cell: ({ label }) => label, shrinksTo: 16 },
      { head: '', cell: ({ current }) => (current ? say('当前', 'current') : '') },
    ],
    paper,
    noAccounts.text,
  );
};

/** A registration that was taken, and the next step. */
export const registeredFacts = ({ message, user_name, agency }: Registered, paper: Paper): string => {
  const { say, ink } = paper;
  const pairs: Pair[] = [
    [say('账号', 'User'), user_name],
    [say('服务站', 'Agency'), agency?.agency_name ?? ''],
    [say('下一步', 'Next'), `yaocang login ${user_name}`],
  ];
  return `${ink.green(clean(message))}\n${facts(pairs, paper)}`;
};

/** The security questions, the account's own marked, and how else it can be proved. */
export const questionRows = ({ questions, phone, by_sms }: Questions, paper: Paper): string => {
  const { say, ink } = paper;
  const rows = table(
    questions,
    [
      { head: say('编号', 'Key'), cell: ({ key }) => key },
      { head: say('密保问题', 'Question'), cell: ({ question }) => question, shrinksTo: 16 },
      { head: '', cell: ({ current }) => (current ? say('当前', 'current') : '') },
    ],
    paper,
    say('暂无密保问题', 'there are no questions'),
  );
  return by_sms ? `${rows}\n${ink.dim(say(`也可短信验证：${phone}`, `or by text message: ${phone}`))}` : rows;
};

/** How far the closing of an account is. */
export const closingFacts = ({ deleted, reason = '', end_time, obstacles }: Closing, paper: Paper): string => {
  const { say } = paper;
  const state = deleted ? say('进行中', 'in progress') : say('未申请', 'not asked for');
  const last = end_time ? shanghaiDay(end_time) : '';
  return facts(
    [
      [say('注销', 'Closing'), state],
      [say('原因', 'Reason'), reason],
      [say('可撤回至', 'Withdraw until'), last],
      [say('须先处理', 'In the way'), obstacles.join(' ')],
    ],
    paper,
  );
};

/** The sales staff with their phones. */
export const salesRows = (
  { salesmen }: { readonly salesmen: readonly { name: string; tel: string; area: string }[] },
  paper: Paper,
): string => {
  const { say } = paper;
  return table(
    salesmen,
    [
      { head: say('姓名', 'Name'), cell: ({ name }) => name },
      { head: say('电话', 'Phone'), cell: ({ tel }) => tel },
      { head: say('区域', 'Area'), cell: ({ area }) => area, shrinksTo: 6 },
    ],
    paper,
    noData.text,
  );
};
