/** How amounts are written for people. */

/** Yuan of an amount in fen, with thousands marks and two decimals: 123450 gives "1,234.50". */
export function yuan(fen: number): string {
  const { sign, integer, fraction } = yuanParts(fen);
  return `${sign}${integer}.${fraction}`;
}

/** The parts of an amount in fen, for a price with a large integer part and a small fraction. */
export function yuanParts(fen: number): { sign: '-' | ''; integer: string; fraction: string } {
  const digits = String(Math.abs(Math.trunc(fen))).padStart(3, '0');
  return {
    sign: fen <= -1 ? '-' : '',
    integer: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: digits.slice(-2),
  };
}
