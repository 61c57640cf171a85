// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import PreOrderPage from './pre-order-page.tsx';

afterEach(() => {
  cleanup();
  start.now = { phase: 'loading' };
  Object.assign(session, { token: '', yz: 0 });
});

test('each word of the urgent row toggles its switch', async () => {
  Object.assign(session, { token: 'a'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: { user_yz: true } as Settings };
  serve({
    'qhyg.php?act=info': () => ({
      data: { goods_name: '布洛芬', unitno_name: '盒', min_unitno: 1 },
      spce_list: [],
      priv: {},
    }),
    'qhyg.php?act=list': () => ({ data: [], page_next: 'end' }),
  });
  render(<PreOrderPage query={{ id: '5' }} />);
  await screen.findByRole('switch', { name: '急需', checked: false });
  fireEvent.click(screen.getByText('急需'));
  await screen.findByRole('switch', { name: '急需', checked: true });
  fireEvent.click(screen.getByText('采购优先安排'));
  await screen.findByRole('switch', { name: '急需', checked: false });
});
