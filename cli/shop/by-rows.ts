/** What is told of rows that deviate alike. */
import type { Call } from '#shared/contract/call.ts';
import type { Codec, Deviation, Fields } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { own } from './json.ts';

type Noted = readonly Pick<Deviation, 'path' | 'expected' | 'got'>[];

/** Of a list none of whose rows can be read: `data.*.goods_id`, `nothing (12/12)`: what most rows deviate in, and how many of them. Another error stays as it is. */
export function byRows(error: ShapeError, noted: Noted = error.noted): ShapeError {
  const isList = /^(list|map) of /.test(error.expected);
  const all = isList ? lacksOf(error.path, error.path, noted) : [];
  const alike = new Map<string, Noted>();
  for (const each of all) {
    const key = [each.path, each.expected, each.got].join();
    alike.set(key, [...(alike.get(key) ?? []), each]);
  }
  const [most] = [...alike.values()].sort((one, other) => other.length - one.length);
  if (!most?.[0]) return error;
  const { path, expected, got } = most[0];
  return new ShapeError(path, expected, `${got} (${most.length}/${all.length})`, error.call);
}

/** The same of a list that was noted and not refused, because the rest of the answer counts without it. */
export function notedByRows(each: Deviation, noted: Noted): Deviation {
  const { path, expected, got } = byRows(new ShapeError(each.path, each.expected, each.got), noted);
  return { ...each, path, expected, got };
}

/** What ended each row of the list, at a path where the row is `*`. A row may hold such a list itself. */
function lacksOf(list: string, place: string, noted: Noted): Noted {
  const below = noted.filter(({ path }) => path.startsWith(`${list}.`));
  const depth = list.split('.').length;
  // What ended a row was noted last of it.
  const ended = new Map(below.map((each) => [each.path.split('.')[depth], each]));
  return [...ended.values()].flatMap((each) => {
    const inRow = each.path.split('.').slice(depth + 1);
    const path = [place, '*', ...inRow].join('.');
    const inner = lacksOf(each.path, path, below);
    return inner.length > 0 ? inner : [{ ...each, path }];
  });
}

/** What ends a strict reading: the first deviation. */
export function endOf(call: Pick<Call, 'answer'>, noted: readonly Deviation[], answer: object) {
  const ending = noted.filter(({ ends }) => ends);
  return ending[0] && inRows(call, ending[0], ending, answer);
}

/**
 * The deviation; where several rows of its list deviate alike, of all of them: `data.*.goods_name`, `nothing (3/12)`. `answer`
 * is what could be read.
 */
export function inRows(
  { answer: codec }: Pick<Call, 'answer'>,
  first: Deviation,
  ending: readonly Deviation[],
  answer: object,
): Deviation {
  const told = notedByRows(first, ending);
  const place = starred(first.path);
  const alike = ending.filter(
    (each) => [starred(each.path), each.expected, each.got].join() === [place, first.expected, first.got].join(),
  );
  if (told.path !== first.path || alike.length === 1) return told;
  const read = countAt(answer, place.slice(0, place.lastIndexOf('*') + 1).split('.'));
  const rows = leavesRowOut(codec, first.path.split('.')) ? read + alike.length : read;
  return { ...first, path: place, got: `${first.got} (${alike.length}/${rows})` };
}

/** A path in which `*` is any row. */
export const starred = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

/** How many values stand at the place. */
function countAt(value: unknown, [name, ...rest]: readonly string[]): number {
  if (name === undefined) return value === undefined ? 0 : 1;
  const fields = Object(value) as Record<string, unknown>;
  const each = name === '*' ? Object.values(fields) : [own(fields, name)];
  return each.reduce<number>((sum, one) => sum + countAt(one, rest), 0);
}

type Declared = Codec<unknown> & { readonly fields?: Fields };

/** Whether a row goes that deviates here: nothing between it and the value bears what cannot be read. */
function leavesRowOut(codec: Declared | undefined, [name, ...rest]: readonly string[], goes = false): boolean {
  if (!codec || name === undefined) return goes;
  if (codec.fields) {
    const field: Declared | undefined = own(codec.fields, name);
    return leavesRowOut(field, rest, goes && field?.unreadable === undefined);
  }
  const isRow = /^\d+$/.test(name);
  return leavesRowOut(codec.holds, isRow ? rest : [name, ...rest], isRow || goes);
}
