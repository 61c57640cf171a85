/**
 * What the shop last showed, so that the next visit shows it at once while it is asked for again: kept on the device for one
 * member, agency, version and base, as the server spelt it. Who has no copy finds what the page was published with. Nothing
 * damaged or old is used.
 */
import type { AnswerOf, Call } from '#shared/contract/call.ts';
import { plain, startAt } from '#shared/contract/wire.ts';
import { withoutPrices } from '#shared/rules/without-prices.ts';
import { basePath } from '#web/navigation/deployment.ts';
import { isNumber, isRecord, isText, keep, recall } from '../storage/storage.ts';

/** The key of the copy on the device; signing out removes it (session.ts). */
const KEY = 'shown';
/** A copy is used for this many ms … */
const WEEK = 7 * 24 * 3_600_000;
/** … and what it says of prices and stock for this many. */
const HOUR = 3_600_000;
/** What the page was published with, where visitors are told neither, is used for this many ms. */
const DAY = 24 * 3_600_000;
/** Longer than this the copy is not kept: the device holds more than this shop. */
const LONGEST = 200_000;
/** Answers come together; they are written once, when the page has been drawn. */
const WRITE_AFTER = 1_000;

/** One answer on the wire, with the ms since 1970 of its coming. */
interface Kept {
  readonly at: number;
  readonly wire: unknown;
}

interface Copy {
  /** Who and where it was shown. */
  readonly of: string;
  readonly answers: Readonly<Record<string, Kept>>;
}

const isKept = (value: unknown): value is Kept => isRecord(value) && isNumber(value.at) && isRecord(value.wire);
const isCopy = (value: unknown): value is Copy =>
  isRecord(value) && isText(value.of) && isRecord(value.answers) && Object.values(value.answers).every(isKept);

/** Who is here, and where: enough to tell two logins apart, without keeping a token twice. */
export const owner = (): string =>
  JSON.stringify([
    (recall('token', isText) ?? '').slice(0, 8),
    recall('agency_id', isText) ?? '',
    recall('version', isText) ?? '',
    basePath,
  ]);

/** The copy as it was read or written last: each piece of the page looks into it. */
let copy: Copy | undefined;

/** The copy of whoever is here; another's is dropped. */
function copyOfMine(): Copy {
  const of = owner();
  if (copy?.of === of) return copy;
  copy = recall(KEY, isCopy);
  if (copy?.of === of) return copy;
  keep(KEY, null);
  copy = { of, answers: {} };
  return copy;
}

/** What the page was published with, once it was read. */
let published: Readonly<Record<string, unknown>> | undefined;

/** Told where a page is being published; a page in a browser reads it by itself. */
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

const ageOf = ({ at }: Kept): number => Math.abs(Date.now() - at);

/** The answer that is not damaged and not older than `lifetime` ms. */
const usable = (kept: unknown, lifetime: number): Kept | undefined =>
  isKept(kept) && ageOf(kept) < lifetime ? kept : undefined;

/** What this call answered when it was shown last; undefined when nobody knows. */
export function shownBefore<C extends Call>(call: C): AnswerOf<C> | undefined {
  published ??= readPublished();
  const mine = usable(copyOfMine().answers[call.path], WEEK);
  const kept = mine ?? usable(published[call.path], DAY);
  if (!kept) return undefined;
  try {
    const wire = mine && ageOf(mine) > HOUR ? withoutPrices(mine.wire) : kept.wire;
    return call.answer.read(wire, startAt(false)) as AnswerOf<C>;
  } catch {
    return undefined;
  }
}

/** What was shown and is not written yet. */
let waiting: Record<string, () => Kept> = {};

/** Keeps what is being shown for the next visit; `of` is who was here when it was asked for. */
export function rememberShown<C extends Call>(of: string, call: C, answer: AnswerOf<C>): void {
  if (of !== owner()) return;
  if (Object.keys(waiting).length === 0) setTimeout(() => write(of), WRITE_AFTER);
  const at = Date.now();
  waiting[call.path] = () => ({ at, wire: call.answer.write(answer, plain) });
}

function write(of: string): void {
  const fresh = Object.entries(waiting).map(([path, kept]) => [path, kept()]);
  waiting = {};
  if (of !== owner()) return;
  const answers = { ...copyOfMine().answers, ...Object.fromEntries(fresh) };
  copy = { of, answers };
  keep(KEY, JSON.stringify(copy).length > LONGEST ? null : copy);
}
