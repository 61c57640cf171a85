import { expect, test } from 'vitest';
import { map } from '#shared/contract/page-wire.ts';
import { type Codec, id, into, rows, shape, startAt } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { byRows } from './by-rows.ts';

function told(codec: Codec<unknown>, raw: unknown): string {
  const at = startAt(false);
  try {
    codec.read(raw, into(at, 'data'));
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    const { path, expected, got } = byRows(error, at.noted);
    return `${path} ${expected}: ${got}`;
  }
  return 'read';
}

const entry = shape({ brand_id: id });
const merchants = rows(shape({ lines: rows(shape({ line_id: id })) }));

test.each([
  ['an array', rows(entry), [{ brandid: 1 }, { brandid: 2 }, { brandid: 3 }], 'data.*.brand_id id: nothing (3/3)'],
  ['a list keyed by id', rows(entry), { 8801: { b: 1 }, 9907: {} }, 'data.*.brand_id id: nothing (2/2)'],
  ['values by key', map(entry), { a: { n: 1 }, b: {} }, 'data.*.brand_id id: nothing (2/2)'],
  ['most of them alike', rows(entry), [{ brand_id: {} }, {}, {}], 'data.*.brand_id id: nothing (2/3)'],
  ['lists in its rows', merchants, [{ lines: [{}, {}] }, { lines: [{}] }], 'data.*.lines.*.line_id id: nothing (3/3)'],
  ['no list', rows(entry), 'none', `data ${rows(entry).is}: string`],
  ['a readable row', rows(entry), [{}, { brand_id: 7 }], 'read'],
])('%s', (_, codec, raw, expected) => {
  expect(told(codec as Codec<unknown>, raw)).toBe(expected);
});
