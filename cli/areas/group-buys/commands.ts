import { area, servedBy } from '#cli/frame/command.ts';
import { needed, whole, word } from '#cli/frame/parameters.ts';
import type { Words } from '#cli/text/words.ts';
import type { TeamScript } from '#shared/flows/group-price-cut.ts';
import { teamChanged, teamRows } from './view.ts';

const command = servedBy(() => import('./service.ts'));

interface Told {
  readonly list: Words;
  readonly start: Words;
  readonly join: Words;
}

/** Both kinds are listed, started and joined alike. */
const commandsOf = (first: string, script: TeamScript, about: Told) => [
  command({
    name: `${first} list`,
    about: about.list,
    options: {
      goods: word('--goods <id>', ['商品编号', 'goods id']),
      limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
    },
    run: async ({ listTeams }, given, cli) => listTeams(await cli.shop(), script, given),
    view: teamRows,
  }),
  command({
    name: `${first} start`,
    about: about.start,
    args: { goods: needed('<goods>', ['商品编号', 'goods id']) },
    run: async ({ startTeam }, { goods }, cli) => startTeam(await cli.shop(), script, goods),
    view: teamChanged,
  }),
  command({
    name: `${first} join`,
    about: about.join,
    args: { id: needed('<id>', ['编号', 'its id']) },
    run: async ({ joinTeam }, { id }, cli) => joinTeam(await cli.shop(), script, id),
    view: teamChanged,
  }),
];

/** Group buys and price cuts. */
export const groupBuys = area({ group: ['拼团', 'group buys'], 'price-cut': ['砍价', 'price cuts'] }, [
  ...commandsOf('group', 'group', {
    list: ['我的拼团；加 --goods 为该商品可参加的', 'my group buys, or those of a goods that can be joined'],
    start: ['开团', 'open a group for a goods'],
    join: ['参团', 'take a place in a group'],
  }),
  ...commandsOf('price-cut', 'help', {
    list: ['我的砍价；加 --goods 为该商品可参加的', 'my price cuts, or those of a goods that can be joined'],
    start: ['发起砍价', 'open a price cut for a goods'],
    join: ['帮人砍价', "help somebody's price cut"],
  }),
]);
