/** What is shown of a list once its goods are looked up; fetched while they are. */
export { FoundLines } from './found-lines.tsx';
export { OrderSum } from './order-sum.tsx';
