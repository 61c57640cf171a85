import { profileTable } from '#cli/screens/profiles.ts';
import { command } from './frame/command.ts';

/** `yaocang env list`. */
export const envList = command({
  name: 'env list',
  about: ['列出环境', 'list the profiles'],
  load: () => import('#cli/services/env.ts'),
  run: ({ listProfiles }, _, { dir }) => listProfiles(dir),
  view: profileTable,
});
