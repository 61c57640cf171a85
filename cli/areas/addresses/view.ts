import type { Paper } from '#cli/text/paper.ts';
import { card, listing } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { Address } from '#shared/contract/entities.ts';
import { noData } from '#shared/messages/empty.ts';
import { maskedPhone } from '#shared/rules/masked-phone.ts';

/** Addresses as a table. */
export const addressRows = listing(
  ({ addresses }: { readonly addresses: readonly Address[] }) => addresses,
  noData.text,
  [
    { head: ['编号', 'ID'], cell: ({ address_id }) => address_id },
    { head: ['收货人', 'Consignee'], cell: ({ consignee }) => consignee, shrinksTo: 6 },
    { head: ['电话', 'Phone'], cell: ({ phone }) => maskedPhone(phone) },
    { head: ['地区', 'Region'], cell: ({ path }) => path, shrinksTo: 12 },
    { head: ['详细地址', 'Street'], cell: ({ address }) => address ?? '', shrinksTo: 12 },
    { head: ['默认', 'Default'], cell: ({ mr }, { say }) => (mr ? say('默认', 'default') : '') },
  ],
);

/** One address. */
export const addressFacts = card((address: Address, { say }) => [
  [['编号', 'ID'], address.address_id],
  [['收货人', 'Consignee'], address.consignee],
  [['电话', 'Phone'], maskedPhone(address.phone)],
  [['地区', 'Region'], address.path],
  [['详细地址', 'Street'], address.address ?? ''],
  [['默认', 'Default'], address.mr ? say('是', 'yes') : say('否', 'no')],
]);

/** An address that was just saved. */
export const addressKept = (
  { message, address_id }: { readonly message: string; readonly address_id: string },
  { ink, say }: Paper,
): string => `${ink.green(clean(message))}  ${say('地址', 'address')} ${address_id}`;

/** The addresses that are left after one was deleted. */
export const addressRemoved = (
  { message, addresses }: { readonly message: string; readonly addresses: readonly Address[] },
  paper: Paper,
): string => `${paper.ink.green(clean(message))}\n${addressRows({ addresses }, paper)}`;
