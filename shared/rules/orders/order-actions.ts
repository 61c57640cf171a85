/** The actions of an order (document 1 §4). */
import type { OrderRow } from '#shared/contract/entities.ts';
import { wordOf } from '../app/unknown.ts';
import { confirmable, parcelsOf } from './parcels.ts';

/** Labels of the display codes. */
export const orderCodeLabel: Readonly<Record<NonNullable<OrderRow['status']['status']>, string>> = {
  1: '待付款',
  2: '待发货',
  3: '待收货',
  4: '售后中',
  5: '待评价',
  6: '已完成',
  7: '已关闭',
};

/** The state of an order in words: of an unpaid one what became of its transfer. */
export function orderStateWord({ status: { status }, pay_status }: Pick<OrderRow, 'status' | 'pay_status'>): string {
  if (status === 1 && pay_status === 2) return '转账审核中';
  if (status === 1 && pay_status === 3) return '转账已驳回';
  return wordOf(orderCodeLabel, status);
}

/** Whether an order waits for the buyer's payment; a transfer under review waits for the shop. */
export const waitsForBuyer = ({ status, pay_status }: Pick<OrderRow, 'status' | 'pay_status'>): boolean =>
  status.status === 1 && pay_status !== 2;

export type OrderAction =
  | 'pay'
  | 'viewPayment'
  | 'confirm'
  | 'close'
  | 'comment'
  | 'service'
  | 'viewService'
  | 'buyAgain'
  | 'logistics';

export const orderActionLabel: Readonly<Record<OrderAction, string>> = {
  pay: '付款',
  viewPayment: '查看支付',
  confirm: '确认收货',
  close: '关闭订单',
  comment: '评价',
  service: '申请售后',
  viewService: '查看售后',
  buyAgain: '再次购买',
  logistics: '查看物流',
};

type Row = Pick<OrderRow, 'status' | 'order_status' | 'pay_status' | 'delivery'>;

/** True when a transfer proof was submitted or rejected (pay_status 2 or 3). */
const proofHandedIn = ({ pay_status }: Row): boolean => pay_status === 2 || pay_status === 3;

/** A member may close an order when order_status is 0 or 4 and pay_status is not 2 or 3. */
export const mayClose = (row: Row): boolean =>
  row.status.status !== undefined &&
  row.status.status !== 7 &&
  row.pay_status !== undefined &&
  (row.order_status === 0 || row.order_status === 4) &&
  !proofHandedIn(row);

/**
 * The actions of an order, the main one last. Every order can be bought again. `booklet_type` decides whether there are comments, `tracks` (the privilege
 * delivery_query) whether parcels can be tracked.
 */
export function orderActions(row: Row, booklet_type: string, tracks = true): OrderAction[] {
  const actions: OrderAction[] = mayClose(row) ? ['close'] : [];
  switch (row.status.status) {
    case 1:
      return [...actions, 'buyAgain', proofHandedIn(row) ? 'viewPayment' : 'pay'];
    case 2:
      return [...actions, 'buyAgain'];
    case 4:
      return [...actions, 'viewService', 'buyAgain'];
    case 3:
      if (tracks && parcelsOf(row).length > 0) actions.push('logistics');
      actions.push('buyAgain');
      return confirmable(row).length > 0 ? [...actions, 'confirm'] : actions;
    case 5:
      return [...actions, 'service', 'buyAgain', ...(booklet_type === COMMENTS ? (['comment'] as const) : [])];
    case 6:
      return [...actions, 'service', 'buyAgain'];
    case 7:
      return ['buyAgain'];
    case undefined:
      return [];
  }
}

/** The booklet_type with comments. */
export const COMMENTS = '2';

/** The stamp of a finished order. */
export const orderStamp = ({ status }: Row): 'completed' | 'closed' | undefined =>
  status.status === 6 ? 'completed' : status.status === 7 ? 'closed' : undefined;
