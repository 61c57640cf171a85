/** Amounts that follow from known ones, in fen. An unknown one makes them unknown. */

/** Price times quantity; unknown when one of them is unknown. */
export const priceOf = (fen: number | undefined, num: number | undefined): number | undefined =>
  fen === undefined || num === undefined ? undefined : fen * num;

/** The negated amount; unknown when it is unknown. */
export const takenOff = (fen: number | undefined): number | undefined => (fen === undefined ? undefined : -fen);
