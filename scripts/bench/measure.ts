/** Measures latencies with several requests at a time. */

/** One kind of request: requests per second, and latencies in ms. */
export interface Figures {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Concurrent requests. */
export const AT_ONCE = 16;
/** Duration of a measurement, ms. */
export const LASTS = Number(process.env.MS ?? 3000);
const WARM_UP = 300;

/** Collects latencies by name. */
export class Stopwatch {
  #taken = new Map<string, number[]>();
  #started = performance.now();

  /** Times a task under a name. */
  async time<T>(name: string, task: () => Promise<T>): Promise<T> {
    const from = performance.now();
    const done = await task();
    const all = this.#taken.get(name) ?? [];
    all.push(performance.now() - from);
    this.#taken.set(name, all);
    return done;
  }

  figures(): Figures[] {
    const seconds = (performance.now() - this.#started) / 1000;
    return [...this.#taken].map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
      return { name, perSecond: all.length / seconds, p50: at(0.5), p99: at(0.99) };
    });
  }
}

/** Repeats a request, `AT_ONCE` at a time, for `LASTS` ms. */
export async function repeat(name: string, request: (round: number) => Promise<unknown>): Promise<Figures[]> {
  await runFor(WARM_UP, (_at, round) => request(round));
  const watch = new Stopwatch();
  await runFor(LASTS, (_at, round) => watch.time(name, () => request(round)));
  return watch.figures();
}

/** Runs `AT_ONCE` loops for this many ms. */
export async function runFor(ms: number, walk: (at: number, round: number) => Promise<unknown>): Promise<void> {
  const end = performance.now() + ms;
  const walkers = Array.from({ length: AT_ONCE }, async (_none, at) => {
    for (let round = 0; performance.now() < end; round += 1) await walk(at, round);
  });
  await Promise.all(walkers);
}

/** Prints figures as rows of a table. */
export function report(engine: string, what: string, figures: readonly Figures[]): void {
  for (const { name, perSecond, p50, p99 } of figures) {
    const numbers = [perSecond.toFixed(0).padStart(8), p50.toFixed(2).padStart(9), p99.toFixed(2).padStart(9)];
    console.log(`${engine.padEnd(11)} ${what.padEnd(13)} ${name.padEnd(14)} ${numbers.join(' ')}`);
  }
}
