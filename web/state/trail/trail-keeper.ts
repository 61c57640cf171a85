/**
 * Keeps the member's trail: the last steps on this device, in memory and across a reload. The only reader of what
 * `trail.ts` notes.
 */

import { FORM, fieldOf } from '#shared/client/form-body.ts';
import { defaultNames } from '#shared/client/options.ts';
import type { Sendable } from '#shared/client/send.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import { LONGEST_TRAIL, readTrail, type Step, type Trail, trailText } from '#shared/rules/trail/trail.ts';
import { calledAs, cameOf } from '#shared/rules/trail/trail-call.ts';
import { createHiding } from '#shared/rules/trail/trail-hiding.ts';
import { pathBelow, routeAt, routes } from '#web/navigation/routes.ts';
import { serverNow } from '#web/state/clock.ts';
import { whenMemberChanges } from '../session/session.ts';
import { isRecord, isText } from '../storage/guards.ts';
import * as kept from '../storage/kept.ts';
import { memberHere } from '../storage/owner.ts';
import { writeCame, writeSent } from './refused-writes.ts';
import { tapName } from './tap-name.ts';
import { type FirstStep, type Noted, takeNotes } from './trail.ts';

/** ms to collect events that belong together before they are written. */
const KEEP_AFTER = 1_000;

let steps: Step[] = [];
let left = 0;
/** Whether these are a member's steps. */
let ofMember = memberHere() !== '';
let hiding = createHiding();
/** Pending calls. */
const asked = new Map<Sendable, Step>();
/** The deviations of the answer that is about to be noted. */
let odd: readonly [Call, readonly Deviation[]] | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The current trail; a pending call is marked as unanswered. */
export const trailNow = (): Trail => ({
  steps: steps.map((step) => ({ ...hidden(step, hiding.again), what: hiding.again(step.what) })),
  left,
});

/** The step with what came in place of an answer hidden. */
const hidden = (step: Step, hide: (text: string) => string): Step =>
  step.came?.text ? { ...step, came: { ...step.came, text: hide(step.came.text) } } : step;

/** Starts keeping the trail, after what is left of the visit before a reload. `browser` names the environment. */
export function keepTrail(browser = ''): void {
  recallTrail();
  const what = `${innerWidth}x${innerHeight} ${browser}`.trim();
  // `performance.timeOrigin` is missing in Safari 14.
  add({ at: serverNow() - performance.now(), kind: 'load', what });
  takeNotes(take);
  addEventListener('pagehide', keepNow);
}

function take(noted: Noted): void {
  if (noted[1] === 'sent') {
    sent(noted[0], noted[2], noted[3]);
    writeSent(noted[2], noted[3]);
  } else if (noted[1] === 'came') {
    came(noted[0], noted[2], noted[3]);
    writeCame(noted[2], noted[3]);
  } else if (noted[1] === 'odd') odd = [noted[2], noted[3]];
  else {
    const what = whatOf(noted);
    if (what !== '') add({ at: noted[0], kind: noted[1], what });
  }
}

/** The text of a step; '' for events that are no step. */
function whatOf(noted: Exclude<Noted, readonly [number, 'sent' | 'came' | 'odd', ...unknown[]]>): string {
  switch (noted[1]) {
    case 'screen':
      return screenOf(new URL(noted[2]));
    case 'said':
      return hiding.said(noted[2]);
    case 'tap':
      return hiding.tap(tapName(noted[2]));
    case 'fault':
      return faultOf(noted[2]);
    default:
      return noted[2];
  }
}

function add(step: Step): void {
  steps.push(step);
  while (steps.length > LONGEST_TRAIL) {
    steps.shift();
    left += 1;
  }
  timer ??= setTimeout(keepNow, KEEP_AFTER);
}

function sent(at: number, request: Sendable, call: Call): void {
  const query = [...new URL(request.url).searchParams];
  for (const [name, value] of [...query, ...Object.entries(request.headers)]) hiding.learn(name, value);
  if (typeof request.body === 'string') learnFromBody(request.body, request.headers['content-type']);
  const what = calledAs(
    call,
    query.filter(([name]) => name !== defaultNames.bust),
    hiding,
  );
  const step: Step = { at, kind: 'call', what, came: { outcome: 'pending', lists: {}, odd: [] } };
  asked.set(request, step);
  add(step);
}

