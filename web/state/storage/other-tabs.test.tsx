// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { put } from '../session/session.ts';
import { type Change, tellOtherTabs, useOtherTabs } from './other-tabs.ts';

beforeEach(() => put({ token: 'a'.repeat(32) }));
afterEach(cleanup);

/** A browser fires `storage` in every tab but the one that wrote. Here one tab plays both. */
const fromElsewhere = (change: Change) =>
  act(() => {
    tellOtherTabs(change);
    dispatchEvent(new StorageEvent('storage', { key: 'yaocang_changed' }));
  });

const news: string[] = [];
function Listening() {
  useOtherTabs('orders', ({ id }) => void news.push(id));
  return null;
}
const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Listening />
  </Activity>
);

test('a page hears of its own subject, and of changes made while it was hidden once it is shown', () => {
  fromElsewhere({ of: 'orders', id: 'before it was opened' });
  const { rerender } = render(page('visible'));
  fromElsewhere({ of: 'orders', id: '7' });
  fromElsewhere({ of: 'favourites', id: '8', on: true });
  expect(news).toEqual(['7']);
  rerender(page('hidden'));
  fromElsewhere({ of: 'orders', id: '9' });
  expect(news).toEqual(['7']);
  rerender(page('visible'));
  expect(news).toEqual(['7', '9']);
});

test('a damaged entry is ignored', () => {
  render(page('visible'));
  const before = news.length;
  localStorage.setItem('yaocang_changed', '{"value":7}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'yaocang_changed' })));
  expect(news).toHaveLength(before);
});
