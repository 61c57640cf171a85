import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { smokeSummary } from '../smoke/smoke-summary.ts';
import { runSmoke, smokeOptions } from './smoke-run.ts';

/** `yaocang smoke main-road`, short for `smoke run main-road`. */
export const smokeMainRoad = command({
  name: 'smoke main-road',
  about: ['冒烟测试：从登录到收货', 'smoke test: from login to receipt'],
  options: { ...smokeOptions, words: word('--words <words>', ['搜索词（默认 all）', 'what to search for (all)']) },
  load: () => import('../smoke/smoke-session.ts'),
  run: (service, { words, ...flags }, cli) => {
    const set = words === undefined ? flags.set : { ...flags.set, words };
    return runSmoke(service, ['main-road'], { ...flags, set }, cli);
  },
  view: smokeSummary,
});
