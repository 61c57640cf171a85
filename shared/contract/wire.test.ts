import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShapeError } from '#shared/errors.ts';
import { calls } from './calls.ts';
import { decodeEntities } from './html-entities.ts';
import {
  atLeast,
  every,
  filled,
  inside,
  map,
  onlyOne,
  otherwise,
  outcome,
  ratio,
  required,
  searchedWords,
  signedFen,
  state,
  word,
} from './page-wire.ts';
import { exactFen, signed } from './payment-wire.ts';
import {
  anyId,
  assumed,
  type Codec,
  choice,
  count,
  counter,
  fen,
  flag,
  html,
  id,
  known,
  list,
  nothingIs,
  off,
  oneOrMany,
  optional,
  plain,
  rows,
  type Spelling,
  shape,
  shown,
  startAt,
  startVerbatim,
  text,
  textOrFlag,
  time,
} from './wire.ts';

const loose = <T>(codec: Codec<T>, raw: unknown): T => codec.read(raw, startAt(false));
const strict = <T>(codec: Codec<T>, raw: unknown): T => codec.read(raw, startAt(true));
const lenient = <T>(codec: Codec<T>, raw: unknown): T => codec.read(raw, startAt(false));
/** What arrives: the value after a trip through JSON, where undefined fields are dropped. */
const sent = (raw: unknown): unknown => JSON.parse(JSON.stringify({ raw })).raw;

/** A speller that chooses one of PHP's spellings for each value. */
const spelling: fc.Arbitrary<Spelling> = fc.infiniteStream(fc.nat(11)).map((draws) => ({
  pick: (...spellings) => spellings[(draws.next().value as number) % spellings.length],
}));

const someId = fc.oneof(fc.integer({ min: 1 }).map(String), fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,9}$/));
const someFen = fc.nat(1e11);
const someTime = fc.integer({ min: 1, max: 4e9 }).map((seconds) => seconds * 1000);
/** Text without entities: an unencoded `&amp;` cannot be told from an encoded `&`. */
const someText = fc.string({ unit: 'grapheme' }).filter((text) => decodeEntities(text) === text);
const someFlag = fc.boolean();
const someCount = fc.integer({ min: -1e15, max: 1e15 });

const row = shape({ id, name: text, price: fen, on: flag, at: time, kind: choice([0, 1, 2]), note: optional(text) });
const someRow = fc.record(
  {
    id: someId,
    name: someText,
    price: someFen,
    on: someFlag,
    at: fc.option(someTime),
    kind: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    note: fc.string({ minLength: 1 }),
  },
  { requiredKeys: ['id', 'name', 'price', 'on', 'at', 'kind'] },
);

const pairs: readonly (readonly [string, Codec<unknown>, fc.Arbitrary<unknown>])[] = [
  ['flag', flag, someFlag],
  ['onlyOne', onlyOne, someFlag],
  ['id', id, someId],
  ['anyId', anyId, fc.oneof(someId, fc.constant(''))],
  ['count', count, someCount],
  ['counter', counter, fc.nat(1e15)],
  ['ratio', ratio, fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)],
  ['fen', fen, someFen],
  ['signedFen', signedFen, fc.integer({ min: -1e11, max: 1e11 })],
  ['text', text, someText],
  ['time', time, fc.option(someTime)],
  ['choice of words', choice(['add_time', 'buy_count']), fc.constantFrom('add_time', 'buy_count')],
  ['choice of codes', choice(['0', '1', '2']), fc.constantFrom('0', '1', '2')],
  ['choice of numbers', choice([1, 2, 3]), fc.constantFrom(1, 2, 3)],
  ['outcome', outcome(1, 2, 3), fc.constantFrom(1, 2, 3)],
  ['list', list(count), fc.array(someCount)],
  ['list of rows', list(row), fc.array(someRow, { maxLength: 5 })],
  ['map', map(text), fc.dictionary(fc.string(), someText)],
  ['row', row, someRow],
  ['optional', optional(fen), fc.option(someFen, { nil: undefined })],
  ['a yes, a no or neither', optional(flag), fc.option(someFlag, { nil: undefined })],
  ['text or a flag', textOrFlag, fc.constantFrom(undefined, '1', '/pictures/qr/mobile-shop.svg')],
  ['assumed', assumed(flag), fc.option(someFlag, { nil: undefined })],
  [
    'nested',
    shape({ data: list(shape({ row, rows: list(row) })) }),
    fc.record({
      data: fc.array(fc.record({ row: someRow, rows: fc.array(someRow, { maxLength: 3 }) }), { maxLength: 3 }),
    }),
  ],
];

