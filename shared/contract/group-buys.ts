import { assumedCall, get } from './call.ts';
import { team, teamListAnswer, teamListQuery } from './team-entities.ts';
import { id } from './wire.ts';

/** group.php: group buys (assumed). */
export const groupBuys = {
  /** The member's group buys, newest first. With goods_id: the open groups of that product. */
  list: assumedCall(get('group.php?act=list', 'read', teamListQuery, teamListAnswer)),
  /** Starts a group for a product, with the member as its first participant. */
  start: assumedCall(get('group.php?act=start', 'write', { goods_id: id }, { data: team })),
  /** Joins a group. */
  join: assumedCall(get('group.php?act=join', 'write', { id }, { data: team })),
};
