// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testPage } from '#web/parts/testing/page-test.ts';
import { serve } from '#web/state/testing.ts';
import DailySignInPage from './daily-sign-in-page.tsx';

testPage({ now: new Date('2027-05-06T04:00:00Z') });

test.each([
  ['2027-05-06 11:59:00', undefined],
  ['2027-05-06 12:30:00', '奖池 05-06 12:30 更新'],
  [0, undefined],
])('gifts that are renewed at %s: %s', async (re_time, words) => {
  const days = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`signin${day}`, { gift_type: 3, gift_num: 10 }]));
  serve({
    'signin.php?act=signin': () => ({
      data: { signin_id: 4, lx_day: 0, is_get: 0, re_time, ...days },
      user_id: 1,
      user_integral: 5,
    }),
  });
  await act(async () => void render(<DailySignInPage />));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  const foot = document.querySelector('.signin__foot');
  expect(foot).not.toBeNull();
  expect(foot?.textContent?.match(/奖池.*/)?.[0]).toBe(words);
});
