/** Completes an answer that a test writes down only in part. Only tests use it. */
import { type Codec, type Fields, startAt } from '../wire.ts';

/** Neutral values: no, none, nothing, the first. */
const NEUTRAL: readonly unknown[] = ['0', '1', [], {}];

/** The answer in wire format, with a neutral value for each field that is left out and has to be readable. */
export function complete(codec: Codec<unknown>, raw: unknown): unknown {
  if ('fields' in codec) return completeFields(codec.fields as Fields, raw);
  const { holds } = codec;
  if (holds && Array.isArray(raw)) return raw.map((each) => complete(holds, each));
  if (holds && !codec.is.startsWith('list of') && isFields(raw)) return complete(holds, raw);
  return raw === undefined && !reads(codec, raw) ? NEUTRAL.find((each) => reads(codec, each)) : raw;
}

function completeFields(fields: Fields, raw: unknown): unknown {
  if (raw !== undefined && !isFields(raw)) return raw;
  const given = (raw ?? {}) as Record<string, unknown>;
  const completed = Object.entries(fields).map(([key, each]) => [key, complete(each, given[key])]);
  return { ...given, ...Object.fromEntries(completed.filter(([, value]) => value !== undefined)) };
}

const isFields = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function reads(codec: Codec<unknown>, raw: unknown): boolean {
  try {
    codec.read(raw, startAt(false));
    return true;
  } catch {
    return false;
  }
}
