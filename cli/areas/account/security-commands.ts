import type { Cli } from '#cli/frame/cli.ts';
import { area, membersOnly, withSession } from '#cli/frame/command.ts';
import { type Given, needed, oneOf } from '#cli/frame/parameters.ts';
import { secretKind, secretOptions } from '#cli/frame/secrets.ts';
import { leave, watch } from '#cli/frame/watch.ts';
import { smsHelp, smsLine, smsOptions } from '#cli/parts/sms/sms-help.ts';
import { clean } from '#cli/text/width.ts';
import { plainly } from '#cli/text/words.ts';
import { enterAnswer, passwordTooShort } from '#shared/messages/security.ts';
import { newPasswordFrom } from './new-password.ts';

const ofMember = membersOnly(() => import('./security.ts'));
const ofSession = withSession(() => import('./security.ts'));

const newPassword = secretKind('new-password', 'YAOCANG_NEW_PASSWORD', ['新密码', 'New password'], passwordTooShort);
const securityAnswer = secretKind('answer', 'YAOCANG_SECURITY_ANSWER', ['密保答案', 'Security answer'], enterAnswer);
const newAnswer = secretKind('new-answer', 'YAOCANG_NEW_ANSWER', ['新的密保答案', 'New security answer'], enterAnswer);

const answerOptions = secretOptions(securityAnswer);

const proofOptions = {
  by: oneOf('--by <way>', ['验证方式（默认密保问题）', 'how to prove the account (question)'], ['question', 'sms']),
  answerStdin: answerOptions.stdin,
  answerFile: answerOptions.file,
  ...smsOptions,
};

async function proofFrom(cli: Cli, { by, answerStdin, answerFile, sms, undeliverable }: Given<typeof proofOptions>) {
  const answer = (question: string) => {
    if (!cli.json) cli.note(plainly(clean(question)));
    return cli.secret(securityAnswer, { stdin: answerStdin, file: answerFile });
  };
  return { by, answer, sms: await smsHelp(cli, { sms, undeliverable }) };
}

const passwordOptions = { ...proofOptions, ...secretOptions(newPassword) };

const passwordBy = async (cli: Cli, flags: Given<typeof passwordOptions>) => ({
  ...(await proofFrom(cli, flags)),
  password: () => newPasswordFrom(cli, newPassword, flags),
});

const watched = { line: smsLine, leave };

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
      options: passwordOptions,
      run: async ({ changeForgotten }, { userName, ...flags }, cli) =>
        watch(cli, changeForgotten(await cli.shop(), userName, await passwordBy(cli, flags)), watched),
    }),
    ofMember('password change', {
      about: ['修改登录密码（修改后须重新登录）', 'change the login password (ends the login)'],
      options: passwordOptions,
      run: async ({ changeOwn }, flags, cli) =>
        watch(cli, changeOwn(await cli.shop(), cli.logins, await passwordBy(cli, flags)), watched),
    }),
    ofMember('pay-password set', {
      about: ['设置或修改支付密码', 'set or change the payment password'],
      options: passwordOptions,
      run: async ({ setPayPassword }, flags, cli) =>
        watch(cli, setPayPassword(await cli.shop(), await passwordBy(cli, flags)), watched),
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
      run: async ({ setQuestion }, { question, ...flags }, cli) => {
        const wanted = { ...(await proofFrom(cli, flags)), question, newAnswer: () => cli.secret(newAnswer, flags) };
        return watch(cli, setQuestion(await cli.shop(), wanted), watched);
      },
    }),
  ],
);
