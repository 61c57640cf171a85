import { get } from './call.ts';
import { known, off, optional, shape, text, time } from './wire.ts';

/** pay/pay_cx.php: the status of a payment (document 2 §7). */
export const payCx = {
  /** Polled every 2 s: status 1 is paid. Anything else is asked again. */
  getStatus: get(
    'pay/pay_cx.php?act=get_status',
    'read',
    { order_sn: text },
    {
      data: shape({ status: off, pay_name: optional(text), pay_time: known(time) }),
      /** In `data` or next to it: the document allows both. */
      pay_name: optional(text),
      pay_time: known(time),
    },
  ),
};
