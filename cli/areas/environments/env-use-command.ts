import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { profileTable } from './view.ts';

/** `yaocang env use NAME`. */
export const envUse = command({
  name: 'env use',
  about: ['选择默认环境', 'choose the current profile'],
  examples: ['yaocang env use staging'],
  args: { name: needed('<name>', ['环境名', 'name of the profile']) },
  load: () => import('./service.ts'),
  run: ({ chooseCurrent }, { name }, { dir }) => chooseCurrent(dir, name),
  view: profileTable,
});
