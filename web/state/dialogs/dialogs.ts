/** Dialogs are opened by name from anywhere and return a promise. Their host is beside the pages, in `web/dialogs`. */
import { proxy, ref } from 'valtio/vanilla';
import { whenMemberChanges } from '../session/session.ts';
import { note } from '../trail/trail.ts';
import type { AskOf, DialogName, OutcomeOf, Question } from './dialog-table.ts';

export interface OpenDialog {
  readonly number: number;
  readonly name: DialogName;
  readonly ask: { readonly value: unknown };
  readonly settle: { readonly close: (outcome: unknown) => void };
}

/** The open dialogs, the top one last. */
export const dialogs = proxy<{ open: OpenDialog[] }>({ open: [] });

let number = 0;

/** Opens a dialog. Resolves with its outcome, or undefined when it was dismissed or is already open. */
export function open<N extends DialogName>(name: N, ask: AskOf<N>): Promise<OutcomeOf<N> | undefined> {
  if (dialogs.open.some((each) => each.name === name)) return Promise.resolve(undefined);
  note('dialog', name);
  return new Promise((resolve) => {
    number += 1;
    const mine = number;
    const close = (outcome: unknown) => {
      dialogs.open = dialogs.open.filter((each) => each.number !== mine);
      resolve(outcome as OutcomeOf<N> | undefined);
    };
    dialogs.open.push({ number: mine, name, ask: ref({ value: ask }), settle: ref({ close }) });
  });
}

/** Asks a yes/no question; true only for yes. */
export const confirm = async (question: Question): Promise<boolean> => (await open('confirm', question)) === true;

/** Closes all open dialogs without an outcome: for tests. @internal */
export function dismissAll(): void {
  for (const each of [...dialogs.open]) each.settle.close(undefined);
}

// Nobody is left who waits for an answer: whatever asked belonged to the former member.
whenMemberChanges(() => {
  dialogs.open = [];
});
