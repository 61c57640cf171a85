import { assumedCall, get, post } from './call.ts';
import { address } from './entities.ts';
import { anyId, flag, id, list, optional, shape, type TypeOf, text } from './wire.ts';

/** An address as the form sends it: without an id a new one; `phone` has 11 digits, the region comes in three steps. */
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
  /** The member's addresses, the default one first. */
  getPath: get('path.php?act=get_path', 'read', {}, { data: list(address) }),
  /** Deletes an address and answers those that are left; of them one is always the default. */
  delPath: get('path.php?act=del_path', 'write', { address_id: id, mr: flag }, { data: list(address) }),
  /** One address, for the form that edits it. */
  info: assumedCall(get('path.php?act=info', 'read', { address_id: id }, { data: address })),
  /** Adds an address or changes one; the first is the default whatever was sent. */
  save: assumedCall(post('path.php?act=save', 'write', addressForm, { address_id: id })),
};
