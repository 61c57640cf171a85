/** Makes the arguments of a call from `send` of a scenario file; missing fields get their lenient default. */
import { hasQuery, readOrError } from '#cli/prove/calling/parameters.ts';
import { Fault } from '#cli/text/fault.ts';
import { plainly } from '#cli/text/words.ts';
import type { ArgsOf, Call } from '#shared/contract/call.ts';
import { images } from '#shared/contract/images.ts';
import { type Codec, type Fields, plain, startVerbatim } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { picture } from '../picture.ts';
import { say } from './dictionary.ts';

const wrongArguments = (message: string): Fault => new Fault('usage', plainly(message));

/** A call with a query and a body takes both by name: `{ query, body }`. An upload sends a picture of one pixel. */
export function argumentsOf<C extends Call>(call: C, send: unknown): ArgsOf<C> {
  if (!call.body || !hasQuery(call)) return complete(call.body ?? call.query, send ?? {}, 'send') as ArgsOf<C>;
  const { query, body } = (send ?? {}) as { query?: unknown; body?: unknown };
  const sent = call.path === images.imagesUp.path ? picture() : complete(call.body, body ?? {}, 'send.body');
  return { query: complete(call.query, query ?? {}, 'send.query'), body: sent } as ArgsOf<C>;
}

/**
 * Throws a usage fault if a file sends an unknown field or lacks a needed one. Values that are known only at run time
 * (`${name}`) are checked then.
 */
export function misfit(call: Call, send: unknown): void {
  if (!JSON.stringify(send ?? null).includes('${')) return void argumentsOf(call, send);
  const { fields = {} } = (call.body ?? {}) as { readonly fields?: Fields };
  const { query, body } = send as { query?: unknown; body?: unknown };
  if (!call.body) withDefaults(call.query.fields, send, 'send');
  else if (hasQuery(call)) {
    if (typeof query !== 'string') withDefaults(call.query.fields, query ?? {}, 'send.query');
    if (isObject(body)) withDefaults(fields, body, 'send.body');
  } else if (isObject(send)) withDefaults(fields, send, 'send');
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function complete(codec: Codec<unknown> & { readonly fields?: Fields }, given: unknown, path: string): unknown {
  const whole = codec.fields ? withDefaults(codec.fields, given, path) : given;
  try {
    const strict = startVerbatim(true);
    return codec.read(codec.write(whole, plain), strict);
  } catch (error) {
    if (error instanceof ShapeError) throw wrongArguments(`${path}.${error.path} should be ${error.expected}`);
    throw wrongArguments(`${path} should be ${codec.is}`);
  }
}

function withDefaults(fields: Fields, given: unknown, path: string): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw wrongArguments(`${path} should be an object`);
  }
  const values = given as Readonly<Record<string, unknown>>;
  const strange = Object.keys(values).find((name) => !Object.hasOwn(fields, name));
  if (strange !== undefined) {
    throw wrongArguments(`${path}.${strange} is not taken; there are ${Object.keys(fields).join(', ') || 'none'}`);
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, codec]) => [name, values[name] ?? defaultOf(codec, `${path}.${name}`)]),
  );
}

function defaultOf(codec: Codec<unknown>, path: string): unknown {
  const read = readOrError(codec, undefined, false);
  if (read instanceof ShapeError) throw wrongArguments(`${path} is missing: ${codec.is}`);
  return read;
}

export type Bag = Map<string, unknown>;

/** Replaces every `${name}`. A text that is only `${name}` becomes the value itself, with its type. */
export function filled(value: unknown, bag: Bag): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, bag));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, bag)]));
  }
  if (typeof value !== 'string') return value;
  const whole = /^\$\{(\w+)\}$/.exec(value)?.[1];
  if (whole !== undefined) return named(whole, bag);
  return value.replace(/\$\{(\w+)\}/g, (_, name: string) => String(named(name, bag)));
}

function named(name: string, bag: Bag): unknown {
  if (bag.has(name)) return bag.get(name);
  // A file cannot use the legs' own values.
  const known = [...bag.keys()].filter((each) => !each.startsWith('$'));
  throw new Fault('usage', say.noValue(name, known.join(', ')));
}
