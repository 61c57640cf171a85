import { picking } from '#cli/frame/ask.ts';
import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang account switch`. */
export const accountSwitch = command({
  name: 'account switch',
  about: ['切换到关联账号，不填则从列表选择', 'switch to a linked account, picked from a list unless it is named'],
  args: { account: word('[account]', ['用户名或编号', 'login name or id']) },
  load: () => import('./accounts.ts'),
  run: async ({ switchAccount }, { account }, cli) => {
    const pick = account === undefined ? picking(cli, about, 'yaocang account switch USER') : undefined;
    return switchAccount(await cli.shop(), cli.dir, account, async (choices) => {
      const label = (each: (typeof choices)[number]) =>
        each.current ? `${each.label}  ${cli.say('当前', 'current')}` : each.label;
      const picked = await pick?.({ choices, label, barred: ({ current }) => current });
      return picked?.user_id ?? '';
    });
  },
  view: sentence,
});

const about = ['切换账号', 'Switch to'] as const;
