import { about, get, money, post, reaching, write } from './call.ts';
import { filled, signedFen } from './page-wire.ts';
import { exactFen, signed } from './payment-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  assumed,
  choice,
  count,
  fen,
  flag,
  known,
  nothingIs,
  optional,
  rows,
  shape,
  type TypeOf,
  text,
} from './wire.ts';

/** What is paid for: 1 a goods order, 2 a top-up. */
export const payFor = nothingIs('1', choice(['1', '2']));

/** Payment methods: 1 balance, 2 WeChat, 3 Alipay, 4 bank transfer (document 2 §9). */
export const payMethod = shape({ pay_id: filled, pay_name: text, icon: optional(webAddress), color: optional(text) });
export type PayMethod = TypeOf<typeof payMethod>;

/** pay/pay_order.php (document 2 §7). */
export const payOrder = {
  /** The order for payment. `moneys` is the balance including bonus. */
  orderAmount: about(
    get(
      'pay/pay_order.php?act=order_amount',
      'read',
      { type: payFor, order_id: anyId, fd_sn: text },
      {
        order: shape({
          order_id: assumed(anyId),
          order_sn: text,
          money_paid: exactFen,
          cash_price_xj: optional(fen),
          /** Nothing is left to pay. */
          paid: assumed(flag),
        }),
        pay_list: rows(payMethod),
        pay_type: text,
        /** Whether payment is enabled. */
        have_pay: known(flag),
        moneys: signedFen,
        /** The part of the balance that an unfinished online payment of this order holds; `moneys` is without it. */
        held: assumed(fen),
        /** A payment password is set. */
        pay_pwd: known(flag),
        /** The balance is enough. */
        ye_true: known(flag),
      },
    ),
    'order_id',
    'order.order_id',
  ),
  /** Checks the payment password, which is sent encoded. */
  yzPay: reaching('tries', get('pay/pay_order.php?act=yz_pay', 'session', { pay_pwd: text }, {})),
  /** Pays by balance; bonus is spent first. */
  yePay: get('pay/pay_order.php?act=ye_pay', money('all'), { order_id: anyId, fd_sn: text }, {}),
  /** Starts an online payment. MWEB answers `mweb_url`, JSAPI `cs`, any other trade type a `code_url` for a QR code. */
  zxPay: post(
    'pay/pay_order.php?act=zx_pay',
    money('all'),
    shape({ type: payFor, order_id: anyId, fd_sn: text, pay_type: text, use_ye: flag, is_app: flag }),
    {
      trade_type: text,
      order_sn: text,
      mweb_url: optional(webAddress),
      code_url: optional(text),
      config: signed,
      cs: signed,
      /** What remains to be paid online, after the part from the balance. */
      money_paid: assumed(exactFen),
    },
    { path: text },
  ),
  /** Cancels a started online payment and releases the reserved part of the balance. */
  clearSd: get(
    'pay/pay_order.php?act=clear_sd',
    write('all'),
    { order_id: anyId, fd_sn: text },
    { num: assumed(count) },
  ),
};
