/** What a busy server asks for: how long nobody should ask again (the header Retry-After). */

interface Heeding {
  readonly fetch: typeof fetch;
  /** ms until the moment that the last busy answer named, told once; undefined when none did. */
  takeWait(): number | undefined;
}

/** The same network, which remembers what busy answers ask for. */
export function heedingRetryAfter(over: typeof fetch, now: () => number): Heeding {
  let until: number | undefined;
  return {
    async fetch(input, init) {
      const answer = await over(input, init);
      if (answer.status === 429 || answer.status === 503) until = momentOf(answer.headers, now());
      return answer;
    },
    takeWait() {
      const wait = until === undefined ? undefined : until - now();
      until = undefined;
      return wait !== undefined && wait > 0 ? wait : undefined;
    },
  };
}

/** Seconds from now, or a date by the clock of whoever wrote it; undefined for anything else. */
function momentOf(headers: Headers, now: number): number | undefined {
  const header = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,6}$/.test(header)) return now + Number(header) * 1000;
  const [date, theirNow] = [Date.parse(header), Date.parse(headers.get('date') ?? '')];
  if (Number.isNaN(date)) return undefined;
  return Number.isNaN(theirNow) ? date : now + date - theirNow;
}