test.each(pairs)('%s: decoding reverses encoding in every spelling', (_name, codec, value) => {
  fc.assert(
    fc.property(value, spelling, (given, speller) => {
      const raw = sent(codec.write(given, speller));
      expect(strict(codec, raw)).toEqual(given);
      expect(lenient(codec, raw)).toEqual(given);
    }),
  );
});

describe('HTML entities', () => {
  test('text is decoded once, also inside lists and objects', () => {
    expect(lenient(text, '维生素C&amp;E')).toBe('维生素C&E');
    expect(strict(shape({ names: list(text) }), { names: ['&amp;lt;'] })).toEqual({ names: ['&lt;'] });
  });

  test('HTML stays HTML, and what a client sent stays unchanged', () => {
    expect(strict(html, '<p>C&amp;E</p>')).toBe('<p>C&amp;E</p>');
    expect(shape({ content: text }).read({ content: '&lt;b&gt;' }, startVerbatim(true))).toEqual({
      content: '&lt;b&gt;',
    });
  });
});

describe('words that are searched for', () => {
  test('characters that nobody sees are not sent, whoever searches', () => {
    const sent = (words: string) => searchedWords.write(words, plain);
    expect(sent('\ufeff阿\u200b莫\u2060西\u00ad林 \u202d胶囊\u202c ')).toBe('阿莫西林 胶囊');
    expect(sent('维生素C 100片')).toBe('维生素C 100片');
  });

  test('every call that takes keywords takes them so', () => {
    const taken = Object.values(calls)
      .flatMap((script) => Object.values(script))
      .flatMap(({ path, query: { fields } }) => ('keywords' in fields ? [[path, fields.keywords] as const] : []));
    const cleans = ([, codec]: (typeof taken)[number]) => codec?.write('\u200b片' as never, plain) === '片';
    expect(taken.length).toBeGreaterThan(7);
    expect(taken.filter((each) => !cleans(each)).map(([path]) => path)).toEqual([]);
  });
});

