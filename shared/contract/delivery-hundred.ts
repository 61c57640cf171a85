import { get } from './call.ts';
import { trackingStep } from './entities.ts';
import { anyId, optional, rows, shape, text } from './wire.ts';

/** delivery_hundred.php: shipment tracking (document 2 §7). */
export const deliveryHundred = {
  /** Tracks a parcel by send_id, or by courier code and number: its steps, newest first, and its receiver. */
  showShipping: get(
    'delivery_hundred.php?act=show_shipping',
    'read',
    { send_id: optional(anyId), postcom: optional(text), num: optional(text) },
    { data: rows(trackingStep), address: shape({ name: text, path: text }) },
  ),
};
