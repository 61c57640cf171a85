import { about, assumedCall, get, post, write } from './call.ts';
import { idsLeft } from './confirms.ts';
import { address } from './entities.ts';
import { anyId, flag, id, list, optional, rows, shape, type TypeOf, text } from './wire.ts';

/** An address as the form sends it. Without an id it is a new address. `phone` has 11 digits; the region has three levels. */
export const addressForm = shape({
  address_id: anyId,
  consignee: text,
  phone: text,
  province: text,
  city: text,
  district: optional(text),
  address: text,
  mr: flag,
});
export type AddressForm = TypeOf<typeof addressForm>;

/** path.php: delivery addresses (document 2 §7). */
export const path = {
  /** The member's addresses, the default address first. */
  getPath: get('path.php?act=get_path', 'read', {}, { data: rows(address, 'address_id') }),
  /** Deletes an address and answers the remaining ones, one of which is the default. */
  delPath: get(
    'path.php?act=del_path',
    write(idsLeft('address_id', 'data.address_id')),
    { address_id: id, mr: flag },
    { data: list(address, 'address_id') },
  ),
  /** One address, for the form that edits it. */
  info: about(
    assumedCall(get('path.php?act=info', 'read', { address_id: id }, { data: address })),
    'address_id',
    'data.address_id',
  ),
  /** Adds or changes an address. The first address always becomes the default. */
  save: about(
    assumedCall(post('path.php?act=save', write('all'), addressForm, { address_id: id })),
    'address_id',
    'address_id',
  ),
};
