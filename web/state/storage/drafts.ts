/** What was typed in a sheet and not handed in: there when it is opened again, after a reload too; it goes with the tab. */

const PREFIX = 'yaocang_draft_';

/** Keeps a draft; null drops it. A storage that is full or forbidden is no error: then a reload loses it. */
export function keepDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Nothing is lost but the draft.
  }
}

/** The draft kept under a key if it is of the wanted kind, else undefined. */
export function draftOf<T>(key: string, isKind: (value: unknown) => value is T): T | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return isKind(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}
