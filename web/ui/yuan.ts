/**
 * Whole fen as yuan with thousands separators and two decimals: 123450 is "1,234.50", -5 is "-0.05". No currency sign.
 * An unknown amount is a dash.
 */
export function yuan(fen: number | undefined): string {
  if (fen === undefined) return '—';
  const { sign, whole, cents } = yuanParts(fen);
  return `${sign}${whole}.${cents}`;
}

/** The parts of an amount in fen that a price shows in different sizes. */
export function yuanParts(fen: number): { sign: '' | '-'; whole: string; cents: string } {
  const size = Math.abs(Math.round(fen));
  return {
    sign: fen < 0 && size > 0 ? '-' : '',
    whole: String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ','),
    cents: String(size % 100).padStart(2, '0'),
  };
}
