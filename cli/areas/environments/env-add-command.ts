import { command } from '#cli/frame/command.ts';
import { needed, yes } from '#cli/frame/parameters.ts';
import { profileOptions, settingsOf } from './profile-options.ts';
import { profileTable } from './view.ts';

/** `yaocang env add NAME URL`. */
export const envAdd = command({
  name: 'env add',
  about: ['添加环境', 'add a profile'],
  examples: [
    'yaocang env add staging https://stage.example.com/api --kind staging',
    'yaocang env add live https://shop.example.com/api --may read,session --sms file:/tmp/code',
  ],
  args: {
    name: needed('<name>', ['环境名', 'name of the profile']),
    base: needed('<url>', ['接口地址', 'address of the API base']),
  },
  options: { ...profileOptions, replace: yes('--replace', ['覆盖同名环境', "take another's place"]) },
  load: () => import('./service.ts'),
  run: ({ addProfile }, { name, base, replace, ...given }, { dir }) =>
    addProfile(dir, name, base, settingsOf(given), replace),
  view: profileTable,
});
