/** How amounts are written for people. */
import { UNKNOWN } from './unknown.ts';

/** Yuan of an amount in fen, with thousands marks and two decimals: 123450 gives "1,234.50"; a dash for one that nobody knows. */
export function yuan(fen: number | undefined): string {
  if (fen === undefined) return UNKNOWN;
  const { sign, integer, fraction } = yuanParts(fen);
  return `${sign}${integer}.${fraction}`;
}

/** Yuan without an empty fraction: 30, 12.50. */
export const shortYuan = (fen: number | undefined): string => yuan(fen).replace(/\.00$/, '');

/** The sum of amounts in fen; unknown when one of them is. */
export const total = (amounts: readonly (number | undefined)[]): number | undefined =>
  amounts.reduce((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0);

/** So many at this price; unknown when the price is. */
export const priceOf = (fen: number | undefined, num: number): number | undefined =>
  fen === undefined ? undefined : fen * num;

/** What takes something off, below zero; unknown when it is. */
export const takenOff = (fen: number | undefined): number | undefined => (fen === undefined ? undefined : -fen);

/** True for an amount that is known and above nothing. */
export const isAbove0 = (fen: number | undefined): fen is number => fen !== undefined && fen > 0;

/** An amount that a proof reckons with: an unknown one is NaN, which equals nothing, and which nobody spends. */
export const reckoned = (fen: number | undefined): number => fen ?? Number.NaN;

/** The parts of an amount in fen, for a price with a large integer part and a small fraction. */
export function yuanParts(fen: number): { sign: '-' | ''; integer: string; fraction: string } {
  const digits = String(Math.abs(Math.trunc(fen))).padStart(3, '0');
  return {
    sign: fen <= -1 ? '-' : '',
    integer: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: digits.slice(-2),
  };
}
