import { expect, test } from 'vitest';
import { createClient } from '#shared/client/create.ts';
import { get, write } from '#shared/contract/call.ts';
import { assumed, fen, flag, id, list, shape, text } from '#shared/contract/wire.ts';
import { createDemand } from './demand.ts';

const row = shape({ goods_id: id, name: text, price: fen, is_new: flag, extra: assumed(text) });
const listed = get('shop.php?act=list', 'read', {}, { data: list(row), to: shape({ city: text }), page_next: text });
const added = get('shop.php?act=add', write('all'), {}, { data: list(row) });

function clientOf(answer: object) {
  const { onDeviation, around } = createDemand();
  const [token, agencyId] = [() => '', () => ''];
  const fetch = async () => Response.json({ success: 1, ...answer });
  return around(createClient({ base: 'http://shop/api', fetch, token, agencyId, onDeviation }));
}
const [first, second] = [
  { goods_id: 1, name: '板蓝根', price: '1.00', is_new: 1 },
  { goods_id: 2, price: 'x', is_new: 0, extra: {} },
];
const answer = { data: { 3: first, 5: second }, page_next: 'end' };

test('a field that nobody looks at may be missing', async () => {
  const { data, page_next } = await clientOf(answer).send(listed, {});
  expect([page_next, data.length, data.map(({ goods_id }) => goods_id), data[0]?.is_new]).toEqual([
    'end',
    2,
    ['1', '2'],
    true,
  ]);
});

test('whoever looks at one that is missing or wrong fails by it, with its place', async () => {
  const answered = await clientOf(answer).send(listed, {});
  const missing = { path: 'data.5.name', expected: 'text', got: 'nothing', call: listed.path };
  expect(() => answered.data.map(({ name }) => name)).toThrow(expect.objectContaining(missing));
  expect(() => answered.to.city).toThrow(expect.objectContaining({ path: 'to', got: 'nothing' }));
});

test('money that cannot be read is unknown, and what no document names undefined, for a strict reader too', async () => {
  const { data } = await clientOf(answer).send(listed, {});
  expect(data.map(({ price, extra }) => [price, extra])).toEqual([
    [100, undefined],
    [undefined, undefined],
  ]);
});

test('a row that was left out is met by whoever reads its list', async () => {
  const { page_next, ...rest } = await clientOf({ data: [first, { name: '口罩' }], to: [], page_next: 'end' })
    .send(listed, {})
    .then((all) => ({ page_next: all.page_next, read: () => all.data.length }));
  expect(page_next).toBe('end');
  expect(rest.read).toThrow(expect.objectContaining({ path: 'data.1.goods_id', expected: 'id' }));
});

test('what several rows deviate in alike is told of all of them', async () => {
  const all = await clientOf({ data: [first, { goods_id: {} }, { goods_id: {} }], to: [], page_next: 'end' }).send(
    listed,
    {},
  );
  const told = { path: 'data.*.goods_id', expected: 'id', got: 'an object (2/3)' };
  expect(() => all.data).toThrow(expect.objectContaining(told));
});

test('what was done is done: the answer of a call that acts is not refused for its shape', async () => {
  const { data } = await clientOf({}).send(added, {});
  expect(data).toEqual([]);
});

test('how a field could not be read in the latest answer is known, however its row is written', async () => {
  const answers = [answer, { data: [first] }];
  const { onDeviation, around, noted } = createDemand();
  const fetch = async () => Response.json({ success: 1, to: {}, page_next: 'end', ...answers.shift() });
  const shop = around(
    createClient({ base: 'http://shop/api', fetch, token: () => '', agencyId: () => '', onDeviation }),
  );
  await shop.send(listed, {});
  for (const field of ['data.price', 'data[*].price', 'data[goods_id=2].price', 'data.0.price'])
    expect(noted(listed.path, field)).toMatchObject({ path: 'data.5.price', got: 'string' });
  expect([noted(listed.path, 'data.is_new'), noted(added.path, 'data.price')]).toEqual([undefined, undefined]);
  await shop.send(listed, {});
  expect(noted(listed.path, 'data.price')).toBeUndefined();
});
