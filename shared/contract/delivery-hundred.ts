import { get } from './call.ts';
import { trailStep } from './entities.ts';
import { anyId, list, optional, shape, text } from './wire.ts';

/** delivery_hundred.php: shipment tracking (document 2 §7). */
export const deliveryHundred = {
  /** The way of a parcel, newest step first, and whom it goes to; named by send_id, or by courier code and number. */
  showShipping: get(
    'delivery_hundred.php?act=show_shipping',
    'read',
    { send_id: optional(anyId), postcom: optional(text), num: optional(text) },
    { data: list(trailStep), address: shape({ name: text, path: text }) },
  ),
};
