import type { Cli } from '#cli/frame/cli.ts';
import { area, membersOnly, withSession } from '#cli/frame/command.ts';
import { type Given, needed, oneOf } from '#cli/frame/parameters.ts';
import { type SecretFlags, type SecretKind, secretKind, secretOptions } from '#cli/frame/secrets.ts';
import { leave, watch } from '#cli/frame/watch.ts';
import { smsHelp, smsLine, smsOptions } from '#cli/parts/sms/sms-help.ts';
import type { Flow } from '#shared/flows/flow.ts';
import type { OwnerCheckEvent, OwnerCheckState } from '#shared/flows/owner-check.ts';
import { enterAnswer, passwordsDiffer, passwordTooShort } from '#shared/messages/security.ts';
import type { NewPassword, ProofWanted } from './security.ts';

const ofMember = membersOnly(() => import('./security.ts'));
const ofSession = withSession(() => import('./security.ts'));

const newPassword = secretKind('new-password', 'YAOCANG_NEW_PASSWORD', ['新密码', 'New password'], passwordTooShort);
const securityAnswer = secretKind('answer', 'YAOCANG_SECURITY_ANSWER', ['密保答案', 'Security answer'], enterAnswer);
const newAnswer = secretKind('new-answer', 'YAOCANG_NEW_ANSWER', ['新的密保答案', 'New security answer'], enterAnswer);

/** A new password and its confirmation. It is typed twice at a prompt; other sources are read once. */
export async function newPasswordFrom(
  cli: Pick<Cli, 'secret' | 'terminal'>,
  kind: SecretKind,
  flags: SecretFlags,
): Promise<NewPassword> {
  const password = await cli.secret(kind, flags);
  const isTyped = !flags.stdin && flags.file === undefined && !cli.terminal.env[kind.variable];
  const [zh, en] = kind.about;
  const again = secretKind(kind.flag, kind.variable, [`再次输入${zh}`, `${en} once more`], passwordsDiffer);
  return { password, confirm: isTyped ? await cli.secret(again, flags) : password };
}

const answerOptions = secretOptions(securityAnswer);

const proofOptions = {
  by: oneOf('--by <way>', ['验证方式（默认密保问题）', 'how to prove the account (question)'], ['question', 'sms']),
  answerStdin: answerOptions.stdin,
  answerFile: answerOptions.file,
  ...smsOptions,
};

type ProofFlags = Given<typeof proofOptions>;

const newPasswordBy = (cli: Cli, flags: SecretFlags) => ({ password: () => newPasswordFrom(cli, newPassword, flags) });

async function proved<S, More, Done>(
  cli: { shop(): Promise<S> } & Cli,
  { by, answerStdin, answerFile, sms, undeliverable }: ProofFlags,
  more: More,
  change: (shop: S, wanted: ProofWanted & More) => Flow<OwnerCheckState, OwnerCheckEvent, Done>,
): Promise<Done> {
  const help = await smsHelp(cli, { sms, undeliverable });
  const answer = (question: string) => {
    if (!cli.json) cli.note([question, question]);
    return cli.secret(securityAnswer, { stdin: answerStdin, file: answerFile });
  };
  const flow = change(await cli.shop(), { by, answer, sms: help, ...more });
  return watch(cli, flow, { line: smsLine, leave });
}

export const security = area(
  {
    password: ['登录密码', 'the login password'],
    'pay-password': ['支付密码', 'the payment password'],
    security: ['密保', 'the security question'],
  },
  [
    ofSession('password forgot', {
      about: ['找回登录密码', 'set a forgotten password anew'],
      examples: ['yaocang password forgot yaodian', 'yaocang password forgot yaodian --by sms'],
      args: { userName: needed('<user>', ['用户名', 'user name']) },
      options: { ...proofOptions, ...secretOptions(newPassword) },
      run: async ({ changeForgotten }, { userName, ...flags }, cli) =>
        proved(cli, flags, newPasswordBy(cli, flags), (shop, wanted) => changeForgotten(shop, userName, wanted)),
    }),
    ofMember('password change', {
      about: ['修改登录密码（修改后须重新登录）', 'change the login password (ends the login)'],
      options: { ...proofOptions, ...secretOptions(newPassword) },
      run: async ({ changeOwn }, flags, cli) =>
        proved(cli, flags, newPasswordBy(cli, flags), (shop, wanted) => changeOwn(shop, cli.logins, wanted)),
    }),
    ofMember('pay-password set', {
      about: ['设置或修改支付密码', 'set or change the payment password'],
      options: { ...proofOptions, ...secretOptions(newPassword) },
      run: async ({ setPayPassword }, flags, cli) => proved(cli, flags, newPasswordBy(cli, flags), setPayPassword),
    }),
    ofMember('security list', {
      about: ['密保问题列表', 'list the security questions'],
      run: async ({ listQuestions }, _, cli) => listQuestions(await cli.shop()),
      rows: ({ questions }) => questions,
      none: ['暂无密保问题', 'there are no questions'],
      columns: [
        { head: ['编号', 'Key'], cell: ({ key }) => key },
        { head: ['密保问题', 'Question'], cell: ({ question }) => question, shrinksTo: 16 },
        { head: '', cell: ({ current }, { say }) => (current ? say('当前', 'current') : '') },
      ],
      also: ({ phone, by_sms }, { say, ink }) =>
        by_sms ? ink.dim(say(`也可短信验证：${phone}`, `or by text message: ${phone}`)) : '',
    }),
    ofMember('security set', {
      about: ['修改密保问题和答案', 'change the security question and its answer'],
      args: { question: needed('<question>', ['密保问题编号', 'key of the question']) },
      options: { ...proofOptions, ...secretOptions(newAnswer) },
      run: async ({ setQuestion }, { question, ...flags }, cli) =>
        proved(cli, flags, { question, newAnswer: () => cli.secret(newAnswer, flags) }, setQuestion),
    }),
  ],
);
