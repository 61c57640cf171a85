/** Writes lines as text, in a chunk of its own: loaded once there are lines to keep, also those that were scanned. */
export { textOfLines } from '#shared/rules/quick-order/order-list/list-text.ts';
