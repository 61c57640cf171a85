import { area, membersOnly } from '#cli/frame/command.ts';
import { limit, needed, word } from '#cli/frame/parameters.ts';
import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { Words } from '#cli/text/words.ts';
import type { Team } from '#shared/contract/team-entities.ts';
import type { TeamScript } from '#shared/flows/group-buys-price-cuts.ts';
import { teamStateLabel, teamTimeLeft } from '#shared/rules/group-buys-price-cuts.ts';
import { wordOf } from '#shared/rules/unknown.ts';

const command = membersOnly(() => import('./service.ts'));

const teamNow = ({ team }: { readonly team: Team | undefined }, { say }: Paper): string =>
  team ? `${say('编号', 'ID')} ${team.id} ${team.have_num}/${team.need_num} ${wordOf(teamStateLabel, team.state)}` : '';

const commandsOf = (first: string, script: TeamScript, about: Readonly<Record<'list' | 'start' | 'join', Words>>) => [
  command(`${first} list`, {
    about: about.list,
    options: { goods: word('--goods <id>', ['商品编号', 'goods id']), limit },
    run: async ({ listTeams }, given, cli) => listTeams(await cli.shop(), script, given.goods, given.limit),
    rows: ({ teams, now }) => teams.map((team) => ({ ...team, now, left: teamTimeLeft(team, now) })),
    columns: [
      { head: ['编号', 'ID'], cell: ({ id }) => id },
      { head: ['商品', 'Goods'], cell: ({ goods_id }) => goods_id },
      { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 12 },
      { head: ['原价', 'From'], cell: ({ from_price }) => price(from_price), right: true },
      { head: ['成交价', 'Price'], cell: ({ price: won }) => price(won), right: true },
      { head: ['人数', 'People'], cell: ({ have_num, need_num }) => `${have_num}/${need_num}`, right: true },
      { head: ['状态', 'State'], cell: ({ state }) => wordOf(teamStateLabel, state) },
      { head: ['截止', 'Until'], cell: ({ now, left }) => (left > 0 ? shanghaiTime(now + left) : '') },
    ],
  }),
  command(`${first} start`, {
    about: about.start,
    args: { goods: needed('<goods>', ['商品编号', 'goods id']) },
    run: async ({ startTeam }, { goods }, cli) => startTeam(await cli.shop(), script, goods),
    also: teamNow,
  }),
  command(`${first} join`, {
    about: about.join,
    args: { id: needed('<id>', ['编号', 'its id']) },
    run: async ({ joinTeam }, { id }, cli) => joinTeam(await cli.shop(), script, id),
    also: teamNow,
  }),
];

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
