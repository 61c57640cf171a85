// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testPage } from '#web/parts/testing/page-test.ts';
import { session } from '#web/state/session/session.ts';
import { footer } from '#web/state/shell/footer.ts';
import { serve } from '#web/state/testing.ts';
import HelpPage from './help-page.tsx';

testPage({ token: '' });

async function open(agency: object, shop: object = {}) {
  serve({ 'common.php?act=footer': () => ({ shop: { company: '药仓', ...shop }, agency, links: [] }) });
  await footer.reload();
  await act(async () => void render(<HelpPage />));
  await act(() => vi.advanceTimersByTimeAsync(2000));
}

test('only members have a salesman', async () => {
  await open({});
  expect(screen.queryByText('找业务员')).toBeNull();
  cleanup();
  session.token = 'b'.repeat(32);
  await open({});
  expect(screen.getByText('找业务员')).toBeTruthy();
});

test('each number has the name before it; a chat without an address and a code without a picture are left out', async () => {
  const phone = ['药品：0571-81234567，器械：0571-87654321'];
  await open({ phone, ttkefu_url: '#' }, { wechat_ewm: '0' });
  expect(screen.getAllByText(/^(药品|器械)$/).map((each) => each.textContent)).toEqual(['药品', '器械']);
  expect([screen.queryByText('在线客服'), screen.queryByText(/公众号/), screen.queryByRole('img')]).toEqual([
    null,
    null,
    null,
  ]);
});
