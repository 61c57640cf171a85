import { beforeEach, expect, test } from 'vitest';
import { put, signOut } from '../session/session.ts';
import { cut, serve } from '../testing.ts';
import { footer } from './footer.ts';

const CALL = 'common.php?act=footer';
const asked = () => serve({ [CALL]: () => ({ shop: {}, links: [] }) });
beforeEach(() => signOut());

test('it is fetched once for all places that show it, and again for another login', async () => {
  put({ token: 'a'.repeat(32) });
  const server = asked();
  await Promise.all([footer.load(), footer.load()]);
  await footer.load();
  expect(server.asked(CALL)).toHaveLength(1);
  put({ token: 'b'.repeat(32) });
  await footer.load();
  expect(server.asked(CALL)).toHaveLength(2);
});

test('after a failure the next place that shows it fetches again', async () => {
  put({ token: 'c'.repeat(32) });
  serve({ [CALL]: cut });
  await footer.load();
  expect(footer.state.phase).toBe('failed');
  asked();
  await footer.load();
  expect(footer.state.phase).toBe('shown');
});
