import { command } from '#cli/frame/command.ts';
import { whole, word } from '#cli/frame/parameters.ts';
import { teamRows } from './view.ts';

/** `yaocang group list`. */
export const groupList = command({
  name: 'group list',
  about: ['我的拼团；加 --goods 为该商品可参加的', 'my group buys, or those of a goods that can be joined'],
  options: {
    goods: word('--goods <id>', ['商品编号', 'goods id']),
    limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
  },
  load: () => import('./service.ts'),
  run: async ({ listTeams }, given, cli) => listTeams(await cli.shop(), 'group', given),
  view: teamRows,
});
