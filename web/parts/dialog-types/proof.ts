declare module '#web/state/dialogs.ts' {
  interface DialogTable {
    /** A transfer's proof: 'changed' when it was cancelled, 'again' when the buyer wants to pay again, else ''. */
    proof: { ask: ProofAsk; outcome: 'changed' | 'again' | '' };
  }
}

/** What the transfer pays: type 1 a goods order, 2 a top-up. */
export interface ProofAsk {
  readonly type: '1' | '2';
  readonly order_id: string;
}
