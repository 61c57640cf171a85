/** Collects events for the member's trail until `trail-keeper.ts` has loaded, which happens after the first page. */

import type { Sendable } from '#shared/client/send.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import { serverNow } from '#web/state/clock.ts';
import { whenMemberChanges } from '../session/session.ts';
import { early_trail } from '../storage/kept.ts';
import { memberHere } from '../storage/owner.ts';

/** One event. A call has two, linked by its request. */
type Happened =
  | readonly [kind: 'screen' | 'said' | 'dialog', what: string]
  | readonly [kind: 'tap' | 'fault', what: unknown]
  | readonly [kind: 'sent', request: Sendable, call: Call]
  | readonly [kind: 'odd', call: Call, deviations: readonly Deviation[]]
  | readonly [kind: 'came', request: Sendable, answer: unknown];

/** An event with its time, ms since 1970. */
export type Noted = readonly [at: number, ...Happened];

let take: ((noted: Noted) => void) | undefined;
const pending: Noted[] = [];
let ofMember = memberHere() !== '';
// The next member finds no steps of this one.
whenMemberChanges(() => {
  if (ofMember) pending.length = 0;
  ofMember = memberHere() !== '';
});
/** A bound, in case the keeper cannot be loaded. */
const MOST_FIRST = 200;

/** Notes an event as it is. The keeper redacts it. */
export function note(...happened: Happened): void {
  const noted = [serverNow(), ...happened] as const;
  if (take) take(noted);
  else if (pending.push(noted) > MOST_FIRST) pending.shift();
}

/** A step of a visit that ended before the keeper loaded: a page, or a call with its outcome. */
export type FirstStep = readonly [
  at: number,
  kind: 'screen' | 'call',
  what: string,
  ended?: 'ok' | 'fault',
  ms?: number,
];

/** Only what needs no redaction. */
const firstSteps = (): FirstStep[] =>
  pending.flatMap(([at, kind, what, call]): FirstStep[] => {
    if (kind === 'screen') return [[at, kind, new URL(what).pathname]];
    if (kind !== 'sent') return [];
    const came = pending.find((each) => each[1] === 'came' && each[2] === what);
    if (!came) return [[at, 'call', call.path]];
    return [[at, 'call', call.path, came[3] instanceof Error ? 'fault' : 'ok', came[0] - at]];
  });

globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!take && !persisted) early_trail.mine().write(firstSteps());
});

/** Hands over all events so far, and every later one. */
export function takeNotes(keeper: (noted: Noted) => void): void {
  take = keeper;
  pending.splice(0).forEach(keeper);
}
