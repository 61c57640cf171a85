/**
 * What the shop has told of the sum of one payment: the order for payment, the order's row, and the answer of a start are
 * witnesses of the same sum. Where they differ, nobody knows what will be charged.
 */
export interface ToldSum {
  /** In fen, each amount once, the highest first; empty where nobody told one that can be read. */
  readonly told: readonly number[];
}

/** The sum as these witnesses told it, in fen; undefined or NaN for one who told none. */
export const toldSum = (...witnesses: readonly (number | undefined)[]): ToldSum => ({
  told: [...new Set(witnesses.filter((fen) => fen !== undefined && !Number.isNaN(fen)) as number[])].sort(
    (a, b) => b - a,
  ),
});

/** What may be charged at most, in fen; undefined where nobody told it. */
export const highestOf = ({ told }: ToldSum): number | undefined => told[0];

/** The witnesses contradict each other. */
export const isContested = ({ told }: ToldSum): boolean => told.length > 1;
