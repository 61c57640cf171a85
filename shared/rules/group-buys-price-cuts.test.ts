import { expect, test } from 'vitest';
import { canOrderWon, isWonOver, placesLeft, teamAt, teamTimeLeft } from './group-buys-price-cuts.ts';

const team = { state: 'running' as const, end_time: 100, use_end_time: undefined };

test('a running team has time until its end, a complete one until its price expires', () => {
  expect(teamTimeLeft(team, 40)).toBe(60);
  expect(teamTimeLeft(team, 140)).toBe(0);
  const won = { ...team, state: 'complete' as const, use_end_time: 300 };
  expect([teamTimeLeft(won, 140), canOrderWon(won, 299), canOrderWon(won, 300)]).toEqual([160, true, false]);
  expect([isWonOver(won, 299), isWonOver(won, 300)]).toEqual([false, true]);
  expect(canOrderWon({ ...won, state: 'used' }, 140)).toBe(false);
});

test('a running team has failed from its end on; without an end it goes on', () => {
  expect([teamAt(team, 99).state, teamAt(team, 100).state]).toEqual(['running', 'failed']);
  expect(teamAt({ ...team, end_time: null }, 100).state).toBe('running');
  expect(teamAt({ ...team, state: 'used' as const }, 140).state).toBe('used');
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
});
