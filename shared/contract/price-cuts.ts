import { assumedCall, get } from './call.ts';
import { team, teamListAnswer, teamListQuery } from './team-entities.ts';
import { fen, id, optional } from './wire.ts';

/** help.php: price cuts (assumed). */
export const priceCuts = {
  /** My price cuts, newest first; with goods_id the price cuts of that goods that can be helped. */
  list: assumedCall(get('help.php?act=list', 'read', teamListQuery, teamListAnswer)),
  /** Opens a price cut for a goods. */
  start: assumedCall(get('help.php?act=start', 'write', { goods_id: id }, { data: team })),
  /** Helps somebody's price cut; `cut` is what it took off. */
  join: assumedCall(get('help.php?act=join', 'write', { id }, { data: team, cut: optional(fen) })),
};
