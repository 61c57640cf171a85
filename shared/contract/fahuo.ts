import { get } from './call.ts';
import { orderLine } from './entities.ts';
import { assumed, id, rows } from './wire.ts';

/** fahuo.php: parcels (document 1 §7). */
export const fahuo = {
  /** The lines of one parcel. */
  goodsList: get('fahuo.php?act=goods_list', 'read', { send_id: id }, { data: assumed(rows(orderLine)) }),
};
