import type { OrderRow } from '#shared/contract/entities.ts';
import { orderStamp, waitsForBuyer } from '#shared/rules/orders/order-actions.ts';

/** What an order looks like: waiting for its payment, under way, or stamped. The frame has a sample of each, in this order. */
export const ORDER_KINDS = ['due', 'open', 'completed', 'closed'] as const;

export const kindOf = (row: Pick<OrderRow, 'status' | 'order_status' | 'pay_status' | 'delivery'>) =>
  orderStamp(row) ?? (waitsForBuyer(row) ? 'due' : 'open');
