import { expect, test } from 'vitest';
import { canOrderWon, isWonOver, placesLeft, teamTimeLeft, teamTurnsAt } from './group-buys-price-cuts.ts';

const team = { state: 'running' as const, end_time: 100, use_end_time: undefined };

test('a running team has time until its end, a complete one until its price expires', () => {
  expect(teamTimeLeft(team, 40)).toBe(60);
  expect(teamTimeLeft(team, 140)).toBe(0);
  const won = { ...team, state: 'complete' as const, use_end_time: 300 };
  expect([teamTimeLeft(won, 140), canOrderWon(won, 299), canOrderWon(won, 300)]).toEqual([160, true, false]);
  expect([isWonOver(won, 299), isWonOver(won, 300)]).toEqual([false, true]);
  expect(canOrderWon({ ...won, state: 'used' }, 140)).toBe(false);
});

test('a running team turns at its end, and any other does not', () => {
  expect(teamTurnsAt(team)).toBe(100);
  expect([teamTurnsAt({ ...team, end_time: null }), teamTurnsAt({ ...team, state: 'used' as const })]).toEqual([
    null,
    null,
  ]);
});

test('a won price without a time has not expired: its member can order, a stranger not', () => {
  for (const use_end_time of [undefined, null]) {
    const won = { state: 'complete' as const, use_end_time };
    expect([isWonOver(won, 300), canOrderWon(won, 300, true), canOrderWon(won, 300, false)]).toEqual([
      false,
      true,
      false,
    ]);
  }
});

test('free places are the needed less the taken ones', () => {
  expect([placesLeft({ need_num: 3, have_num: 1 }), placesLeft({ need_num: 3, have_num: 3 })]).toEqual([2, 0]);
  expect(placesLeft({ need_num: undefined, have_num: 1 })).toBeUndefined();
});
