/** What is thought of all lines of a list together. */
import { judgeLine, type LineVerdict } from '#shared/rules/order-line-verdict.ts';
import type { Buyer } from '#shared/rules/verification.ts';
import type { Line } from './quick-order-store.ts';

/** A line with what is thought of it, as far as its goods are known. */
export interface JudgedLine {
  readonly line: Line;
  readonly verdict?: LineVerdict;
}

/** Judges all lines; those below have what those above leave. */
export function judgeAll(lines: readonly Line[], buyer: Buyer, now: number): JudgedLine[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const { found, spce_id, lastPrice } = line;
    if (found?.kind !== 'goods') return { line };
    const key = `${found.goods_id} ${spce_id}`;
    const before = taken.get(key) ?? 0;
    const tb_id = '';
    const verdict = judgeLine({ info: found.info, buyer, wanted: line, spce_id, tb_id, taken: before, lastPrice }, now);
    taken.set(key, before + verdict.quantity);
    return { line, verdict };
  });
}

export const isReady = ({ verdict }: JudgedLine): boolean => verdict !== undefined && verdict.needs === undefined;