describe("PHP's spellings", () => {
  test.each<[Codec<unknown>, unknown[], unknown]>([
    [flag, ['1', 1, true], true],
    [flag, ['0', 0, false, ''], false],
    [off, ['0', 0, false, '', null, undefined], false],
    [onlyOne, ['1', 1, true], true],
    [onlyOne, ['0', '2', 3, 'credit', false, '', null, undefined], false],
    [id, [7, '7'], '7'],
    [anyId, ['', '0', 0, null, undefined, false], ''],
    [count, ['12', 12, '12.0', ' 12 '], 12],
    [shown(count, 0), ['', null], 0],
    [known(count), ['', null, undefined], undefined],
    [known(time), [undefined], undefined],
    [known(time), [null, '', '0'], null],
    [nothingIs(0, count), ['', null, undefined], 0],
    [time, ['2026/11/20 09:30:00', '2026/11/20 9:30'], 1_795_138_200_000],
    [counter, ['3', 3], 3],
    [counter, ['', null], undefined],
    [fen, ['12.50', 12.5, '12.5', '1.25e1'], 1250],
    [fen, [12, '12', '12.', '12.00'], 1200],
    [fen, ['1,234.50'], 123_450],
    [signedFen, ['-0.05', -0.05], -5],
    [list(count), [[], null, '', false, {}], []],
    [list(count), [[1, 2], { 0: '1', 1: 2 }, { 3: 1, 9: '2' }, { 10: 2, 9: 1 }], [1, 2]],
    [map(text), [[], {}, null, ''], {}],
    [map(text), [{ q1: '甲' }], { q1: '甲' }],
    [
      row,
      [{ id: 7, name: null, price: '', on: 1, at: '0', kind: '2', extra: [] }],
      { id: '7', name: '', on: true, at: null, kind: 2 },
    ],
    [time, ['2026-11-20 09:30:00', '2026-11-20T09:30', 1_795_138_200, '1795138200'], 1_795_138_200_000],
    [time, ['2026-11-20'], Date.UTC(2026, 10, 19, 16)],
    [time, ['0', 0, '', null, false, '0000-00-00 00:00:00'], null],
    [outcome(1, 2, 3), [true, 1, '1'], 1],
    [outcome(1, 2, 3), ['3', 3], 3],
    [choice(['0', '1']), [1, '1', true], '1'],
    [choice(['0', '1']), [0, '0', false], '0'],
    [shown(choice(['0', '1']), '0'), ['', null, undefined], '0'],
    [text, [null, false, ''], ''],
    [text, [12.5], '12.5'],
    [textOrFlag, ['0', 0, false, 'false', '', null, undefined, []], undefined],
    [textOrFlag, ['1', 1, true, 'true'], '1'],
    [textOrFlag, ['https://shop.example/qr.png'], 'https://shop.example/qr.png'],
  ])('%#', (codec, spellings, value) => {
    for (const raw of spellings) expect(strict(codec, raw), JSON.stringify(raw)).toEqual(value);
  });
});

test('an unreadable counter is unknown, not 0', () => {
  expect([lenient(counter, 'x'), lenient(counter, []), lenient(counter, '0')]).toEqual([undefined, undefined, 0]);
});

describe('money', () => {
  test.each(['1e2', '１８.00', ' 5', '5 ', '0x10', '1,2,3', '+5', '2.50元', '0.009', 0.015])(
    '%j is not paid: it is unknown',
    (raw) => {
      expect(loose(exactFen, raw)).toBeUndefined();
    },
  );
  test.each(['168.00', '¥168.00', '1,168.5', 168, '168.0000', 0.1 + 0.2])('%j is an amount to pay', (raw) => {
    expect(loose(exactFen, raw)).toBe(loose(fen, raw));
  });

  test('amounts up to 10^11 fen are exact as text, as number and with thousands separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (amount) => {
        const written = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        const marked = `${Math.floor(amount / 100).toLocaleString('en-US')}.${written.slice(-2)}`;
        const spellings = [written, Number(written), marked, `-${written}`];
        expect(spellings.map((raw) => strict(signedFen, raw))).toEqual([amount, amount, amount, -amount || 0]);
        expect(fen.write(amount, plain)).toBe(written);
      }),
    );
  });

  test('a third decimal is rounded half up', () => {
    expect(['1.005', '12.344', '12.345', '0.0049'].map((raw) => strict(fen, raw))).toEqual([101, 1234, 1235, 0]);
  });
});

