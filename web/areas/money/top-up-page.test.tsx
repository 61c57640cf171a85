// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import TopUpPage from './top-up-page.tsx';

afterEach(() => {
  cleanup();
  session.token = '';
});

const open = async (hd_id: string) => {
  session.token = 'a'.repeat(32);
  start.now = { phase: 'shown', settings: {} as Settings };
  serve({
    'recharge.php?act=list': () => ({
      have_pay: 1,
      czhd_list: [{ hd_id: '7', moneys: '5000', s_money: '100', title: '礼' }],
    }),
    'user.php?act=user_center': () => ({ moneys: '0.00', acquire_money: '0.00' }),
  });
  render(<TopUpPage query={{ hd_id }} />);
  await screen.findByText('礼');
};

test('an address with an ended activity shows a message', async () => {
  await open('9');
  expect(screen.getByText('该充值活动已结束，请选择其他活动或金额')).toBeTruthy();
});

test('an offered activity is chosen, without a message', async () => {
  await open('7');
  expect(screen.queryByText(/该充值活动已结束/)).toBeNull();
});
