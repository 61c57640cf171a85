declare module '#web/state/dialogs.ts' {
  interface DialogTable {
    /** The account switch (document 2 §2); true when another account is now logged in and the pages must refresh. */
    switchAccount: { ask: Readonly<Record<never, never>>; outcome: boolean };
  }
}

/** Makes this file a module, so that its declaration merges. */
export type SwitchAccountDialogName = 'switchAccount';