describe('invalid values', () => {
  const rubbish = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(undefined, Number.NaN, 1e300, '1e400', '-', '１２', '2026-13-45', { toString: 1 }, [[1]]),
  );

  test.each(pairs)('%s: an invalid value is a ShapeError, or becomes a value of the codec', (_name, codec) => {
    fc.assert(
      fc.property(rubbish, (raw) => {
        const read = onlyShapeErrors(() => strict(codec, raw));
        if (read) expect(strict(codec, sent(codec.write(read.value, plain)))).toEqual(read.value);
        onlyShapeErrors(() => lenient(codec, raw));
      }),
    );
  });

  const declared = Object.values(calls).flatMap((script) => Object.values(script).map((call) => call.answer));

  test('no declared answer fails on invalid fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(...declared), fc.infiniteStream(rubbish), (answer, draws) => {
        const raw = Object.fromEntries(Object.keys(answer.fields).map((key) => [key, draws.next().value]));
        onlyShapeErrors(() => strict(answer as Codec<unknown>, raw));
        onlyShapeErrors(() => lenient(answer as Codec<unknown>, raw));
      }),
      { numRuns: 500 },
    );
  });

  test.each<[Codec<unknown>, unknown, unknown]>([
    [off, 'ja', false],
    [shown(count, 0), '1.5', 0],
    [shown(count, 0), 1e300, 0],
    [shown(atLeast(1, count), 1), -1, 1],
    [shown(time, null), '2026-13-45', null],
    [shown(time, null), 1e300, null],
    [known(flag), 'ja', undefined],
    [text, {}, ''],
    [textOrFlag, {}, undefined],
    [shown(choice(['0', '1']), '0'), ['1'], '0'],
    [shown(choice([1, 2]), 1), { toString: 1 }, 1],
    [list(count), 'x', []],
    [list(count), { a: 1 }, []],
    [shown(anyId, ''), {}, ''],
  ])('%#: strict names it, lenient takes the default and notes it', (codec, raw, instead) => {
    expect(() => strict(codec, raw)).toThrow(ShapeError);
    const at = startAt(false);
    expect(codec.read(raw, at)).toEqual(instead);
    expect(at.noted).toHaveLength(1);
  });

  test.each<[Codec<unknown>, readonly unknown[]]>([
    [flag, ['ja', 2, null, undefined, [], {}]],
    [count, ['1.5', '', null, undefined, [], {}]],
    [atLeast(1, count), [0, '-3', null]],
    [time, ['soon', '2026-13-45', undefined]],
    [choice([1, 2]), [3, '', null, undefined, 'x']],
    [anyId, [{}, ['1']]],
    [word, [null, undefined, {}, true]],
    [every(row), [undefined, 'x', [{ id: 1 }], [null]]],
    [map(filled), [undefined, 'x', 7, { q1: null, q2: '' }]],
  ])('%#: what an act depends on fails, also in lenient decoding', (codec, values) => {
    for (const raw of values) expect(() => lenient(codec, raw), JSON.stringify(raw)).toThrow(ShapeError);
  });

  test('an assumed field never fails an answer: missing it is undefined, unreadable it is undefined and noted', () => {
    const answer = shape({
      id,
      paid: assumed(flag),
      line: assumed(shape({ id, num: count })),
      rows: assumed(list(count)),
    });
    expect(strict(answer, { id: 1 })).toEqual({ id: '1' });
    expect(strict(answer, { id: 1, paid: [], line: null, rows: '' })).toEqual({ id: '1' });
    const at = startAt(true);
    expect(answer.read({ id: 1, paid: 'ja', line: { num: 2 }, rows: [1, 'x'] }, at)).toEqual({ id: '1', rows: [1] });
    expect(at.noted.map(({ path }) => path)).toEqual(['paid', 'line.id', 'rows.1']);
    expect(strict(answer, { id: 1, paid: '1', line: { id: 3, num: 2 } })).toMatchObject({
      paid: true,
      line: { num: 2 },
    });
  });

  test('a bare spelling leaves assumed fields out', () => {
    const answer = shape({ id, paid: assumed(flag), rows: list(shape({ num: count, des: assumed(text) })) });
    const value = { id: '1', paid: true, rows: [{ num: 1, des: 'x' }] };
    expect(answer.write(value, { ...plain, bare: true })).toEqual({ id: '1', rows: [{ num: 1 }] });
  });

  test('missing, null, an empty text and PHP’s empty object are absent values', () => {
    const range = optional(shape({ min: count }));
    expect([undefined, null, '', []].map((raw) => strict(range, raw))).toEqual(Array(4).fill(undefined));
    expect(strict(range, { min: 1 })).toEqual({ min: 1 });
  });

  test('formatted money is read; unreadable money is unknown, also in strict decoding', () => {
    const written = ['￥253.92', '¥ 1,234.50', '１２．５０', '12.5元', 'CNY 3', ' 7 '];
    expect(written.map((raw) => strict(fen, raw))).toEqual([25_392, 123_450, 1250, 1250, 300, 700]);
    for (const raw of ['面议', '12,5', '1,2,3', '¥', {}, [], true, '1e400', undefined]) {
      const at = startAt(true);
      expect(fen.read(raw, at)).toBeUndefined();
      expect(at.noted).toHaveLength(1);
    }
    expect([null, ''].map((raw) => strict(fen, raw))).toEqual([undefined, undefined]);
  });

  test('an amount below 0 is unknown, but for a balance and its changes', () => {
    const below = ['-3.00', -0.01, '-¥5', '¥-1,234.50', '-12.5元'];
    expect(below.map((raw) => lenient(fen, raw))).toEqual(Array(5).fill(undefined));
    expect(below.map((raw) => loose(exactFen, raw))).toEqual(Array(5).fill(undefined));
    expect(below.map((raw) => strict(signedFen, raw))).toEqual([-300, -1, -500, -123_450, -1250]);
    expect([0, '-0', 7, 'x', null].map((raw) => lenient(signedFen, raw))).toEqual([0, 0, 700, undefined, undefined]);
  });

  test('a counter and a time below 0 are unknown', () => {
    expect([-1, '-7', 0, '3'].map((raw) => lenient(counter, raw))).toEqual([undefined, undefined, 0, 3]);
    expect([-1, '-1796000000'].map((raw) => lenient(known(time), raw))).toEqual([undefined, undefined]);
  });

  test('an unknown value becomes the documented other value, a missing one does not', () => {
    const unit = otherwise([1, 2, 3], 3, 1);
    expect(['1', 2, '4', 'x', {}, null, ''].map((raw) => strict(unit, raw))).toEqual([1, 2, 3, 3, 3, 1, 1]);
  });

  test('an unknown state is undefined, also in strict decoding', () => {
    const paid = state([0, 1]);
    expect(['0', 1, '9', [], null, '', undefined].map((raw) => strict(paid, raw))).toEqual([
      0,
      1,
      ...Array(5).fill(undefined),
    ]);
    const row = shape({ status: inside('status', state([1, 4])) });
    expect([{ status: 4 }, { status: { status: '4' } }].map((raw) => strict(row, raw).status.status)).toEqual([4, 4]);
    expect(lenient(row, { status: 9 }).status.status).toBeUndefined();
  });

  test('a single item may come without its list, as text or as an object', () => {
    expect([['a', 'b'], 'a', { 3: 'a' }, '', null, []].map((raw) => strict(oneOrMany(text), raw))).toEqual([
      ['a', 'b'],
      ['a'],
      ['a'],
      [],
      [],
      [],
    ]);
    expect(strict(oneOrMany(shape({ id })), { id: 7 })).toEqual([{ id: '7' }]);
  });

  test('signed values come as an object or as its JSON text; nested values are left out', () => {
    const words = { appId: 'wx1', timeStamp: 17, jsApiList: ['chooseWXPay'], debug: false };
    const read = { appId: 'wx1', timeStamp: '17', debug: 'false' };
    expect([words, JSON.stringify(words)].map((raw) => strict(signed, raw))).toEqual([read, read]);
    expect([undefined, null, '', [], 'x', true, '[]'].map((raw) => strict(signed, raw))).toEqual(
      Array(7).fill(undefined),
    );
  });

  test('an error names the path of the deviating field', () => {
    const answer = shape({ data: list(row) });
    const given = [{ id: 1, name: '', price: 0, at: 0, kind: 0, on: 0 }];
    expect(() => strict(answer, { data: [...given, { ...given[0], at: 'x' }] })).toThrow('data.1.at');
    const at = startAt(false);
    answer.read({ data: [{ ...given[0], price: 'x' }] }, at);
    expect(at.noted).toEqual([{ path: 'data.0.price', expected: 'amount of yuan', got: 'string' }]);
  });

  test('the main list of a page is empty only when the server says so', () => {
    const lines = rows(row);
    for (const nothing of [[], {}, null, '', false]) expect(lenient(lines, nothing)).toEqual([]);
    for (const damaged of ['oops', undefined, { a: 1 }, [{ name: 'no id' }]])
      expect(() => lenient(lines, damaged)).toThrow(ShapeError);
    const line = { id: 1, name: 'a', price: 0, on: 0, at: 0, kind: 0 };
    expect(lenient(lines, [line, 'oops'])).toHaveLength(1);
  });

  test('what a page is about is there or the answer fails, also in lenient decoding', () => {
    const product = required(shape({ name: text }));
    for (const nothing of [undefined, null, '', [], {}, false, 0, 5, 'oops', ['oops']]) {
      expect(() => lenient(product, nothing)).toThrow(ShapeError);
      expect(() => strict(product, nothing)).toThrow(ShapeError);
    }
    expect(lenient(product, { other: 1 })).toEqual({ name: '' });
  });

  test('a row without its identifier fails strict decoding, and is left out of its list by lenient decoding', () => {
    const rest = { price: 0, on: 0, at: 0, kind: 0 };
    const three = [
      { id: 1, name: 'a', ...rest },
      { name: 'b', ...rest },
      { id: 3, name: 'c', ...rest },
    ];
    expect(() => strict(list(row), three)).toThrow('1.id');
    const at = startAt(false);
    expect(
      list(row)
        .read(three, at)
        .map(({ name }) => name),
    ).toEqual(['a', 'c']);
    expect(at.noted.map(({ path }) => path)).toContain('1.id');
    expect(() => lenient(row, three[1])).toThrow(ShapeError);
  });
});

