// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { common } from '#shared/contract/common.ts';
import { search } from '#shared/contract/search.ts';
import { startAt } from '#shared/contract/wire.ts';
import { privileges } from '#web/state/privileges.ts';
import { put, signOut } from '#web/state/session.ts';
import { start } from '#web/state/settings.ts';
import { GoodsAction } from './goods-action.lazy.tsx';

const [soldOut] = search.search.answer.read(
  { data: [{ goods_id: '9', goods_name: '板蓝根颗粒', goods_number: '0' }], page_next: 'end' },
  startAt(false),
).data;

beforeEach(() => {
  put({ token: '0'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: common.init.answer.read({}, startAt(false)) };
});
afterEach(() => {
  cleanup();
  privileges.priv = undefined;
  start.now = { phase: 'loading' };
  signOut();
});

const draw = () => {
  if (!soldOut) throw new Error('no goods');
  render(<GoodsAction goods={soldOut} />);
  return screen.queryByRole('link', { name: '缺货预购' });
};

test('what is sold out offers the pre-order where the privileges switch it on, whatever init says (document 1 §6)', () => {
  expect(draw()).toBeNull();
  cleanup();
  const { system_priv } = search.search.answer.read({ system_priv: { qhyg: '1' } }, startAt(false));
  privileges.priv = system_priv;
  expect(draw()?.getAttribute('href')).toContain('/qhyg?id=9');
});
