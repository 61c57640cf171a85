/** From a recorded visit to a scenario file: its calls in their order, with the values that one hands to the next. */

import type { Har } from '#cli/shop/har/har.ts';
import type { Words } from '#cli/text/words.ts';
import { type Concealed, createCaptures, createSending, use } from './captures.ts';
import { say } from './dictionary.ts';
import { folded, isLogin, named, namesOf, type Plain, some, type Visit, visitedIn } from './visits.ts';

/** A scenario as its file spells it, and what whoever imports should know. */
export interface Imported {
  readonly scenario: Plain;
  readonly notes: readonly Words[];
}

/** Values that a walk or one of its legs has from the start. */
const GIVEN = ['encodedPassword', 'encodedPayPassword', 'once', 'log_bs', 'token'];

/** Makes a scenario of a recording; throws RangeError when it holds no call of the shop. */
export function importHar(har: Har, name: string, concealed: Concealed): Imported {
  const visited = visitedIn(har);
  const logins = visited.visits.filter(({ known }) => isLogin(known));
  const { visits, repeated } = folded(visited.visits.filter(({ known }) => known.name !== 'login.logout'));
  const steps = stepsOf(visits, concealed);
  const isAtOnce = visited.isMember && (logins.length === 0 || visits[0] === logins[0]);
  const own = isAtOnce && logins.length > 0 ? steps.slice(1) : steps;
  const switches = visits.some(({ known }) => known.name === 'login.reLogin');
  const asked = toBeFilled(own);
  return {
    scenario: {
      scenario: name,
      ...(visited.isMember ? (switches ? { role: 'chain' } : {}) : { role: null }),
      ...(asked.length > 0 ? { values: Object.fromEntries(asked.map((each) => [each, ''])) } : {}),
      use: isAtOnce ? 'login' : 'open',
      steps: own,
    },
    notes: [
      ...visited.notes,
      ...some(say.repeated, repeated),
      ...named(say.polled, namesOf(visits.filter(({ until }) => until))),
      ...visits.filter(isPaidOutside).map(({ request }) => say.paidOutside(request.known?.name ?? '')),
      ...(logins.length > 1 ? [say.loggedInTwice] : []),
      ...(switches ? [say.chain] : []),
      ...(visits.some(({ known }) => known.name === 'images.imagesUp') ? [say.picture] : []),
      ...asked.map(say.toFill),
    ],
  };
}

function stepsOf(visits: readonly Visit[], concealed: Concealed): Plain[] {
  const sending = createSending(createCaptures(), concealed);
  // What a step captures is known only when all later ones were made.
  const made = visits.map((visit, at) => ({ visit, steps: stepsBy(visit, visits.slice(0, at), sending) }));
  return made.flatMap(({ visit: { capture }, steps }) => {
    const last = steps.at(-1);
    if (last && Object.keys(capture).length > 0) last.capture = capture;
    return steps;
  });
}

function stepsBy(visit: Visit, before: readonly Visit[], sending: ReturnType<typeof createSending>): Plain[] {
  const { call, name } = visit.known;
  if (isLogin(visit.known)) return [{ use: 'login' }];
  const sent = sending.of(visit, before);
  const isEmpty = typeof sent !== 'object' || sent === null || Object.keys(sent).length === 0;
  const step: Plain = { call: name, ...(isEmpty ? {} : { send: sent }), ...outcome(visit) };
  if (call.effect === 'money') step.spend = spent(before);
  if (name === 'chit.chitYz') return [{ sms: use('phone'), as: 'code' }, step];
  return isPaidOutside(visit) ? [settling(sent), step] : [step];
}

/** A code that somebody paid with a phone: no call of the visit did. */
const isPaidOutside = ({ known, until }: Visit): boolean =>
  known.name === 'payCx.getStatus' && until?.['data.status'] === true;

const settling = (sent: unknown): Plain => ({ operator: 'settle', send: { ...(sent as Plain), outcome: 'paid' } });

/** What the visit came to: refused with words, or an outcome and a list that was not empty. */
function outcome({ raw, answer, until }: Visit): Plain {
  if (!raw) return {};
  const went = [1, 2, 3].includes(Number(raw.success)) || Number(raw.error) === 3;
  if (!went) return { refused: String(raw.content ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&') || true };
  const { success, data } = (answer ?? {}) as { success?: unknown; data?: unknown };
  const expect = [
    ...(success === undefined ? [] : [`success=${success}`]),
    ...(Array.isArray(data) && data.length > 0 ? ['data.length>=1'] : []),
  ];
  return {
    ...(expect.length > 0 ? { expect } : {}),
    ...(until ? { poll: { until: conditions(until), every: 2000, deadline: 60_000 } } : {}),
  };
}

const conditions = (until: Plain): string[] => Object.entries(until).map(([path, value]) => `${path}=${value}`);

/** What was due the last time that an answer said so. */
function spent(before: readonly Visit[]): unknown {
  const told = before.findLast(
    ({ answer }) => typeof (answer as { order?: { money_paid?: unknown } })?.order?.money_paid === 'number',
  );
  if (!told) return 0;
  told.capture.due = { path: 'order.money_paid', shown: true };
  return use('due');
}

/** Names that steps use and nothing gives. */
function toBeFilled(steps: readonly Plain[]): string[] {
  const text = JSON.stringify(steps);
  const used = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  const given = steps.flatMap((step) => [...Object.keys((step.capture ?? {}) as Plain), String(step.as ?? '')]);
  return [...new Set(used)].filter((name) => ![...GIVEN, ...given].includes(name));
}
