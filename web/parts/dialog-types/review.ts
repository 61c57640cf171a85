declare module '#web/state/dialogs.ts' {
  interface DialogTable {
    /** The review dialog (document 2 §2); true when the reviews were handed in. */
    review: { ask: ReviewAsk; outcome: boolean };
  }
}

/** Whose lines are reviewed. */
export interface ReviewAsk {
  readonly order_id: string;
}
