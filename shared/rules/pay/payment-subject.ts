/** Payment type of a goods order. Type 2 is a top-up. */
export const GOODS_ORDER = '1';

/** What is paid: a goods order (type 1) or a top-up (type 2), by order id or split number. */
export interface PaymentSubject {
  readonly type: '1' | '2';
  readonly order_id: string;
  readonly fd_sn: string;
}
