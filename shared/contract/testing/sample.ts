/** A readable value of any codec, in wire format. Only tests use it. */
import type { Codec, Fields } from '../wire.ts';

const FIRSTS: readonly unknown[] = ['1', '2026-11-20 09:30:00', 'running', 'my', 'add_time', 'ASC'];

/** The first value that this codec reads without a note; objects and lists are built from their parts. */
export function sampleOf(codec: Codec<unknown>): unknown {
  if ('fields' in codec) {
    const fields = Object.entries(codec.fields as Fields);
    return Object.fromEntries(fields.map(([key, each]) => [key, sampleOf(each)]));
  }
  if (codec.holds)
    return codec.is.startsWith('list of')
      ? [sampleOf(codec.holds)]
      : codec.is.startsWith('map of')
        ? { 1: sampleOf(codec.holds) }
        : sampleOf(codec.holds);
  return FIRSTS.find((raw) => reads(codec, raw)) ?? {};
}

function reads(codec: Codec<unknown>, raw: unknown): boolean {
  const noted: never[] = [];
  try {
    codec.read(raw, { path: '', strict: true, noted });
    return noted.length === 0;
  } catch {
    return false;
  }
}
