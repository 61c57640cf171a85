import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { listing } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { Team } from '#shared/contract/group-help-entities.ts';
import { noData } from '#shared/messages/empty.ts';
import { teamStateLabel, teamTimeLeft } from '#shared/rules/group-price-cut.ts';
import { wordOf } from '#shared/rules/unknown.ts';
import type { TeamsFound } from './service.ts';

/** Group buys or price cuts as a table. */
export const teamRows = listing(withEnd, noData.text, [
  { head: ['编号', 'ID'], cell: ({ id }) => id },
  { head: ['商品', 'Goods'], cell: ({ goods_id }) => goods_id },
  { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 12 },
  { head: ['原价', 'From'], cell: ({ from_price }) => price(from_price), right: true },
  { head: ['成交价', 'Price'], cell: ({ price: won }) => price(won), right: true },
  { head: ['人数', 'People'], cell: ({ have_num, need_num }) => `${have_num}/${need_num}`, right: true },
  { head: ['状态', 'State'], cell: ({ state }) => wordOf(teamStateLabel, state) },
  { head: ['截止', 'Until'], cell: ({ until }) => until },
]);

function withEnd({ teams, now }: TeamsFound) {
  return teams.map((team) => {
    const left = teamTimeLeft(team, now);
    return { ...team, until: left > 0 ? shanghaiTime(now + left) : '' };
  });
}

/** What starting or joining came to, and the number that others join by. */
export function teamChanged(
  { message, team }: { readonly message: string; readonly team: Team | undefined },
  paper: Paper,
): string {
  const said = paper.ink.green(clean(message));
  if (!team) return said;
  const { id, have_num, need_num, state } = team;
  return `${said}  ${paper.say('编号', 'ID')} ${id} ${have_num}/${need_num} ${wordOf(teamStateLabel, state)}`;
}
