/**
 * The last answers that the shop showed, so that the next visit shows them while it fetches new ones. Stored on the
 * device in wire format, for one login, agency, version and base path. Without a copy, the snapshot that was published
 * with the page is used. Damaged or old data is ignored.
 */

import type { AnswerOf, Call } from '#shared/contract/call.ts';
import { plain, startAt } from '#shared/contract/wire.ts';
import { withoutPrices } from '#shared/rules/prices/without-prices.ts';
import { basePath } from '#web/navigation/deployment.ts';
import { serverNow } from '#web/state/clock.ts';
import { onElsewhere } from '../storage/entry.ts';
import { isNumber, isRecord } from '../storage/guards.ts';
import * as kept from '../storage/kept.ts';
import { memberHere } from '../storage/owner.ts';

/** ms that a copy is used … */
const WEEK = 7 * 24 * 3_600_000;
/** … and ms that its prices and stock are used. */
const HOUR = 3_600_000;
/** ms that a published snapshot is used. It has neither prices nor stock. */
const DAY = 24 * 3_600_000;
/** A longer copy is not stored: the origin may hold more than this shop. */
const LONGEST = 200_000;
/** Answers arrive together. They are written once, after the page has rendered. */
const WRITE_AFTER = 1_000;

/** An answer in wire format, with its time of arrival in ms since 1970. */
interface Stored {
  readonly at: number;
  readonly wire: Record<string, unknown>;
}

interface Copy {
  /** The owner, as `owner` gives it. */
  readonly of: string;
  readonly answers: Readonly<Record<string, Stored>>;
}

const isStored = (value: unknown): value is Stored => isRecord(value) && isNumber(value.at) && isRecord(value.wire);

/** Identifies the member and the deployment. */
export const owner = (): string =>
  JSON.stringify([memberHere(), kept.agency_id.read() ?? '', kept.version.read() ?? '', basePath]);

/** A member's copy is the member's own. */
const place = () => (memberHere() === '' ? kept.visitor_shown : kept.shown.mine());

/** A cache of the stored copy: each part of the page reads it. */
let copy: Copy | undefined;

// Another tab has stored what it shows.
onElsewhere((key) => {
  if (key === kept.shown.key || key === kept.visitor_shown.key) copy = undefined;
});

/** The copy of the current owner; another owner's copy is dropped. */
function copyOfMine(): Copy {
  const of = owner();
  if (copy?.of === of) return copy;
  copy = place().read();
  if (copy?.of === of) return copy;
  place().erase();
  copy = { of, answers: {} };
  return copy;
}

/** The snapshot that was published with the page, once it was read. */
let published: Readonly<Record<string, unknown>> | undefined;

/** Sets the snapshot while a page is being published; in a browser it is read from the page. */
export const publish = (answers: Readonly<Record<string, unknown>>): void => {
  published = answers;
};

function readPublished(): Record<string, unknown> {
  const element = typeof document === 'undefined' ? null : document.getElementById('published');
  try {
    const answers: unknown = JSON.parse(element?.textContent ?? '{}');
    return isRecord(answers) ? answers : {};
  } catch {
    return {};
  }
}

const ageOf = ({ at }: Stored): number => Math.abs(serverNow() - at);

/** The answer, if it is well formed and younger than `lifetime` ms. */
const usable = (stored: unknown, lifetime: number): Stored | undefined =>
  isStored(stored) && ageOf(stored) < lifetime ? stored : undefined;

/** The last answer of this call; undefined without one. */
export function shownBefore<C extends Call>(call: C): AnswerOf<C> | undefined {
  published ??= readPublished();
  const mine = usable(copyOfMine().answers[call.path], WEEK);
  const stored = mine ?? usable(published[call.path], DAY);
  if (!stored) return undefined;
  try {
    const wire = mine && ageOf(mine) > HOUR ? withoutPrices(mine.wire) : stored.wire;
    return call.answer.read(wire, startAt(false)) as AnswerOf<C>;
  } catch {
    return undefined;
  }
}

/** Answers that are shown and not written yet. */
let waiting: Record<string, () => Stored> = {};

/** Stores an answer for the next visit; `of` is the owner at the time of the request. */
export function rememberShown<C extends Call>(of: string, call: C, answer: AnswerOf<C>): void {
  if (of !== owner()) return;
  if (Object.keys(waiting).length === 0) setTimeout(() => write(of), WRITE_AFTER);
  const at = serverNow();
  waiting[call.path] = () => ({ at, wire: call.answer.write(answer, plain) as Record<string, unknown> });
}

function write(of: string): void {
  const fresh = Object.entries(waiting).map(([path, stored]) => [path, stored()]);
  waiting = {};
  if (of !== owner()) return;
  // Another tab may have written meanwhile.
  copy = undefined;
  const answers = { ...copyOfMine().answers, ...Object.fromEntries(fresh) };
  copy = { of, answers };
  if (JSON.stringify(copy).length > LONGEST) place().erase();
  else place().write(copy);
}
