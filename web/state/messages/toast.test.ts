// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { listSaved } from '#shared/messages/quick-order.ts';
import { loginLost } from '#shared/messages/wire.ts';

/** A tab: the storages are shared, nothing else is. */
async function openTab() {
  vi.resetModules();
  const { session, signIn, signOut, adoptLogin } = await import('../session/session.ts');
  const logIn = (token: string, name: string) => signIn({ ...session, token: token.repeat(32) }, name);
  return { ...(await import('./toast.ts')), logIn, signOut, adoptLogin };
}

test('a toast that may name what was typed goes when another member comes by another tab', async () => {
  const mine = await openTab();
  mine.logIn('a', 'yaodian');
  mine.say(listSaved('周一补货'));
  const other = await openTab();
  other.logIn('b', 'weirenzheng');
  expect(mine.toast.text).toBe('已存为「周一补货」');
  mine.adoptLogin();
  expect(mine.toast.text).toBe('');
});

test('one that tells of the lost login stays while this tab logs out', async () => {
  const tab = await openTab();
  tab.logIn('a', 'yaodian');
  tab.say(loginLost);
  tab.signOut(true);
  expect(tab.toast.text).toBe(loginLost.text);
});
