/**
 * Local storage under the product's own prefix. A damaged or refused value is dropped, never a crash (document 1 §3).
 */

const PREFIX = 'yaocang_';

interface Stored {
  value: unknown;
  /** ms since 1970 when the value expires. */
  until?: number;
}

/** Stores a value, for `lifetime` ms if given; null removes it. A full or forbidden storage is no error. */
export function keep(key: string, value: unknown, lifetime?: number): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(entryOf(value, lifetime)));
  } catch {
    // Private windows and full storages refuse. The page then works from memory.
  }
}

/** Whether stored values can be read again: false for a full or forbidden storage. */
export function canKeep(): boolean {
  keep('trial', 1);
  const stored = recall('trial', isNumber) === 1;
  keep('trial', null);
  return stored;
}

const entryOf = (value: unknown, lifetime?: number): Stored =>
  lifetime === undefined ? { value } : { value, until: Date.now() + lifetime };

/** The value under a key if it has the wanted type and has not expired, else undefined. */
export function recall<T>(key: string, isKind: (value: unknown) => value is T): T | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Stored | null;
    if (entry === null) return undefined;
    if (isKind(entry.value) && (entry.until === undefined || entry.until > Date.now())) return entry.value;
    localStorage.removeItem(PREFIX + key);
  } catch {
    forget(key);
  }
  return undefined;
}

function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing to remove where nothing can be stored.
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf =
  <T>(isKind: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isKind);

/** Calls `changed` with keys that another tab has changed, so that two windows show one session. */
export function onElsewhere(changed: (key: string) => void): void {
  if (typeof addEventListener === 'undefined') return;
  addEventListener('storage', (event) => {
    if (event.key?.startsWith(PREFIX)) changed(event.key.slice(PREFIX.length));
  });
}
