import { piecesOf } from '../cart/cart-totals.ts';

interface Counted {
  readonly num: number;
  readonly unitno_name?: string | undefined;
}

/** A number of pieces with its unit: quantities of one unit as that unit (118 盒), of several as 件. */
export function piecesWords(lines: readonly Counted[]): string {
  const [unit = '件', ...others] = new Set(lines.map(({ unitno_name }) => unitno_name || '件'));
  return `${piecesOf(lines)} ${others.length === 0 ? unit : '件'}`;
}
