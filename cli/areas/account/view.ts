/** Accounts, security, papers and the binding as text. */

import { smsLine } from '#cli/parts/sms/sms-line.ts';
import { shanghaiDay } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { OwnerCheckState } from '#shared/flows/owner-check.ts';
import type { RegisterState } from '#shared/flows/register.ts';
import { noAccounts, noData } from '#shared/messages/empty.ts';

/** A registration in plain lines. */
export function registerLine(state: RegisterState, paper: Paper): string | undefined {
  if (state.step !== 'form' || !state.sms || state.skipped) return undefined;
  return smsLine(state.sms, paper);
}

/** A security check in plain lines. */
export function ownerLine(state: OwnerCheckState, paper: Paper): string | undefined {
  return state.step === 'message' ? smsLine(state.sms, paper) : undefined;
}

interface Account {
  readonly user_id: string;
  readonly label: string;
  readonly current: boolean;
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

interface Registered {
  readonly message: string;
  readonly user_name: string;
  readonly agency: { readonly agency_name: string } | null;
}

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

interface Questions {
  readonly questions: readonly { readonly key: string; readonly question: string; readonly current: boolean }[];
  readonly phone: string;
  readonly by_sms: boolean;
}

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

interface Closing {
  readonly deleted: boolean;
  readonly reason?: string | undefined;
  readonly end_time?: number | null | undefined;
  readonly obstacles: readonly string[];
}

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
