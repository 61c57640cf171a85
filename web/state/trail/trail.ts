/** What happens, as it happens, for the member's trail: kept until `trail-keeper.ts` is here, which comes behind the first page. */
import type { Sendable } from '#shared/client/send.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import { keepDraft } from '../storage/drafts.ts';

/** One thing that happened. A call is told twice, known by its request. */
type Happened =
  | readonly [kind: 'screen' | 'said' | 'dialog', what: string]
  | readonly [kind: 'tap' | 'fault', what: unknown]
  | readonly [kind: 'sent', request: Sendable, call: Call]
  | readonly [kind: 'odd', call: Call, deviations: readonly Deviation[]]
  | readonly [kind: 'came', request: Sendable, answer: unknown];

/** With when it happened, ms since 1970. */
export type Noted = readonly [at: number, ...Happened];

let take: ((noted: Noted) => void) | undefined;
/** Where the first steps wait of a visit that ended before the keeper was there. */
export const EARLY = 'early_trail';
const early: Noted[] = [];
/** Where the keeper cannot be fetched, nothing grows for ever. */
const MOST_EARLY = 200;

/** Notes what happened. It is told as it is: the keeper takes out what nobody may read. */
export function note(...happened: Happened): void {
  const noted = [Date.now(), ...happened] as const;
  if (take) take(noted);
  else if (early.push(noted) > MOST_EARLY) early.shift();
}

/** A step of a visit that ended before the keeper was there: a place, or a call with what became of it. */
export type EarlyStep = readonly [
  at: number,
  kind: 'screen' | 'call',
  what: string,
  ended?: 'ok' | 'fault',
  ms?: number,
];

/** Of those only what nobody need take anything out of. */
const earlySteps = (): EarlyStep[] =>
  early.flatMap(([at, kind, what, call]): EarlyStep[] => {
    if (kind === 'screen') return [[at, kind, new URL(what).pathname]];
    if (kind !== 'sent') return [];
    const came = early.find((each) => each[1] === 'came' && each[2] === what);
    if (!came) return [[at, 'call', call.path]];
    return [[at, 'call', call.path, came[3] instanceof Error ? 'fault' : 'ok', came[0] - at]];
  });

globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!take && !persisted) keepDraft(EARLY, earlySteps());
});

/** Hands over what was noted, and from now on everything that is. */
export function takeNotes(keeper: (noted: Noted) => void): void {
  take = keeper;
  early.splice(0).forEach(keeper);
}
