import { assumedCall, get } from './call.ts';
import { named, rows, shape, text } from './wire.ts';

/** A salesperson with an area. Without name and phone there is nobody to call. */
export const salesperson = named(shape({ name: text, phone: text, area: text }), 'name', 'phone');

/** salesman.php: the sales staff (assumed). */
export const salesman = {
  /** The salespeople of the member's agency. */
  list: assumedCall(get('salesman.php?act=list', 'read', {}, { data: rows(salesperson) })),
};