function onlyShapeErrors<T>(read: () => T): { value: T } | undefined {
  try {
    return { value: read() };
  } catch (error) {
    expect(error).toBeInstanceOf(ShapeError);
    return undefined;
  }
}

test.each([
  ['{"v":6222021234567890123}', text],
  ['{"v":62220212345678901234567}', text],
  ['{"v":-9007199254740993}', text],
])('a number that has lost digits is an unknown text, also strictly: %s', (wire, codec) => {
  const at = startAt(true);
  expect([codec.read(JSON.parse(wire).v, at), at.noted[0]?.got]).toEqual(['', 'a number that has lost digits']);
});

test.each([anyId, id, word])('and no id or key at all', (codec) => {
  expect(() => codec.read(JSON.parse('6222021234567890123'), startAt(false))).toThrow(ShapeError);
});

test('a text of digits keeps them all', () => {
  expect(text.read('6222021234567890123', startAt(true))).toBe('6222021234567890123');
  expect(text.read(9007199254740991, startAt(true))).toBe('9007199254740991');
});

test('a list keyed by id is read, and its lost order is named; holes of an array are in order', () => {
  const ids = list(shape({ goods_id: id }));
  const keyed = startAt(true);
  expect(ids.read({ 112550: { goods_id: 1 }, 4711: { goods_id: 2 } }, keyed)).toHaveLength(2);
  expect(keyed.noted).toEqual([{ path: '4711', expected: 'a list in its order', got: 'an object keyed by id' }]);
  for (const raw of [{ 1: { goods_id: 1 }, 7: { goods_id: 2 } }, { 112550: { goods_id: 1 } }]) {
    const at = startAt(true);
    ids.read(raw, at);
    expect(at.noted).toEqual([]);
  }
});
