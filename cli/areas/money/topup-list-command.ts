import { command } from '#cli/frame/command.ts';
import { topUpOffers } from './view.ts';

/** `yaocang topup list`. */
export const topupList = command({
  name: 'topup list',
  about: ['充值活动与金额', 'what can be topped up'],
  load: () => import('./top-ups.ts'),
  run: async (service, _given, cli) => service.topUpOffers(await cli.shop()),
  view: topUpOffers,
});
