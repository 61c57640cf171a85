import { sentence } from '#cli/screens/sentences.ts';
import { picked } from './ask.ts';
import { command } from './frame/command.ts';
import { word } from './frame/parameters.ts';

/** `yaocang account switch`. */
export const accountSwitch = command({
  name: 'account switch',
  about: ['切换到关联账号', 'switch to a linked account'],
  args: { account: word('[account]', ['用户名或编号', 'login name or id']) },
  load: () => import('#cli/services/account/accounts.ts'),
  run: async ({ switchAccount }, { account }, cli) =>
    switchAccount(await cli.shop(), cli.dir, account, async (accounts) => {
      const others = accounts.filter(({ current }) => !current);
      const about = ['要切换的账号', 'Account to switch to'] as const;
      return (await picked(cli, others, ({ label }) => label, about, 'yaocang account switch USER')).user_id;
    }),
  view: sentence,
});
