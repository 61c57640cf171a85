import { expect, test, vi } from 'vitest';
import { user } from '#shared/contract/user.ts';
import { startAt } from '#shared/contract/wire.ts';
import { createUserLeft, type UserLeft, type UserLeftPorts } from './user-left-store.ts';

const leftOf = (name: string): UserLeft => user.userLeft.answer.read({ name }, startAt(false));

function menu() {
  let copyStored: ReturnType<UserLeftPorts['recall']>;
  let token = 'a'.repeat(32);
  let page = '/index';
  const fetch = vi.fn(async () => leftOf(token[0]!));
  const report = vi.fn();
  const ports = {
    report,
    token: () => token,
    page: () => page,
    fetch,
    recall: () => copyStored,
    keep: (copy: NonNullable<typeof copyStored>) => {
      copyStored = copy;
    },
  };
  /** Another login finds no copy: storage belongs to a member. */
  const logIn = (letter: string) => {
    copyStored = undefined;
    token = letter.repeat(32);
  };
  const go = (to: string) => {
    page = to;
  };
  return { fetch, report, logIn, go, open: () => createUserLeft(ports), copyStored: () => copyStored };
}

test('the side menu is fetched only when no copy exists', async () => {
  const { fetch, open } = menu();
  const first = open();
  await first.load();
  await first.load();
  const afterReload = open();
  await afterReload.load();
  expect(fetch).toHaveBeenCalledOnce();
  expect(afterReload.state.left?.name).toBe('a');
});

test('another login gets its own menu', async () => {
  const { fetch, logIn, open, copyStored } = menu();
  const store = open();
  await store.load();
  logIn('b');
  await store.load();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(store.state.left?.name).toBe('b');
  expect(copyStored()?.name).toBe('b');
});

test('an answer that arrives after the login has changed is dropped', async () => {
  const { fetch, logIn, open, copyStored } = menu();
  let answer = (_left: UserLeft): void => undefined;
  fetch.mockImplementationOnce(
    () =>
      new Promise<UserLeft>((resolve) => {
        answer = resolve;
      }),
  );
  const store = open();
  const late = store.load();
  logIn('b');
  await store.load();
  answer(leftOf('late'));
  await late;
  expect(store.state.left?.name).toBe('b');
  expect(copyStored()?.name).toBe('b');
});

test('a failed menu is reported once, and retried by the next page only', async () => {
  const { fetch, report, go, open } = menu();
  fetch.mockRejectedValueOnce(new Error('down'));
  const store = open();
  await store.load();
  expect(store.state.phase).toBe('failed');
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('down'));
  await store.load();
  expect(fetch).toHaveBeenCalledOnce();
  go('/cart');
  await store.load();
  expect(store.state.phase).toBe('shown');
});
