import { area, servedBy } from '#cli/frame/command.ts';
import { needed, whole, word } from '#cli/frame/parameters.ts';
import { teamChanged, teamRows } from './view.ts';

const command = servedBy(() => import('./service.ts'));

/** Group buys and price cuts. */
export const groupBuys = area({ group: ['拼团', 'group buys'], 'price-cut': ['砍价', 'price cuts'] }, [
  command({
    name: 'group list',
    about: ['我的拼团；加 --goods 为该商品可参加的', 'my group buys, or those of a goods that can be joined'],
    options: {
      goods: word('--goods <id>', ['商品编号', 'goods id']),
      limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
    },
    run: async ({ listTeams }, given, cli) => listTeams(await cli.shop(), 'group', given),
    view: teamRows,
  }),
  command({
    name: 'group start',
    about: ['开团', 'open a group for a goods'],
    args: { goods: needed('<goods>', ['商品编号', 'goods id']) },
    run: async ({ startTeam }, { goods }, cli) => startTeam(await cli.shop(), 'group', goods),
    view: teamChanged,
  }),
  command({
    name: 'group join',
    about: ['参团', 'take a place in a group'],
    args: { id: needed('<id>', ['编号', 'its id']) },
    run: async ({ joinTeam }, { id }, cli) => joinTeam(await cli.shop(), 'group', id),
    view: teamChanged,
  }),
  command({
    name: 'price-cut list',
    about: ['我的砍价；加 --goods 为该商品可参加的', 'my price cuts, or those of a goods that can be joined'],
    options: {
      goods: word('--goods <id>', ['商品编号', 'goods id']),
      limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
    },
    run: async ({ listTeams }, given, cli) => listTeams(await cli.shop(), 'help', given),
    view: teamRows,
  }),
  command({
    name: 'price-cut start',
    about: ['发起砍价', 'open a price cut for a goods'],
    args: { goods: needed('<goods>', ['商品编号', 'goods id']) },
    run: async ({ startTeam }, { goods }, cli) => startTeam(await cli.shop(), 'help', goods),
    view: teamChanged,
  }),
  command({
    name: 'price-cut join',
    about: ['帮人砍价', "help somebody's price cut"],
    args: { id: needed('<id>', ['编号', 'its id']) },
    run: async ({ joinTeam }, { id }, cli) => joinTeam(await cli.shop(), 'help', id),
    view: teamChanged,
  }),
]);
