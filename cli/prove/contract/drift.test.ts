import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyCall } from '#cli/shop/find-call.ts';
import { get } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { map } from '#shared/contract/page-wire.ts';
import { sampleOf } from '#shared/contract/testing/sample.ts';
import {
  anyId,
  choice,
  count,
  fen,
  id,
  list,
  off,
  optional,
  plain,
  rows,
  shape,
  shown,
  startAt,
  text,
} from '#shared/contract/wire.ts';
import { driftOf, type Finding, keyOf } from './drift.ts';

const shop = get(
  'shop.php?act=all',
  'read',
  {},
  {
    data: list(shape({ goods_id: id, name: text, price: optional(fen), state: shown(choice([0, 1]), 0) })),
    to: shape({ city: text, open: off }),
    totals: map(count),
    next: anyId,
  },
);
const good = {
  success: 1,
  content: '',
  data: [
    { goods_id: '1', name: '板蓝根', price: '1.00', state: '1' },
    { goods_id: 2, name: '口罩', state: 0 },
  ],
  to: { city: '杭州', open: 1 },
  totals: { a: 1, b: '2' },
  next: '0',
};
const drift = (change: object) =>
  driftOf(shop, { ...good, ...change }).map(({ path, kind, got }) => `${path} ${kind} ${got}`);

test('an answer as declared, in any of the tolerated spellings, has no drift', () => {
  expect(driftOf(shop, good)).toEqual([]);
  expect(drift({ data: { 0: good.data[0], 4: good.data[1] }, totals: [], next: null })).toEqual([]);
});

test.each([
  [{ next: { id: 1 } }, ['next retyped an object']],
  [{ to: undefined }, ['to missing nothing']],
  [{ to: { city: '杭州', open: 1, street: '西湖路' } }, ['to.street extra string']],
  [{ to: { city: null, open: 1 } }, []],
  [{ to: { city: '杭州', open: null } }, []],
  [{ data: [{ goods_id: '1', name: '口罩', state: 7 }] }, ['data.*.state unseen 7']],
  [{ data: [{ name: '口罩', state: 0 }] }, ['data.*.goods_id missing nothing']],
  [{ data: [{ ...good.data[0], price: null }] }, []],
  [{ data: [{ ...good.data[0], goods_id: null }, good.data[1]] }, ['data.*.goods_id retyped null']],
  [{ data: 'oops' }, ['data retyped string']],
  [{ extra: [1] }, ['extra extra a list']],
])('%o', (change, findings) => {
  expect(drift(change)).toEqual(findings);
});

test('the same deviation of many rows is told once', () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ goods_id: at + 1, name: 5.5, state: 0, colour: 'red' }));
  expect(drift({ data: rows })).toEqual(['data.*.colour extra string']);
});

test('an id that is missing outside a list does not hide what comes after it', () => {
  const call = get('one.php?act=one', 'read', {}, { goods_id: id, price: fen });
  expect(driftOf(call, { success: 1, price: [] }).map(({ path }) => path)).toEqual(['goods_id', 'price']);
});

test('what the declarations themselves write has no drift, whatever the call', () => {
  for (const { call } of everyCall) {
    let answer: unknown;
    try {
      // Of a list the last page: an empty link is a list that breaks off.
      answer = call.answer.read('page_next' in call.answer.fields ? { page_next: 'end' } : {}, startAt(false));
    } catch {
      continue;
    }
    // A state, an amount and a counter have no default, so that none is ever made up: not given, they are missing.
    const isUnknown = ({ kind, declared }: Finding) =>
      kind === 'missing' && /^(one of|amount of yuan|counter)/.test(declared);
    const found = driftOf(call, call.answer.write(answer, plain) as never);
    expect(
      found.filter((each) => !isUnknown(each)),
      call.path,
    ).toEqual([]);
  }
});

test('any unknown field anywhere is found', () => {
  const where = fc.constantFrom('top', 'row', 'to');
  fc.assert(
    fc.property(where, fc.stringMatching(/^[a-z]{5,9}$/), fc.jsonValue(), (at, name, value) => {
      const field = { [`x_${name}`]: value };
      const change = {
        top: field,
        row: { data: [{ ...good.data[0], ...field }] },
        to: { to: { ...good.to, ...field } },
      }[at];
      expect(drift(change)).toHaveLength(1);
    }),
  );
});

test('a baseline knows a deviation again when the list is longer', () => {
  const [one] = driftOf(shop, { ...good, to: [1, 2] });
  const [other] = driftOf(shop, { ...good, to: [1, 2, 3] });
  expect(one && keyOf(one)).toBe(other && keyOf(other));
});

test('letters lost to another charset and a list that breaks off without its end are told', () => {
  const garbled = { ...good, data: [{ ...good.data[0], name: '\uFFFD\uFFFD根' }] };
  expect(driftOf(shop, garbled)).toMatchObject([{ kind: 'garbled', path: 'data.*.name' }]);
  const pages = get('shop.php?act=pages', 'read', {}, { page_next: text });
  expect(driftOf(pages, { success: 1, page_next: '' })).toMatchObject([{ kind: 'cut', path: 'page_next' }]);
  expect(driftOf(pages, { success: 1, page_next: 'end' })).toEqual([]);
  const at = (page_next: string) => driftOf(pages, { success: 1, page_next }, 'https://shop.example/m/api');
  expect(at('https://elsewhere.example/next?page=2')).toMatchObject([{ kind: 'cut', path: 'page_next' }]);
  expect(at('http://127.0.0.1/m/api/shop.php?act=pages&page=2')).toMatchObject([{ kind: 'cut' }]);
  expect(at('http://shop.example:8080/m/api/shop.php?act=pages&amp;page=2')).toEqual([]);
  expect(at('?page=2')).toEqual([]);
});

test('an id that is renamed in all rows is told as the field that is missing', () => {
  const lines = get('shop.php?act=lines', 'read', {}, { data: rows(shape({ cart_id: id, num: count })) });
  const raw = { success: 1, data: [7, 8, 9].map((at) => ({ cartid: at, num: 1 })) };
  expect(driftOf(lines, raw).map(({ path, kind, got }) => `${path} ${kind} ${got}`)).toEqual([
    'data.*.cart_id missing nothing (3/3)',
    'data.*.cartid extra number',
  ]);
});

test('so is one of a list without which the answer still counts', () => {
  const raw = { ...(sampleOf(calls.buy.confirm.answer) as object), volume_list: [{ vid: 1 }, { vid: 2 }] };
  const told = driftOf(calls.buy.confirm, raw).filter(({ path }) => path.startsWith('volume_list'));
  expect(told.map(({ path, kind, got }) => `${path} ${kind} ${got}`)).toContain(
    'volume_list.*.volume_id missing nothing (2/2)',
  );
  expect(told.filter(({ path }) => path === 'volume_list')).toEqual([]);
});