function learnFromBody(body: string, type: string | undefined): void {
  if (type === FORM) for (const [name, value] of new URLSearchParams(body)) hiding.learn(fieldOf(name), value);
  else learnFrom('', JSON.parse(body));
}

function learnFrom(name: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number') hiding.learn(name, String(value));
  else if (Array.isArray(value)) for (const each of value) learnFrom(name, each);
  else if (isRecord(value)) for (const [key, each] of Object.entries(value)) learnFrom(key, each);
}

function came(at: number, request: Sendable, answer: unknown): void {
  learnFrom('', answer);
  const step = asked.get(request);
  asked.delete(request);
  const place = step ? steps.indexOf(step) : -1;
  const [call, deviations] = odd ?? [];
  odd = undefined;
  if (!step || place < 0) return;
  const own = call && step.what.startsWith(call.path) ? deviations : [];
  const answered = { ...step, came: cameOf(answer, own), ms: Math.max(0, at - step.at) };
  steps[place] = hidden(answered, hiding.said);
  timer ??= setTimeout(keepNow, KEEP_AFTER);
}

/** The route's own parts of the query only; anything else in an address may be private. */
function screenOf({ pathname, searchParams }: URL): string {
  const path = pathBelow(pathname) ?? '';
  const route = routeAt(path);
  if (!route) return hiding.said(path.replace(/%[\dA-F]{2}|\s/gi, ''));
  const query = hiding.query(Object.entries(routes[route].query(searchParams)));
  return query === '' ? path : `${path}?${query}`;
}

/**
 * A bug of ours: its name and where it was thrown, because its message may contain anything. A failed call is noted
 * with the call.
 */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (cameOf(error).outcome !== 'fault') return '';
  const [place = ''] = /[\w.-]+\.[jt]sx?(\?\S*?)?:\d+:\d+/.exec(error.stack ?? '') ?? [];
  return `${error.name.replace(/\W/g, '')} ${place.replace(/\?[^:]*/, '')}`.trim();
}

/** Another member finds no steps of this one. A member who logs in again finds those of before an expired login. */
whenMemberChanges(() => {
  if (ofMember) forgetTrail();
  ofMember = memberHere() !== '';
  if (ofMember) recallKept();
});

function forgetTrail(): void {
  steps = [];
  left = 0;
  hiding = createHiding();
  asked.clear();
}

const keptTrail = () => kept.trail.mine(ofMember ? 'mine' : '');

function keepNow(): void {
  clearTimeout(timer);
  timer = undefined;
  keptTrail().write(trailText(trailNow()));
}

/** Restores the steps of one earlier visit of the same member; damaged data is dropped. */
function recallTrail(): void {
  recallKept();
  steps.push(...recallFirst());
}

/** The first steps of a visit that ended before this code loaded. */
function recallFirst(): Step[] {
  const before: unknown = kept.early_trail.mine().read();
  kept.early_trail.mine().erase();
  if (!isFirstSteps(before)) return [];
  return before.map(([at, kind, what, outcome = 'pending' as const, ms]): Step => {
    if (kind === 'screen') return { at, kind, what: screenOf(new URL(what, location.origin)) };
    return { at, kind, what, came: { outcome, lists: {}, odd: [] }, ...(ms !== undefined && { ms }) };
  });
}

const isFirstSteps = (value: unknown): value is FirstStep[] =>
  Array.isArray(value) &&
  value.length <= LONGEST_TRAIL &&
  value.every(
    (step: unknown) =>
      Array.isArray(step) &&
      Number.isFinite(step[0]) &&
      ['screen', 'call'].includes(step[1]) &&
      isText(step[2]) &&
      [undefined, 'ok', 'fault'].includes(step[3]),
  );

/** Puts the steps of the visit before this one in front; a member's, or those of a visitor that became one. */
function recallKept(): void {
  const stored = keptTrail().read() ?? (ofMember ? kept.trail.mine().read() : undefined);
  const before = readTrail(stored ?? '');
  if (typeof before === 'string') return;
  const loaded = before.steps.map(({ kind }) => kind).lastIndexOf('load');
  const shown = [...before.steps.slice(Math.max(0, loaded)), ...steps].slice(-LONGEST_TRAIL);
  left += before.left + before.steps.length + steps.length - shown.length;
  steps = shown;
}
