declare module '#web/state/dialogs.ts' {
  interface DialogTable {
    /** The payment dialog (document 2 §2); answers '1' when it was closed after a success, else ''. */
    pay: { ask: PayAsk; outcome: '1' | '' };
  }
}

/** What is paid: type 1 a goods order (by its id or its split number), 2 a top-up. */
export interface PayAsk {
  readonly type: '1' | '2';
  readonly order_id: string;
  readonly fd_sn: string;
}
