import { command } from '#cli/frame/command.ts';
import { profileTable } from './view.ts';

/** `yaocang env list`. */
export const envList = command({
  name: 'env list',
  about: ['列出环境', 'list the profiles'],
  load: () => import('./service.ts'),
  run: ({ listProfiles }, _, { dir }) => listProfiles(dir),
  view: profileTable,
});
