import { get } from './call.ts';
import { flag, optional, shape, text, time } from './wire.ts';

/** pay/pay_cx.php: the status of a payment (document 2 §7). */
export const payCx = {
  /** Polled every 2 s: status 1 is paid. */
  getStatus: get(
    'pay/pay_cx.php?act=get_status',
    'read',
    { order_sn: text },
    {
      data: shape({ status: flag, pay_name: optional(text), pay_time: optional(time) }),
      /** In `data` or next to it: the document allows both. */
      pay_name: optional(text),
      pay_time: optional(time),
    },
  ),
};
