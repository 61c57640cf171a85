/** The results of a list; loaded while its goods are looked up. */
export { FoundLines } from './found-lines.tsx';
export { OrderSum } from './order-sum.tsx';
