/** The flows that change an order; loaded at the first action, so that the list appears sooner. */
export { closeOrder, confirmReceipt, readReturns, readRow } from '#shared/flows/change-order.ts';
export { lastOf } from '#shared/flows/flow.ts';
export { returnsWords } from '#shared/rules/after-sales/order-returns.ts';
