/**
 * The only file that touches the browser's storage. Every key carries the product's own prefix (document 1 §3). Full,
 * forbidden and damaged storages are no errors: the page then works from memory.
 */
import { isNumber, isRecord, isText } from './guards.ts';

/** `phone`: local storage, shared by all tabs. `tab`: session storage, which ends with the tab. */
export type Place = 'phone' | 'tab';

export interface Entry {
  readonly value: unknown;
  /** ms since 1970 when the value expires. */
  readonly until?: number;
  /** The id of the member that wrote it; '' for a visitor. Absent where the value is nobody's own. */
  readonly of?: string;
}

const PREFIX = 'yaocang_';

const storageOf = (place: Place): Storage => (place === 'phone' ? localStorage : sessionStorage);

/** The entry under a name, unless it is missing, damaged or expired. */
export function readEntry(place: Place, name: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(storageOf(place).getItem(PREFIX + name) ?? 'null');
    if (!isRecord(entry)) return undefined;
    const { value, until, of } = entry;
    if (until !== undefined && !(isNumber(until) && until > Date.now())) return undefined;
    return { value, ...(isText(of) && { of }) };
  } catch {
    return undefined;
  }
}

/** Stores an entry; null removes it. */
export function writeEntry(place: Place, name: string, entry: Entry | null): void {
  try {
    if (entry === null) storageOf(place).removeItem(PREFIX + name);
    else storageOf(place).setItem(PREFIX + name, JSON.stringify(entry));
  } catch {
    // Private windows and full storages refuse.
  }
}

/** The names of all entries of the shop. */
export function entryNames(place: Place): string[] {
  try {
    const names = Object.keys(storageOf(place));
    return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Calls `changed` with the name of each entry that another tab has changed; '' when it has cleared the storage. */
export function onElsewhere(changed: (name: string) => void): void {
  if (typeof addEventListener === 'undefined') return;
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === sessionStorage) return;
    if (key === null || key.startsWith(PREFIX)) changed(key === null ? '' : key.slice(PREFIX.length));
  });
}
