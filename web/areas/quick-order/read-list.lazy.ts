/** Everything that reads lists, in one chunk: loaded once there is something to read. */
export { readListFile } from '#shared/flows/list-file/read-list-file.ts';
export { textOfLines } from '#shared/rules/order-list/list-text.ts';
export { readOrderLines } from '#shared/rules/read-order-lines.ts';
