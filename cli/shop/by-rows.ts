/** What is told of a list none of whose rows can be read. */
import type { Deviation } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';

type Noted = readonly Pick<Deviation, 'path' | 'expected' | 'got'>[];

/** `data.*.goods_id`, `nothing (12/12)`: what most rows deviate in, and how many of them. Another error stays as it is. */
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
