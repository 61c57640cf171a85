declare module '#web/state/dialogs.ts' {
  interface DialogTable {
    /** The category menu of a phone; choosing one leads to its goods. */
    categories: { ask: Readonly<Record<never, never>>; outcome: undefined };
  }
}

/** Makes this file a module, so that its declaration merges. */
export type CategoriesDialogName = 'categories';
