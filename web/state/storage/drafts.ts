/** Unsent input of a sheet, restored when the sheet opens again, also after a reload. It ends with the tab. */

const PREFIX = 'yaocang_draft_';

/** Stores a draft; null drops it. A full or forbidden storage is no error: the draft is then lost by a reload. */
export function keepDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Only the draft is lost.
  }
}

/** The draft under a key if it has the wanted type, else undefined. */
export function draftOf<T>(key: string, isKind: (value: unknown) => value is T): T | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return isKind(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}
