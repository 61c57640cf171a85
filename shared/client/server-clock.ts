/** The server's time, learned from the `Date` header of its answers. */

/** The device's two clocks: `date` may be set by hand, `passed` only counts, and may rest while the device sleeps. Both in ms. */
export interface DeviceClocks {
  date(): number;
  passed(): number;
}

export interface ServerClock {
  /** The server's time in ms since 1970; the device's until an answer told it. */
  now(): number;
  /** Hears the `Date` and `Age` headers of an answer whose request was sent at `sent` (of `passed`). */
  hear(date: string | null, age: string | null, sent: number): void;
}

/** The header has whole seconds. */
const SECOND = 1_000;

/** Servers behind one address may differ by this many ms. A larger step back is an answer that a cache has kept. */
const APART = 5_000;

/**
 * Each answer bounds the difference between the server's time and the device's counting clock: it was written after the
 * request was sent, and before it came. The difference moves only as far as the bounds ask for, so that a device whose clock
 * is right never jumps.
 */
export function createServerClock({ date, passed }: DeviceClocks): ServerClock {
  let told: { readonly server: number; readonly date: number; readonly passed: number } | undefined;
  let least = Number.NEGATIVE_INFINITY;
  const now = (): number => (told ? told.server + Math.max(date() - told.date, passed() - told.passed) : date());
  return {
    now,
    hear(said, age, sent) {
      const written = Date.parse(said ?? '') + (Number(age) || 0) * SECOND;
      if (Number.isNaN(written)) return;
      const came = passed();
      const [low, high] = [written - came, written + SECOND - sent];
      if (high < least - APART) return;
      least = Math.max(least, low);
      const difference = Math.max(low, Math.min(high, now() - came));
      told = { server: came + difference, date: date(), passed: came };
    },
  };
}
