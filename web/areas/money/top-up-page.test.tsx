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

const show = async (hd_id: string, offers: object) => {
  session.token = 'a'.repeat(32);
  start.now = { phase: 'shown', settings: {} as Settings };
  serve({
    'recharge.php?act=list': () => offers,
    'user.php?act=user_center': () => ({ moneys: '0.00', acquire_money: '0.00' }),
  });
  render(<TopUpPage query={{ hd_id }} />);
};

const open = async (hd_id: string, have_pay: unknown = 1) => {
  await show(hd_id, { have_pay, czhd_list: [{ hd_id: '7', moneys: '5000', s_money: '100', title: '礼' }] });
  await screen.findByText('礼');
};

test('an address with an activity that is not there shows a message', async () => {
  await open('9');
  expect(screen.getByText('没有找到该充值活动，可能已结束，请选择其他活动或金额')).toBeTruthy();
});

test('an offered activity is chosen, without a message', async () => {
  await open('7');
  expect(screen.queryByText(/没有找到该充值活动/)).toBeNull();
});

test.each(['2', 'x', null, 0])('with have_pay %j, which is not 1, payment is off (document 2 §2)', async (have_pay) => {
  await open('7', have_pay);
  expect(screen.getByText('支付未开启，不能支付')).toBeTruthy();
  expect((screen.getByRole('button', { name: '下一步' }) as HTMLButtonElement).disabled).toBe(true);
});

test.each(['活动', [{ moneys: '5000', s_money: '100', title: '礼' }], undefined])(
  'activities that came and cannot be read (%j) are a failure: no amount is offered without its bonus',
  async (czhd_list) => {
    await show('7', { have_pay: 1, czhd_list });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect([screen.queryByText(/没有找到/), screen.queryByText('下一步')]).toEqual([null, null]);
  },
);

test('a bonus that cannot be read is none of 0: what is credited is unknown', async () => {
  await show('8', { have_pay: 1, czhd_list: [{ hd_id: '8', moneys: '300', s_money: '很多', title: '礼' }] });
  expect((await screen.findByText('到账')).parentElement).toHaveProperty('textContent', '到账 ¥—');
});
