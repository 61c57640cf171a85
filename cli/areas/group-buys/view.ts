import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { more, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { Team } from '#shared/contract/group-help-entities.ts';
import { noData } from '#shared/messages/empty.ts';
import { teamStateLabel, teamTimeLeft } from '#shared/rules/group-price-cut.ts';
import { wordOf } from '#shared/rules/unknown.ts';
import type { TeamsFound } from './service.ts';

/** Group buys or price cuts as a table. */
export function teamRows({ teams, more: goesOn, now }: TeamsFound, paper: Paper): string {
  const { say } = paper;
  const rows = table(
    teams,
    [
      { head: say('编号', 'ID'), cell: ({ id }) => id },
      { head: say('商品', 'Goods'), cell: ({ goods_id }) => goods_id },
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 12 },
      { head: say('原价', 'From'), cell: ({ from_price }) => price(from_price), right: true },
      { head: say('成交价', 'Price'), cell: ({ price: won }) => price(won), right: true },
      { head: say('人数', 'People'), cell: ({ have_num, need_num }) => `${have_num}/${need_num}`, right: true },
      { head: say('状态', 'State'), cell: ({ state }) => wordOf(teamStateLabel, state) },
      { head: say('截止', 'Until'), cell: (team) => untilWords(team, now) },
    ],
    paper,
    noData.text,
  );
  return more(rows, goesOn, paper);
}

const untilWords = (team: Team, now: number): string => {
  const left = teamTimeLeft(team, now);
  return left > 0 ? shanghaiTime(now + left) : '';
};

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
