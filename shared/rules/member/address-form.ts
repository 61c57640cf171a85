/** Checks of the address form, and the default address of an order (document 2 §3, §5). */
import type { Address } from '#shared/contract/entities.ts';
import type { AddressForm } from '#shared/contract/path.ts';
import { chooseRegion, enterAddressPhone, enterConsignee, enterStreet } from '#shared/messages/address.ts';
import { textTooLong } from '#shared/messages/long-text.ts';
import type { Message } from '#shared/messages/message.ts';

/** The length of a phone number. */
const ADDRESS_PHONE = 11;
/** The longest name and street. */
export const [LONGEST_CONSIGNEE, LONGEST_STREET] = [20, 120];

/** The field of a failed check. The region counts as one field. */
export type AddressField = 'consignee' | 'phone' | 'region' | 'address';

type Checked = Pick<AddressForm, 'consignee' | 'phone' | 'province' | 'city' | 'address'>;

/** What is wrong with the form, field by field: consignee, phone of 11 digits, region and street. Empty where nothing is. */
export function addressProblems(form: Checked): Partial<Record<AddressField, Message>> {
  const hasRegion = form.province.trim() !== '' && form.city.trim() !== '';
  const consignee = wrongText(form.consignee, enterConsignee, '收货人', LONGEST_CONSIGNEE);
  const address = wrongText(form.address, enterStreet, '详细地址', LONGEST_STREET);
  return {
    ...(consignee && { consignee }),
    ...(!isPhone(form.phone) && { phone: enterAddressPhone }),
    ...(!hasRegion && { region: chooseRegion }),
    ...(address && { address }),
  };
}

function wrongText(text: string, enter: Message, label: string, longest: number): Message | undefined {
  const { length } = text.trim();
  if (length === 0) return enter;
  return length > longest ? textTooLong(label, longest) : undefined;
}

const isPhone = (phone: string): boolean => phone.length === ADDRESS_PHONE && /^1\d+$/.test(phone);

/** The form of an existing address. Without `district`, it is the end of `path`. */
export function addressFormOf(address: Address): AddressForm {
  const { address_id, consignee, phone, province = '', city = '', mr } = address;
  return {
    address_id,
    consignee,
    phone,
    province,
    city,
    district: address.district ?? districtIn(address.path, [province, city]),
    address: address.address ?? '',
    mr,
  };
}

function districtIn(path: string, before: readonly string[]): string {
  let rest = path.trim();
  for (const part of before) rest = rest.startsWith(part) ? rest.slice(part.length).trim() : rest;
  return rest;
}

/** The region in one line. */
export const regionOf = ({ province, city, district }: Pick<AddressForm, 'province' | 'city' | 'district'>): string =>
  [province, city, district].filter(Boolean).join(' ');

/** The default address, else the first one, else undefined. */
export const defaultAddress = <A extends { readonly mr: boolean }>(addresses: readonly A[]): A | undefined =>
  addresses.find(({ mr }) => mr) ?? addresses[0];
