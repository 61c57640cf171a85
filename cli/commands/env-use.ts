import { profileTable } from '#cli/screens/profiles.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang env use NAME`. */
export const envUse = command({
  name: 'env use',
  about: ['选择默认环境', 'choose the current profile'],
  examples: ['yaocang env use staging'],
  args: { name: needed('<name>', ['环境名', 'name of the profile']) },
  load: () => import('#cli/services/env.ts'),
  run: ({ chooseCurrent }, { name }, { dir }) => chooseCurrent(dir, name),
  view: profileTable,
});
