import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { loginPassword, secretOptions } from '#cli/frame/secrets.ts';
import { watch } from '#cli/frame/watch.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { smsHelp, smsLines, smsOptions } from '#cli/parts/sms/sms-help.ts';
import { loginLine } from './login-lines.ts';

/** `yaocang login USER`. */
export const login = command({
  name: 'login',
  about: ['登录', 'log in'],
  examples: ['yaocang login yaodian', 'yaocang login yaodian --password-stdin --sms file:/tmp/sms-code'],
  args: { userName: needed('<user>', ['用户名', 'user name']) },
  options: {
    ...secretOptions(loginPassword),
    ...smsOptions,
  },
  load: () => import('#cli/parts/login.ts'),
  run: async ({ logIn }, { userName, sms, undeliverable, ...from }, cli) => {
    const password = await cli.secret(loginPassword, from);
    const help = await smsHelp(cli, { sms, undeliverable });
    const flow = logIn(await cli.shop(), cli.dir, { userName, password, sms: help });
    return watch(cli, flow, { line: smsLines(help, loginLine), leave });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
