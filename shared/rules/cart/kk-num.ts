/** Purchase limits of goods, `restricted` on the wire (document 2 §3, §5): `kk_num` is what the member may still buy. */
import type { Restriction } from '#shared/contract/entities.ts';

/** Base units that may still be bought, never below 0; the whole limit where `kk_num` is missing, Infinity without a known limit. */
export function leftOfLimit(restricted: Restriction | undefined): number {
  if (!restricted?.is_restricted) return Number.POSITIVE_INFINITY;
  return Math.max(0, restricted.kk_num ?? wholeLimit(restricted) ?? Number.POSITIVE_INFINITY);
}

/** Base units of the whole limit; undefined where it is unknown. A limit below 1 is none that a shop means. */
export const wholeLimit = ({ restricted_num = 0 }: Restriction): number | undefined =>
  restricted_num > 0 ? restricted_num : undefined;

/** A limit came, and nobody can read it. */
export const isLimitUnknown = (restricted: Restriction | undefined): boolean =>
  restricted !== undefined && restricted.is_restricted === undefined;

const PER_ORDER: Restriction['type'] = '1';

/** What a purchase limit applies to: type 1 an order, any other an account. */
export const limitedPer = ({ type }: Pick<Restriction, 'type'>): string => (type === PER_ORDER ? '单' : '账号');

/** "限购 10 盒 / 账号，还可购 6 盒"; '' without a limit that can be read. */
export function limitWords(limit: Restriction | undefined, unit: string): string {
  if (!limit) return '';
  const [left, whole] = [leftOfLimit(limit), wholeLimit(limit)];
  if (!Number.isFinite(left)) return '';
  const rest = left < (whole ?? 0) ? `，还可购 ${left} ${unit}` : '';
  return `限购 ${whole ?? left} ${unit} / ${limitedPer(limit)}${rest}`;
}
