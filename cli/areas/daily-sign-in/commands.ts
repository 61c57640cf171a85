import { picked } from '#cli/frame/ask.ts';
import { area, command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { addressLabel } from '#cli/parts/choices.ts';
import type { Address } from '#shared/contract/entities.ts';
import { signInGain, signInWeek } from './view.ts';

/** The daily sign-in. */
export const dailySignIn = area({ signin: ['签到', 'the daily sign-in'] }, [
  command({
    name: 'signin show',
    about: ['签到进度', 'the seven days and where the member stands'],
    load: () => import('./service.ts'),
    run: async ({ showSignIn }, _, cli) => showSignIn(await cli.shop()),
    view: signInWeek,
  }),
  command({
    name: 'signin claim',
    about: ['签到，商品礼品的地址从列表选择', 'sign in for today; the address of a goods gift is picked from a list'],
    examples: ['yaocang signin claim', 'yaocang signin claim --address 12'],
    options: { address: word('--address <id>', ['礼品的收货地址编号', 'address that a goods gift goes to']) },
    load: () => import('./service.ts'),
    run: async ({ claimSignIn }, { address }, cli) => {
      const about = ['签到礼品的收货地址', 'Address for the gift'] as const;
      const label = (each: Address) => addressLabel(each, cli.say);
      const pick = async (addresses: readonly Address[]) =>
        (await picked(cli, addresses, label, about, '--address ID')).address_id;
      return claimSignIn(await cli.shop(), address, canAsk(cli.terminal) && !cli.json ? pick : undefined);
    },
    view: signInGain,
  }),
]);
