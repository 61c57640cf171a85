import { both, type Confirm, runOnce } from '#cli/parts/run-once.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { chooseFrom } from '#cli/text/named.ts';
import type { Words } from '#cli/text/words.ts';
import type { Address } from '#shared/contract/entities.ts';
import { type AddressForm, path } from '#shared/contract/path.ts';
import { deleteAddress, saveAddress } from '#shared/flows/addresses.ts';
import { addressSaved, deleteThisAddress } from '#shared/messages/address.ts';
import { deleted } from '#shared/messages/cart.ts';
import { typedPhone } from '#shared/rules/login/typed-phone.ts';
import { type AddressField, addressProblems } from '#shared/rules/member/address-form.ts';
import { addressText } from '#shared/rules/member/address-text.ts';
import { foundAmong } from '#shared/rules/search/found-among.ts';
import { initialsOf } from '#shared/rules/search/initials.ts';
import type { AddressWritten } from './options.ts';

export async function listAddresses(
  shop: MemberShop,
  keywords = '',
): Promise<{ readonly addresses: readonly Address[] }> {
  const { data } = await shop.client.send(path.getPath, {});
  return { addresses: foundAmong(data, keywords, addressText, initialsOf) };
}

export async function showAddress(shop: MemberShop, address_id: string): Promise<Address> {
  const { addresses } = await listAddresses(shop);
  const found = addresses.find((each) => each.address_id === address_id);
  if (found) return found;
  throw new Fault('server', [`没有地址 ${address_id}`, `there is no address ${address_id}`], {
    next: ['yaocang address list', 'yaocang address list'],
  });
}

/** Adds or changes an address. Missing fields are refused before anything is sent. */
export async function keepAddress(shop: MemberShop, written: AddressWritten) {
  const before = written.id === undefined ? undefined : await showAddress(shop, written.id);
  const form = formOf(written, before);
  refuseProblems(form);
  if (!isOnlyDefault(written)) await refuseUnknownRegion(form, isRegionTyped(written));
  const known = (await listAddresses(shop)).addresses.map(({ address_id }) => address_id);
  const answer = await runOnce(saveAddress(shop, form, known), LOOK);
  return { message: addressSaved.text, address_id: answer?.address_id ?? form.address_id };
}

const isRegionTyped = ({ province, city, district }: AddressWritten): boolean =>
  (province ?? city ?? district) !== undefined;

/** A stored address stays usable whatever its region is called: making it the default changes nothing of it. */
const isOnlyDefault = ({ id, makeDefault, ...rest }: AddressWritten): boolean =>
  id !== undefined && makeDefault && Object.values(rest).every((value) => value === undefined);

/** The first problem is named; the next step names the flag of each. */
function refuseProblems(form: AddressForm): void {
  const problems = Object.entries(addressProblems(form));
  const [first] = problems;
  if (!first) return;
  const needed = problems.map(([field]) => flags[field as AddressField]);
  const next: Words = [needed.map(([zh]) => zh).join('；'), needed.map(([, en]) => en).join('; ')];
  throw new Fault('usage', both(first[1]), { next });
}

/**
 * What is saved is where a courier drives to: a region that there is not is refused. One that was typed is spelled as in our
 * list, which is told then; a stored one may be spelled otherwise.
 */
async function refuseUnknownRegion({ province, city, district }: AddressForm, isTyped: boolean): Promise<void> {
  const { impossiblePlace, unknownRegion } = await import('#shared/rules/member/regions.ts');
  const unknown = unknownRegion(province, city, district ?? '');
  const name = isTyped ? unknown?.name : impossiblePlace(province, city);
  if (name === undefined) return;
  throw new Fault('usage', [`没有地区 ${name}`, `there is no region ${name}`], {
    next: chooseFrom(unknown?.known ?? []),
  });
}

const formOf = (written: AddressWritten, before: Address | undefined): AddressForm => ({
  address_id: before?.address_id ?? '',
  consignee: written.consignee ?? before?.consignee ?? '',
  phone: written.phone === undefined ? (before?.phone ?? '') : typedPhone(written.phone),
  province: written.province ?? before?.province ?? '',
  city: written.city ?? before?.city ?? '',
  district: written.district ?? before?.district ?? '',
  address: written.street ?? before?.address ?? '',
  mr: written.makeDefault || (before?.mr ?? false),
});

const flags = {
  consignee: ['请加 --consignee 姓名', 'add --consignee NAME'],
  phone: ['请加 --phone 手机号', 'add --phone NUMBER'],
  region: ['请加 --province 省 --city 市', 'add --province NAME --city NAME'],
  address: ['请加 --street 详细地址', 'add --street TEXT'],
} as const;

const LOOK = 'address list';

/** Deletes an address after confirmation; returns the remaining ones. */
export async function removeAddress(shop: MemberShop, address_id: string, confirm: Confirm) {
  const address = await showAddress(shop, address_id);
  await confirm(deleteThisAddress);
  const answer = await runOnce(deleteAddress(shop, address), LOOK);
  return { message: deleted.text, addresses: answer?.data ?? [] };
}
