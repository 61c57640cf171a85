/** Differences between two answers: envelope, fields and their types. Values may change: prices, stock, times. */
import { hasHidden } from '#cli/shop/redaction/redactor.ts';
import { type ShapeDifference, shapeDifferences, shapeOf } from '../contract/shapes.ts';

export interface Difference {
  /** `[]` is any item of a list. */
  readonly path: string;
  readonly kind: 'envelope' | 'missing' | 'extra' | 'retyped';
  readonly was: string;
  readonly is: string;
}

const ENVELOPE = ['success', 'error', 'need_login'];

/** PHP's spellings of one value are no difference, nor is a value that the recording hides. */
export const differences = (before: unknown, now: unknown): Difference[] => [
  ...envelope(before, now),
  ...shapeDifferences(shapeOf(before, hasHidden), shapeOf(now)).filter(isAnother),
];

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
