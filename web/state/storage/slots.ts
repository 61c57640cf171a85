/** How a stored value is declared: `kept.ts` alone does so. */
import { type Entry, type Place, readEntry, writeEntry } from './entry.ts';
import type { Guard } from './guards.ts';

/**
 * Whose a stored value is.
 * - `phone`: survives every login.
 * - `login`: what a login sets and its end clears.
 * - `member`: only the member that wrote it can read it. Erased when this member logs out or another one logs in.
 * - `visit`: as `member`, and a visitor has one too, which a member who logs in then still finds.
 */
export type Owner = 'phone' | 'login' | 'member' | 'visit';

/** A value as it may be given to be stored. */
export type Given<T> = T extends readonly (infer E)[]
  ? readonly Given<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Given<T[K]> | (object extends Pick<T, K> ? undefined : never) }
    : T;

/** One stored value. */
export interface Slot<T> {
  /** Undefined unless it is there, has the declared type, and belongs to who asks. */
  read(): T | undefined;
  /** A full or forbidden storage is no error. */
  write(value: Given<T>): void;
  erase(): void;
}

export interface Declared {
  readonly key: string;
  readonly owner: Owner;
  readonly place: Place;
}

/** Where it is stored, and for how many ms. */
export interface Lasts {
  readonly place?: Place;
  readonly lifetime?: number;
}

interface Access {
  readonly mayRead: (entry: Entry) => boolean;
  readonly mayWrite: () => boolean;
  /** The owner written into the entry. */
  readonly of?: string;
}

function slotOf<T>(name: string, isKind: Guard<T>, { place = 'phone', lifetime }: Lasts, access?: Access): Slot<T> {
  return {
    read() {
      const entry = readEntry(place, name);
      if (!entry || (access && !access.mayRead(entry))) return undefined;
      return isKind(entry.value) ? entry.value : undefined;
    },
    write(value) {
      if (access && !access.mayWrite()) return;
      const until = lifetime === undefined ? {} : { until: Date.now() + lifetime };
      writeEntry(place, name, { value, ...until, ...(access?.of !== undefined && { of: access.of }) });
    },
    erase() {
      if (!access || access.mayWrite()) writeEntry(place, name, null);
    },
  };
}

const plain = <T>(owner: Owner, key: string, isKind: Guard<T>, lasts: Lasts): Slot<T> & Declared => ({
  key,
  owner,
  place: lasts.place ?? 'phone',
  ...slotOf(key, isKind, lasts),
});

/* @__NO_SIDE_EFFECTS__ */
export function phone<T>(key: string, isKind: Guard<T>, lasts: Lasts = {}): Slot<T> & Declared {
  return plain('phone', key, isKind, lasts);
}

/* @__NO_SIDE_EFFECTS__ */
export function login<T>(key: string, isKind: Guard<T>): Slot<T> & Declared {
  return plain('login', key, isKind, {});
}

/** Who is in this tab, and who is logged in on this phone; '' for a visitor. */
export interface Who {
  here(): string;
  ofPhone(): string;
}

/** A value of which each of some parts has one: `mine(order_id)`. */
export interface Own<T> extends Declared {
  /**
   * The value of whoever is in this tab now. It stays theirs: after a change of the login, here or in another tab, it
   * reads nothing and writes nothing.
   */
  mine(part?: string): Slot<T>;
}

/** Makes the declarations of values that belong to a member, or to a visitor. */
/* @__NO_SIDE_EFFECTS__ */
export function ownedBy({ here, ofPhone }: Who) {
  const declare = <T>(owner: 'member' | 'visit', key: string, isKind: Guard<T>, lasts: Lasts): Own<T> => ({
    key,
    owner,
    place: lasts.place ?? 'phone',
    mine(part = '') {
      const of = here();
      const isMe = () => here() === of && ofPhone() === of;
      const isVisit = owner === 'visit';
      return slotOf(part === '' ? key : `${key} ${part}`, isKind, lasts, {
        of,
        mayRead: (entry) => isMe() && (isVisit ? entry.of === of || entry.of === '' : of !== '' && entry.of === of),
        mayWrite: () => isMe() && (isVisit || of !== ''),
      });
    },
  });
  return {
    member: <T>(key: string, isKind: Guard<T>, lasts: Lasts = {}) => declare('member', key, isKind, lasts),
    visit: <T>(key: string, isKind: Guard<T>, lasts: Lasts = {}) => declare('visit', key, isKind, lasts),
  };
}
