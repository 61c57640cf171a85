/** A time span in the units of a clock. */
export interface Countdown {
  readonly days: number;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The time until a moment (both in ms), never negative. Hours, minutes and seconds have two digits. */
export function countdown(until: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: two(Math.floor(left / 3600) % 24),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  };
}
