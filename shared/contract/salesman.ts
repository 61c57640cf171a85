import { assumedCall, get } from './call.ts';
import { list, shape, type TypeOf, text } from './wire.ts';

/** Somebody who looks after the pharmacies of an area. */
export const salesperson = shape({ name: text, phone: text, area: text });
export type Salesperson = TypeOf<typeof salesperson>;

/** salesman.php; assumed. */
export const salesman = {
  /** The sales staff of the member's agency. */
  list: assumedCall(get('salesman.php?act=list', 'read', {}, { data: list(salesperson) })),
};
