/** The payment type of a goods order; 2 is a top-up. */
export const GOODS_ORDER = '1';

/** What is paid: type 1 a goods order, 2 a top-up; by order id or by a split order's number. */
export interface PaymentSubject {
  readonly type: '1' | '2';
  readonly order_id: string;
  readonly fd_sn: string;
}
