import { about, assumedCall, get, write } from './call.ts';
import { team, teamListAnswer, teamListQuery } from './team-entities.ts';
import { fen, id, optional } from './wire.ts';

/** help.php: price cuts (assumed). */
export const priceCuts = {
  /** The member's price cuts, newest first. With goods_id: the open price cuts of that product. */
  list: about(
    assumedCall(get('help.php?act=list', 'read', teamListQuery, teamListAnswer)),
    'goods_id',
    'data.goods_id',
  ),
  /** Starts a price cut for a product. */
  start: about(
    assumedCall(get('help.php?act=start', write('all'), { goods_id: id }, { data: team })),
    'goods_id',
    'data.goods_id',
  ),
  /** Helps somebody's price cut. `cut` is the amount by which the price fell. */
  join: about(
    assumedCall(get('help.php?act=join', write('all'), { id }, { data: team, cut: optional(fen) })),
    'id',
    'data.id',
  ),
};
