import { centreScreen } from '#cli/screens/centre.ts';
import { command } from './frame/command.ts';

/** `yaocang center`. */
export const center = command({
  name: 'center',
  about: ['会员中心', 'the member centre'],
  load: () => import('#cli/services/centre.ts'),
  run: async ({ showCentre }, _given, cli) => showCentre(await cli.shop()),
  view: centreScreen,
});
