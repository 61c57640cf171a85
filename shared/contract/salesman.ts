import { assumedCall, get } from './call.ts';
import { list, shape, type TypeOf, text } from './wire.ts';

/** A salesperson with an area. */
export const salesperson = shape({ name: text, phone: text, area: text });
export type Salesperson = TypeOf<typeof salesperson>;

/** salesman.php: the sales staff (assumed). */
export const salesman = {
  /** The salespeople of the member's agency. */
  list: assumedCall(get('salesman.php?act=list', 'read', {}, { data: list(salesperson) })),
};
