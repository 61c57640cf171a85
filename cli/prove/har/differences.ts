/**
 * Differences between two answers: envelope, fields and their types. Values may change: prices, stock, times, and a field that
 * its declaration lets a row be without.
 */
import { own } from '#cli/shop/json.ts';
import { hasHidden } from '#cli/shop/redaction/redactor.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { type ShapeDifference, shapeDifferences, shapeOf } from '../contract/shapes.ts';

export interface Difference {
  /** `[]` is any item of a list. */
  readonly path: string;
  readonly kind: 'envelope' | 'missing' | 'extra' | 'retyped';
  readonly was: string;
  readonly is: string;
}

const ENVELOPE = ['success', 'error', 'need_login'];

/** PHP's spellings of one value are no difference, nor is a value that the recording hides. `call`: undefined for one that nobody declares. */
export function differences(before: unknown, now: unknown, call?: Call): Difference[] {
  const was = shapeOf(before, hasHidden);
  // Where a name was hidden, nobody knows which field of today it is.
  const around = Object.keys(was).flatMap((path) => (hasHidden(path) ? [path.slice(0, hiddenFrom(path))] : []));
  const isData = (one: Difference) => one.kind !== 'retyped' && call !== undefined && mayMiss(call.answer, one);
  const isKnown = (one: Difference) =>
    !hasHidden(one.path) && !(one.kind === 'extra' && around.some((each) => one.path.startsWith(each))) && !isData(one);
  return [...envelope(before, now), ...shapeDifferences(was, shapeOf(now)).filter(isAnother).filter(isKnown)];
}

/** True for a field that the declaration wants only if there is any, where what came of it is of the declared kind. */
function mayMiss(answer: Declared, { path, was, is }: Difference): boolean {
  let found: Declared | undefined = answer;
  for (const name of path.split(/\.|\[\]/).filter(Boolean)) {
    while (found && !found.fields && found.holds) found = found.holds;
    found = own(found?.fields, name);
  }
  if (!found || !(found.is.endsWith(', if any') || found.mayMiss === true)) return false;
  return hasParts(found) || !/list|object/.test(`${was} ${is}`);
}

/** A list, a map or an object. */
const hasParts = ({ is, fields, holds }: Declared): boolean =>
  fields !== undefined || /\b(list|map)\b/.test(is) || (holds !== undefined && hasParts(holds));

type Declared = Codec<unknown> & { readonly fields?: Fields };

/** How many values changed that both answers have and the recording does not hide. */
export function changedValues(before: unknown, now: unknown): number {
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null)
    return String(before) === String(now) || hasHidden(String(before)) ? 0 : 1;
  const [was, is] = [before, now] as Readonly<Record<string, unknown>>[];
  return Object.keys(was!).reduce(
    (sum, name) => sum + (Object.hasOwn(is!, name) ? changedValues(was![name], is![name]) : 0),
    0,
  );
}

/** Where the name begins of which a part is hidden. */
function hiddenFrom(path: string): number {
  const names = path.split('.');
  return names.slice(0, names.findIndex(hasHidden)).reduce((sum, name) => sum + name.length + 1, 0);
}

const isAnother = (each: ShapeDifference): each is ShapeDifference & Difference =>
  ['missing', 'extra', 'retyped'].includes(each.kind) && !ENVELOPE.includes(each.path);

function envelope(before: unknown, now: unknown): Difference[] {
  return ENVELOPE.flatMap((path) => {
    const [was, is] = [spelled(before, path), spelled(now, path)];
    return was === is ? [] : [{ path, kind: 'envelope' as const, was, is }];
  });
}

/** "1", 1 and true are one; nothing, "" and 0 are another. */
function spelled(answer: unknown, name: string): string {
  const value = (answer as Readonly<Record<string, unknown>> | null)?.[name];
  if (value === true) return '1';
  return value === undefined || value === null || value === false || value === '' ? '0' : String(value);
}
