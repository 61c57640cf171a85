/** The results of a list; loaded while its goods are looked up. */
export { textOfLines } from '#shared/rules/quick-order/order-list/list-text.ts';
export { FoundLines } from './found-lines.tsx';
export { OrderSum } from './order-sum.tsx';
