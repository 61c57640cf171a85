import { command } from '#cli/frame/command.ts';
import { needed, word } from '#cli/frame/parameters.ts';
import { profileOptions, settingsOf } from './profile-options.ts';
import { profileTable } from './view.ts';

/** `yaocang env edit NAME`. */
export const envEdit = command({
  name: 'env edit',
  about: ['修改环境（只改给出的项）', 'change what is given of a profile'],
  examples: ['yaocang env edit live --timeout 8000', 'yaocang env edit staging --proxy http://proxy.example.com:3128'],
  args: { name: needed('<name>', ['环境名', 'name of the profile']) },
  options: { address: word('--address <url>', ['新的接口地址', 'new address of the API base']), ...profileOptions },
  load: () => import('./service.ts'),
  run: ({ editProfile }, { name, address, ...given }, { dir }) => editProfile(dir, name, address, settingsOf(given)),
  view: profileTable,
});
