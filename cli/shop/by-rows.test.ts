import { expect, test } from 'vitest';
import { map } from '#shared/contract/page-wire.ts';
import {
  type Codec,
  count,
  id,
  into,
  known,
  list,
  optional,
  rows,
  shape,
  startAt,
  text,
} from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { byRows, endOf } from './by-rows.ts';

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

/** How a strict reading of the whole answer ends. */
function ended(answer: Codec<object> & { readonly fields: object }, raw: object): string | undefined {
  const at = startAt(false);
  const end = endOf({ answer } as never, at.noted, answer.read(raw, at));
  return end && `${end.path} ${end.got}`;
}

const papers = shape({
  data: rows(shape({ paper_id: id, title: text, spot: known(shape({ place: count })) })),
  makers: optional(list(shape({ maker_id: id }))),
});
const paper = (paper_id: unknown, more: object = {}) => ({ paper_id, title: 'GSP', ...more });

test.each([
  ['one row', { data: [paper(3), paper({}), paper(5)] }, 'data.1.paper_id an object'],
  ['rows that are left out', { data: [paper(3), {}, {}, paper(6)] }, 'data.*.paper_id nothing (2/4)'],
  ['rows that stay', { data: [3, 4, 5].map((paper_id) => ({ paper_id })) }, 'data.*.title nothing (3/3)'],
  [
    'what is borne',
    { data: [3, 4].map((one) => paper(one, { spot: { place: 'x' } })) },
    'data.*.spot.place string (2/2)',
  ],
  ['a list beside', { data: [paper(3)], makers: { 71: {}, 92: {} } }, 'makers.*.maker_id nothing (2/2)'],
  ['other kinds', { data: [paper({}), {}, paper(7)] }, 'data.0.paper_id an object'],
  ['none', { data: [paper(3)], more: 1 }, undefined],
])('a strict reading ends at %s', (_, raw, expected) => {
  expect(ended(papers, raw)).toBe(expected);
});
