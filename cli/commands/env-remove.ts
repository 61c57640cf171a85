import { profileTable } from '#cli/screens/profiles.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang env remove NAME`. */
export const envRemove = command({
  name: 'env remove',
  about: ['删除环境及其登录', 'remove a profile and its logins'],
  args: { name: needed('<name>', ['环境名', 'name of the profile']) },
  load: () => import('#cli/services/env.ts'),
  run: ({ removeProfile }, { name }, { dir }) => removeProfile(dir, name),
  view: profileTable,
});
