import { command } from '#cli/frame/command.ts';
import { centreScreen } from './centre-view.ts';

/** `yaocang center`. */
export const center = command({
  name: 'center',
  about: ['会员中心', 'the member centre'],
  load: () => import('./centre.ts'),
  run: async ({ showCentre }, _given, cli) => showCentre(await cli.shop()),
  view: centreScreen,
});
