/** Erases what nobody may read: other members' values, and keys that this release does not declare. */
import { entryNames, type Place, readEntry, writeEntry } from './entry.ts';
import * as kept from './kept.ts';
import type { Declared } from './slots.ts';

const declared = new Map<string, Declared>(Object.values(kept).map((each) => [`${each.place} ${each.key}`, each]));

/** Erases in this tab and on this phone. After the end of a login, what a visitor left before it goes too. */
export function sweep(isEnd = false): void {
  const id = kept.account.read()?.id ?? '';
  for (const place of ['phone', 'tab'] as const)
    for (const name of entryNames(place)) if (!mayStay(place, name, id, isEnd)) writeEntry(place, name, null);
}

function mayStay(place: Place, name: string, id: string, isEnd: boolean): boolean {
  const owner = declared.get(`${place} ${name.split(' ')[0]}`)?.owner;
  if (owner === 'phone' || owner === 'login') return true;
  const of = owner && readEntry(place, name)?.of;
  if (of === '') return owner === 'visit' && !isEnd;
  return of !== undefined && of === id;
}
