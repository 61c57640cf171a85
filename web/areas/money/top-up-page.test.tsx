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

const open = async (hd_id: string, have_pay: unknown = 1) => {
  session.token = 'a'.repeat(32);
  start.now = { phase: 'shown', settings: {} as Settings };
  serve({
    'recharge.php?act=list': () => ({
      have_pay,
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

test.each(['2', 'x', null, 0])('with have_pay %j, which is not 1, payment is off (document 2 §2)', async (have_pay) => {
  await open('7', have_pay);
  expect(screen.getByText('支付未开启，不能支付')).toBeTruthy();
  expect((screen.getByRole('button', { name: '下一步' }) as HTMLButtonElement).disabled).toBe(true);
});
