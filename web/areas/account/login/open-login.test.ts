import { afterEach, expect, test, vi } from 'vitest';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { freshness } from '#web/navigation/reload-flags.ts';
import { session, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { openLogin } from './open-login.ts';

afterEach(signOut);

test('a login flags cart, index, intro and search for reload, and returns to the page that required it', async () => {
  start.now = { phase: 'shown', settings: { log_bs: '', chit_login: false } as Settings };
  const back = vi.fn();
  provideNavigator({ go: vi.fn(), back } as never);
  const token = 't'.repeat(32);
  const server = serve({
    'login.php?act=login': () => ({ agency_id: '1', token, name: '仁心', user_list: [], yz: 1, cartnum: 2 }),
  });
  const before = { ...freshness };
  const { edit, submit } = openLogin({ back: '', changed: false });
  edit({ user_name: 'renxin', password: 'secret1', agree: true });
  await submit();
  await vi.waitFor(() => expect(server.said).toEqual([expect.stringContaining('登录成功！')]));
  expect(session.token).toBe(token);
  for (const page of ['cart', 'index', 'intro', 'search'] as const) expect(freshness[page]).toBe(before[page] + 1);
  expect(back).toHaveBeenCalled();
});
