/** State and remaining time of group buys (group) and price cuts (help). */
import type { Team, TeamState } from '#shared/contract/team-entities.ts';

export const teamStateLabel: Readonly<Record<NonNullable<TeamState>, string>> = {
  running: '进行中',
  complete: '已完成',
  used: '已下单',
  failed: '已结束',
};

/** Undefined where one of its numbers is unknown. */
export const placesLeft = ({ need_num, have_num }: Pick<Team, 'need_num' | 'have_num'>): number | undefined =>
  need_num === undefined || have_num === undefined ? undefined : Math.max(0, need_num - have_num);

/** ms until a running team ends, or until the won price expires; 0 otherwise. */
export function teamTimeLeft(team: Pick<Team, 'state' | 'end_time' | 'use_end_time'>, now: number): number {
  const end = team.state === 'running' ? team.end_time : team.state === 'complete' ? team.use_end_time : null;
  return end === null || end === undefined ? 0 : Math.max(0, end - now);
}

/** When the state of a running team ends, in ms: the server is asked then. Null without an end. */
export const teamTurnsAt = ({ state, end_time }: Pick<Team, 'state' | 'end_time'>): number | null =>
  state === 'running' ? end_time : null;

/** True when the won price has expired. Without a time it counts as valid. */
export const isWonOver = ({ state, use_end_time }: Pick<Team, 'state' | 'use_end_time'>, now: number): boolean =>
  state === 'complete' && Boolean(use_end_time) && (use_end_time ?? 0) <= now;

/** True while the member can order at the won price; `isOwn`: it is the member's team. */
export const canOrderWon = (
  team: Pick<Team, 'state' | 'use_end_time'>,
  now: number,
  isOwn = Boolean(team.use_end_time),
): boolean => team.state === 'complete' && isOwn && !isWonOver(team, now);
