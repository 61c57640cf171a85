import { topUpOffers } from '#cli/screens/wallet.ts';
import { command } from './frame/command.ts';

/** `yaocang topup list`. */
export const topupList = command({
  name: 'topup list',
  about: ['充值活动与金额', 'what can be topped up'],
  load: () => import('#cli/services/top-ups.ts'),
  run: async (service, _given, cli) => service.topUpOffers(await cli.shop()),
  view: topUpOffers,
});
