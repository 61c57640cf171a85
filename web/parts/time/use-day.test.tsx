// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shortDay, shortMinute } from './day.ts';
import { useDay, useNewDay } from './use-day.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a page that is open over midnight in Shanghai shows the new day and asks once', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-08-09T23:59:57+08:00') });
  const ask = vi.fn();
  function Page() {
    useNewDay(ask);
    return <p>{useDay()}</p>;
  }
  render(<Page />);
  expect(screen.getByText('2027-08-09')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(ask).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('2027-08-10')).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('this year goes without saying, another year does not', () => {
  vi.useFakeTimers({ now: Date.parse('2028-01-01T03:00:00+08:00') });
  const at = (time: string) => Date.parse(`${time}+08:00`);
  expect([shortDay(at('2028-01-01T00:00:00')), shortMinute(at('2028-02-03T04:05:00'))]).toEqual([
    '01-01',
    '02-03 04:05',
  ]);
  expect([shortDay(at('2027-12-31T23:59:00')), shortMinute(at('2029-02-03T04:05:00'))]).toEqual([
    '2027-12-31',
    '2029-02-03 04:05',
  ]);
});
