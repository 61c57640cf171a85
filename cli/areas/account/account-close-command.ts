import { asked } from '#cli/frame/ask.ts';
import { command } from '#cli/frame/command.ts';
import { word, yes } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang account close`. */
export const accountClose = command({
  name: 'account close',
  about: ['申请注销账号', 'ask for the account to be closed'],
  examples: ['yaocang account close --reason closing-down --yes'],
  options: {
    reason: word('--reason <text>', ['注销原因', 'the reason']),
    yes: yes('--yes', ['不再询问确认', 'confirm without being asked']),
  },
  load: () => import('./closing.ts'),
  run: async ({ closeAccount }, { reason, yes: sure }, cli) => {
    const shop = await cli.shop();
    const why = await asked(cli, reason, ['注销原因', 'Reason'], '--reason');
    return closeAccount(shop, why, (name) =>
      cli.confirm([`确定要注销账号 ${name} 吗？`, `close the account ${name}?`], sure),
    );
  },
  view: sentence,
});
