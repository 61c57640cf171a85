/** How long calls took, with their repetitions; all in ms. */

export interface Asked {
  readonly call: string;
  readonly ms: number;
}

export interface CallTime {
  readonly call: string;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** What a budget can be about. */
export const measures = ['p50', 'p95', 'max'] as const;
export type Measure = (typeof measures)[number];

function grouped(asked: readonly Asked[]): Map<string, Asked[]> {
  const byCall = new Map<string, Asked[]>();
  for (const each of asked) byCall.set(each.call, [...(byCall.get(each.call) ?? []), each]);
  return byCall;
}

/** By call, the slowest first. */
export function timesOf(asked: readonly Asked[]): CallTime[] {
  const byCall = grouped(asked);
  const times = [...byCall].map(([call, all]) => {
    const sorted = all.map(({ ms }) => ms).sort((a, b) => a - b);
    // The nearest rank: with few samples the 95th percentile is the slowest.
    const rank = (percent: number) => Math.round(sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0);
    return { call, count: sorted.length, p50: rank(50), p95: rank(95), max: rank(100) };
  });
  return times.sort((a, b) => b.p95 - a.p95);
}
