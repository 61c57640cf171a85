import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';
import { loginPassword, secretOptions } from './frame/secrets.ts';

/** `yaocang login USER`. */
export const login = command({
  name: 'login',
  about: ['登录', 'log in'],
  args: { user: needed('<user>', ['用户名', 'user name']) },
  options: secretOptions(loginPassword),
  load: () => import('#cli/services/login.ts'),
  run: async ({ logIn }, { user, ...from }, cli) => {
    const password = await cli.secret(loginPassword, from);
    return logIn(await cli.shop(), cli.dir, user, password);
  },
  view: sentence,
});
