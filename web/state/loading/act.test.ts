import { expect, test, vi } from 'vitest';
import { serve } from '#web/state/testing.ts';
import { act } from './act.ts';

test('a second act does nothing while one works, and the state says which', async () => {
  const state = { removing: '' };
  let end: (value: number) => void = () => undefined;
  const working = new Promise<number>((resolve) => {
    end = resolve;
  });
  const second = vi.fn(async () => 8);
  const first = act(state, 'removing', () => working, '41');
  expect(state.removing).toBe('41');
  expect(await act(state, 'removing', second, '42')).toBeUndefined();
  expect(second).not.toHaveBeenCalled();
  end(7);
  expect([await first, state.removing]).toEqual([7, '']);
});

test('what it throws is reported, and the next one works', async () => {
  const { failures } = serve({});
  const state = { sending: false };
  const lost = new Error('lost');
  expect(await act(state, 'sending', () => Promise.reject(lost))).toBeUndefined();
  expect([failures, state.sending]).toEqual([[lost], false]);
  expect(await act(state, 'sending', async () => 'sent')).toBe('sent');
});
