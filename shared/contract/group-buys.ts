import { about, assumedCall, get, write } from './call.ts';
import { team, teamListAnswer, teamListQuery } from './team-entities.ts';
import { id } from './wire.ts';

/** group.php: group buys (assumed). */
export const groupBuys = {
  /** The member's group buys, newest first. With goods_id: the open groups of that product. */
  list: about(
    assumedCall(get('group.php?act=list', 'read', teamListQuery, teamListAnswer)),
    'goods_id',
    'data.goods_id',
  ),
  /** Starts a group for a product, with the member as its first participant. */
  start: about(
    assumedCall(get('group.php?act=start', write('all'), { goods_id: id }, { data: team })),
    'goods_id',
    'data.goods_id',
  ),
  /** Joins a group. */
  join: about(assumedCall(get('group.php?act=join', write('all'), { id }, { data: team })), 'id', 'data.id'),
};
