// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { CART_START_DELAY } from '#shared/rules/start-delay.ts';
import { api } from '#web/state/api.ts';
import { provideFailureHandler } from '#web/state/failure.ts';
import { put, signOut } from '#web/state/session.ts';
import { type Settings, start } from '#web/state/settings.ts';
import { CartPage } from './cart-page.tsx';

/** What the page shows in each state of its list; what it does with lines is proved in its store and in the journeys. */
const EMPTY = { success: 1, data: [], allCheckedList: [] } as unknown as AnswerOf<typeof cart.list>;

beforeEach(() => {
  vi.useFakeTimers();
  start.now = { phase: 'shown', settings: {} as Settings };
  provideFailureHandler(() => undefined);
  put({ token: 'a'.repeat(32) });
});

afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
});

/** The page over these answers of the cart's list, one after the other; what else it asks never comes. */
function open(...answers: (AnswerOf<typeof cart.list> | Error)[]) {
  const asked = vi.spyOn(api, 'send').mockImplementation((async (call: unknown) => {
    if (call !== cart.list) return new Promise(() => undefined);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  }) as typeof api.send);
  render(<CartPage />);
  return { lists: () => asked.mock.calls.filter(([call]) => (call as unknown) === cart.list).length };
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a visitor is led to the login, and nothing is asked', async () => {
  signOut();
  const { lists } = open();
  await passes(CART_START_DELAY);
  expect(screen.getByText('登录后才能使用！')).toBeTruthy();
  expect(lists()).toBe(0);
});

test('the skeleton stands until the list is there, which is asked for once', async () => {
  const { lists } = open(EMPTY);
  await passes(CART_START_DELAY - 1);
  expect([screen.queryByText('购物车还是空的'), lists()]).toEqual([null, 0]);
  await passes(1);
  expect([screen.getByText('购物车还是空的') !== null, lists()]).toEqual([true, 1]);
});

test('a network failure is no empty cart, and another try brings what is there', async () => {
  open(new NetworkError(cart.list.path, 'dropped'), EMPTY);
  await passes(CART_START_DELAY);
  expect(screen.queryByText('购物车还是空的')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(screen.getByText('购物车还是空的')).toBeTruthy();
});

test('a refusal shows the words of the server', async () => {
  open(new RefusedError(cart.list.path, 1, '购物车正在整理', false));
  await passes(CART_START_DELAY);
  expect(document.body.textContent).toContain('购物车正在整理');
  expect(screen.queryByText('购物车还是空的')).toBeNull();
});
