import { assumedCall, get } from './call.ts';
import { team, teamListAnswer, teamListQuery } from './team-entities.ts';
import { id } from './wire.ts';

/** group.php: group buying (assumed). */
export const groupBuys = {
  /** My group buys, newest first; with goods_id the groups of that goods that can be joined. */
  list: assumedCall(get('group.php?act=list', 'read', teamListQuery, teamListAnswer)),
  /** Opens a group for a goods; the member is its first. */
  start: assumedCall(get('group.php?act=start', 'write', { goods_id: id }, { data: team })),
  /** Takes a place in somebody's group. */
  join: assumedCall(get('group.php?act=join', 'write', { id }, { data: team })),
};
