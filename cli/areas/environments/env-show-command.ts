import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { profileFacts } from './view.ts';

/** `yaocang env show [NAME]`. */
export const envShow = command({
  name: 'env show',
  about: ['查看一个环境', 'show a profile'],
  examples: ['yaocang env show', 'yaocang env show live --json'],
  args: { name: word('[name]', ['环境名（默认当前）', 'name of the profile (the current one)']) },
  load: () => import('./service.ts'),
  run: ({ showProfile }, { name }, { dir }) => showProfile(dir, name),
  view: profileFacts,
});
