// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { put, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { TeamTerms } from './team-terms.lazy.tsx';

const won = { id: '3', goods_id: '5', price: '6.60', limit_num: 20, unitno_name: '盒', state: 'complete' };

beforeEach(() => {
  start.now = { phase: 'shown', settings: { user_yz: true } as Settings };
});
afterEach(() => {
  cleanup();
  signOut();
});

/** The member's own teams, and an offer of the goods without a team. */
function serves(...own: object[]) {
  const offer = { price: '7.70', need_num: 3, limit_num: 20, hours: 24 };
  serve({
    'group.php?act=list': ({ goods_id }) => ({ page_next: 'end', ...(goods_id ? { data: [], offer } : { data: own }) }),
  });
}

test('a won price shows with its number of pieces; without one a team can be started', async () => {
  put({ token: 'a'.repeat(32), yz: 1 });
  serves({ ...won, goods_id: '6' }, won);
  render(<TeamTerms isGroup goodsId="5" />);
  await screen.findByText('¥6.60');
  screen.getByText('每单 20 盒以内');
  expect(screen.queryByRole('link', { name: '去拼团' })).toBeNull();
  cleanup();
  serves({ ...won, state: 'used' }, { ...won, use_end_time: '2020-01-01 00:00:00' });
  render(<TeamTerms isGroup goodsId="5" />);
  await screen.findByRole('link', { name: '去拼团' });
  screen.getByText('¥7.70');
});

test('an unverified member sees no price, even if the server sends it', async () => {
  put({ token: 'a'.repeat(32), yz: 0 });
  serves();
  render(<TeamTerms isGroup goodsId="5" />);
  await screen.findByRole('link', { name: '去拼团' });
  expect(document.body.textContent).not.toContain('7.70');
});
