import { expect, test } from 'vitest';
import type { Client } from '#shared/client/create.ts';
import { cart } from '#shared/contract/cart.ts';
import { chit } from '#shared/contract/chit.ts';
import { search } from '#shared/contract/search.ts';
import { discreet, legible } from './clients.ts';

const answering = (answer: object): Client => ({
  send: async () => answer as never,
  next: async () => answer as never,
});

test.each([
  ['letters lost to another charset', { data: [{ goods_name: '板\uFFFD根' }], page_next: 'end' }, 'data.0.goods_name'],
  ['a list that breaks off without its end', { data: [], page_next: '' }, 'page_next'],
])('%s are no answer to a reading call', async (_, answer, path) => {
  const { send, next } = legible(answering(answer));
  await expect(send(search.search, {} as never)).rejects.toMatchObject({ name: 'ShapeError', path });
  await expect(next(search.search, '?page=2')).rejects.toMatchObject({ name: 'ShapeError', path });
});

test('what writes succeeds whatever its answer looks like, and a whole answer is handed on', async () => {
  const odd = { content: '\uFFFD' };
  expect(await legible(answering(odd)).send(cart.delNum, {} as never)).toBe(odd);
  const whole = { data: [], page_next: 'end' };
  expect(await legible(answering(whole)).send(search.search, {} as never)).toBe(whole);
});

test('the token of a text message is a secret, though it is called data', async () => {
  const learnt: string[] = [];
  const client = discreet(answering({ data: 'chit-token-of-32-letters' }), (secret) => learnt.push(secret));
  await client.send(chit.sendChitCode, {});
  await client.send(cart.list, {});
  expect(learnt).toEqual(['chit-token-of-32-letters']);
});
