/** Fields that an act depends on: price, quantity, unit, step, state, id, choice. What came and cannot be read never becomes a value. */
import { expect, test } from 'vitest';
import { ShapeError } from '#shared/errors.ts';
import { calls } from './calls.ts';
import { ACTING } from './testing/acting-fields.ts';
import { sampleOf } from './testing/sample.ts';
import { type Codec, type Fields, startAt } from './wire.ts';

/** Fields of these names that are only shown, with the reason. */
const WHY_SHOWN: readonly (readonly [path: RegExp, why: string])[] = [
  [/\brec_id$/, 'no call takes it'],
  [/(merchants\[\]\.lines|^cart\.php\?act=list data)\[\]\.goods_type$/, 'nothing asks it of what is in the cart'],
  [
    /(goods_list|tjbk|(index|intro|search|collect|history|mybuy|common)\.php.* data)\[\]\.is_promote$/,
    'the form reads it again',
  ],
  [/\b(system_)?priv\.buyladder$/, 'a privilege hides, it allows nothing'],
  [/\blines(\[\]\.(num|goods_id))?$|\bgifts\[\]\.(num|goods_id)$/, 'what was ordered'],
  [/data_list\[\]\.gift_type$|signin\d\.is_get$/, 'only shown beside what is acted on'],
  [/^volume\.php\?act=mine data\[\]\.(is_get|order_id)$/, 'it is held already'],
  [/^user\.php\?act=user_center have_pay$/, 'the top-up page asks again'],
];

interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly codec: Codec<unknown>;
}

function leavesOf(codec: Codec<unknown>, path: string, name: string): Leaf[] {
  if (codec.assumed) return [];
  const here = { path, name, codec };
  if ('fields' in codec) {
    const fields = Object.entries(codec.fields as Fields);
    return fields.flatMap(([key, each]) => leavesOf(each, path.endsWith(' ') ? path + key : `${path}.${key}`, key));
  }
  if (!codec.holds) return [here];
  if ('fields' in codec.holds)
    return leavesOf(codec.holds, codec.is.startsWith('list of') ? `${path}[]` : path, name).concat(
      codec.is.startsWith('list of') ? here : [],
    );
  // What is inside an optional or known value is that value.
  return codec.is.endsWith('if any')
    ? [here, ...leavesOf(codec.holds, path, name).slice(1)]
    : [here, ...leavesOf(codec.holds, `${path}[]`, '')];
}

const reading = Object.values(calls)
  .flatMap((script) => Object.values(script))
  .filter(({ effect }) => effect === 'read');
const leaves = reading.flatMap(({ path, answer }) => leavesOf(answer, `${path} `, ''));

test('a field that an act depends on is not declared as only shown', () => {
  const wrong = leaves.filter(
    ({ path, name, codec }) =>
      codec.unreadable === 'shown' && ACTING.includes(name) && !WHY_SHOWN.some(([pattern]) => pattern.test(path)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** What a server may send in place of a value. */
const RUBBISH: readonly unknown[] = [null, '', undefined, [], {}, '请联系客服', -1, 0, 1e9];

/** What each of them means where it can be read: itself, or the absence that PHP spells so. */
function meantBy(raw: unknown): readonly unknown[] {
  if (raw === undefined || raw === null || raw === '') return ['', null, 0, false, undefined, [], {}];
  if (typeof raw === 'object') return [[], {}, undefined];
  if (raw === 0) return [0, '0', '', null, false, 1];
  return [raw, String(raw), Number(raw) * 100, Number(raw) * 1000];
}

const acting = leaves.filter(({ codec }) => codec.unreadable === undefined || codec.unreadable === 'known');

test.each(acting.map((leaf) => [leaf.path, leaf] as const))('%s is read, absent or fails', (_path, { codec }) => {
  for (const raw of RUBBISH) {
    const at = startAt(false);
    let value: unknown;
    try {
      value = codec.read(raw, at);
    } catch (error) {
      expect(error).toBeInstanceOf(ShapeError);
      continue;
    }
    // Where it was noted as unreadable nothing came of it; else it is what was sent.
    if (at.noted.length > 0) expect(value, JSON.stringify(raw)).toBeUndefined();
    else expect(meantBy(raw), JSON.stringify(raw)).toContainEqual(value);
  }
});

test('a write that succeeded does not fail because of its answer, but for the ids of what it made', () => {
  const failing = Object.values(calls)
    .flatMap((script) => Object.values(script))
    .filter(({ effect }) => effect !== 'read')
    .flatMap(({ path, answer }) => leavesOf(answer, `${path} `, ''))
    .filter(({ name, codec }) => codec.unreadable === undefined && codec.is !== 'id' && name !== 'success');
  expect(failing.map(({ path }) => path)).toEqual([]);
});

test.each(reading.map(({ path, answer }) => [path, answer] as const))('%s can be read at all', (_path, answer) => {
  expect(() => answer.read(sampleOf(answer), startAt(false))).not.toThrow();
});
