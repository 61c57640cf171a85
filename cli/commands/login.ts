import { loginLine } from '#cli/screens/login-lines.ts';
import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';
import { loginPassword, secretOptions } from './frame/secrets.ts';
import { smsCode, smsOption } from './frame/sms-code.ts';
import { watch } from './frame/watch.ts';

/** `yaocang login USER`. */
export const login = command({
  name: 'login',
  about: ['登录', 'log in'],
  examples: ['yaocang login yaodian', 'yaocang login yaodian --password-stdin --sms file:/tmp/sms-code'],
  args: { userName: needed('<user>', ['用户名', 'user name']) },
  options: {
    ...secretOptions(loginPassword),
    sms: smsOption,
  },
  load: () => import('#cli/services/login.ts'),
  run: async ({ logIn }, { userName, sms, ...from }, cli) => {
    const password = await cli.secret(loginPassword, from);
    const code = (signal: AbortSignal) => smsCode(cli, sms, signal);
    return watch(cli, logIn(await cli.shop(), cli.dir, { userName, password, code }), { line: loginLine, leave });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
