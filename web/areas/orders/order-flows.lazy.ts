/** What changes an order on the server; fetched when a member does something, so that the list comes sooner. */
export { closeOrder, confirmReceipt, readRow } from '#shared/flows/change-order.ts';
export { lastOf } from '#shared/flows/flow.ts';
