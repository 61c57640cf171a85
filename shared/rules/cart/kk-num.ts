/** Purchase limits of goods, `restricted` on the wire (document 2 §3, §5): `kk_num` is what the member may still buy. */
import type { Restriction } from '#shared/contract/entities.ts';

/** Base units that may still be bought; Infinity without a known limit. */
export const leftOfLimit = (restricted: Restriction | undefined): number =>
  (restricted?.is_restricted ? restricted.kk_num : undefined) ?? Number.POSITIVE_INFINITY;

const PER_ORDER: Restriction['type'] = '1';

/** What a purchase limit applies to: type 1 an order, any other an account. */
export const limitedPer = ({ type }: Pick<Restriction, 'type'>): string => (type === PER_ORDER ? '单' : '账号');
