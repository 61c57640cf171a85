import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const TRUE = Date.parse('2027-02-03T04:05:06.700Z');
const HOUR = 3_600_000;
const header = (at: number): string => new Date(at).toUTCString();

/** A device that is `wrong` ms ahead, and a server; `pass` lets both go on. */
function deviceWith(wrong: number) {
  let real = TRUE;
  let counted = 4_321;
  const state = { wrong, asleep: false };
  const clock = createServerClock({ date: () => real + state.wrong, passed: () => counted });
  const pass = (ms: number) => {
    real += ms;
    if (!state.asleep) counted += ms;
  };
  /** An answer after `way` ms, written in the middle. */
  const answer = (way = 80, written = real + way / 2, age: string | null = null) => {
    const sent = counted;
    pass(way);
    clock.hear(header(Math.floor(written / 1_000) * 1_000), age, sent);
  };
  return { clock, pass, answer, state, off: () => Math.round(clock.now() - real) };
}

test.each([0, 12 * HOUR, -12 * HOUR, 48.5 * HOUR, -48 * HOUR, -TRUE])(
  'a device that is %s ms ahead shows the server’s time within its second',
  (wrong) => {
    const { off, answer, pass } = deviceWith(wrong);
    expect(off()).toBe(wrong);
    answer();
    expect(Math.abs(off())).toBeLessThan(1_000);
    pass(7 * HOUR);
    expect(Math.abs(off())).toBeLessThan(1_000);
    for (let more = 0; more < 40; more++) {
      pass(313);
      answer();
    }
    expect(Math.abs(off())).toBeLessThan(200);
  },
);

test('a clock that is right never jumps', () => {
  const { off, answer, pass } = deviceWith(0);
  for (let more = 0; more < 60; more++) {
    answer(20 + more * 30);
    expect(off()).toBe(0);
    pass(777);
  }
});

test('a clock that is set by hand meanwhile goes on from the server’s time, at the latest with the next answer', () => {
  const { off, answer, pass, state } = deviceWith(0);
  answer();
  state.wrong = -26 * HOUR;
  pass(5_000);
  expect(Math.abs(off())).toBeLessThan(1_000);
  state.wrong = 26 * HOUR;
  answer();
  expect(Math.abs(off())).toBeLessThan(1_100);
});

test('after the device slept the time goes on', () => {
  const { off, answer, pass, state } = deviceWith(3 * HOUR);
  answer();
  state.asleep = true;
  pass(9 * HOUR);
  state.asleep = false;
  expect(Math.abs(off())).toBeLessThan(1_000);
  answer();
  expect(Math.abs(off())).toBeLessThan(1_000);
});

test('an answer that a cache kept does not turn the clock back; its age is added where it is told', () => {
  const { off, answer } = deviceWith(0);
  answer();
  answer(80, TRUE - 30 * 60_000);
  expect(off()).toBe(0);
  const other = deviceWith(-5 * HOUR);
  other.answer(80, TRUE - 90_000, '90');
  expect(Math.abs(other.off())).toBeLessThan(1_100);
});

test('without a readable header the device’s time counts', () => {
  const { off, clock } = deviceWith(2 * HOUR);
  clock.hear(null, null, 0);
  clock.hear('yesterday', '1', 0);
  expect(off()).toBe(2 * HOUR);
});

test('a shop whose time was moved ahead is followed', () => {
  const { off, answer } = deviceWith(0);
  answer();
  answer(80, TRUE + 72 * HOUR);
  expect(Math.abs(off() - 72 * HOUR)).toBeLessThan(1_000);
});
