/** Formatting and arithmetic of amounts. An unknown amount is undefined. */
import { grouped } from '#shared/rules/app/grouped.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';

/** Yuan with thousands separators and two decimals: 123450 fen is "1,234.50"; a dash for an unknown amount. */
export function yuan(fen: number | undefined): string {
  if (fen === undefined) return UNKNOWN;
  const { sign, whole, cents } = yuanParts(fen);
  return `${sign}${whole}.${cents}`;
}

/** Yuan without ".00": 30, 12.50. */
export const shortYuan = (fen: number | undefined): string => yuan(fen).replace(/\.00$/, '');

/** The sum of amounts or numbers; unknown when one is unknown. */
export const total = (amounts: readonly (number | undefined)[]): number | undefined =>
  amounts.reduce((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0);

/** True for a known amount above 0. */
export const isAbove0 = (fen: number | undefined): fen is number => fen !== undefined && fen > 0;

/** An amount for calculations in checks: an unknown one is NaN, which equals nothing. */
export const reckoned = (fen: number | undefined): number => fen ?? Number.NaN;

/** The parts of an amount in fen, which a price shows in different sizes. */
export function yuanParts(fen: number): { sign: '' | '-'; whole: string; cents: string } {
  const size = Math.abs(Math.round(fen));
  return {
    sign: fen < 0 && size > 0 ? '-' : '',
    whole: grouped(Math.floor(size / 100)),
    cents: String(size % 100).padStart(2, '0'),
  };
}
