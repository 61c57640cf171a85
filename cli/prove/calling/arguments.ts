/** From what stands on a command line to the arguments of a call, checked by the call's own declaration. */
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { isSecretName } from '#shared/rules/secret-names.ts';
import { say } from './dictionary.ts';
import { bodyFields, handedOver, isNeeded, kindOf, parameterLine, readOrError } from './parameters.ts';

/** The passwords, which travel encoded. */
const ENCODED = new Set(['password', 'confirm', 'pwd', 'pay_pwd']);

/** The arguments of a call as they were written. */
interface ArgumentsWritten {
  readonly args: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string | undefined;
}

/** The arguments of a call, typed; a usage fault says what is unknown, missing or wrong, and what is right. */
export function readArguments(call: Call, { args, secrets, body }: ArgumentsWritten): unknown {
  if (call.body?.is.includes('file')) throw new Fault('usage', say.upload);
  for (const [name, value] of Object.entries(args)) {
    if (isSecretName(name) && value !== '') throw secretOnCommandLine(name);
  }
  const encoded = Object.entries(secrets).map(([name, value]) => [
    name,
    ENCODED.has(name) ? encodePassword(value) : value,
  ]);
  const written: Written = { ...args, ...Object.fromEntries(encoded) };
  const inBody = bodyFields(call);
  const unknown = Object.keys(written).find((name) => !(name in call.query.fields) && !(name in inBody));
  if (unknown !== undefined) throw new Fault('usage', say.unknownArg(call.path, unknown), { next: takes(call) });
  const given = body === undefined ? undefined : parsed(body);
  if (given !== undefined && !call.body) throw new Fault('usage', say.noBody(call.path), { next: takes(call) });
  if (call.body && Object.keys(inBody).length === 0 && given === undefined && isNeeded(call.body)) {
    throw new Fault('usage', say.bodyNeeded(call.path, call.body.is));
  }
  const query = readFields(call, call.query.fields, written);
  return handedOver(call, query, call.body && readBody(call, call.body, written, given));
}

export const secretOnCommandLine = (name: string): Fault =>
  new Fault('usage', say.secretArg(name), { next: say.secretWays(name) });

export const noSecret = (name: string): Fault => new Fault('usage', say.noSecret(name), { next: say.secretWays(name) });

function takes(call: Call): Words {
  const line = parameterLine(call);
  return line[0] === '' ? say.takesNothing : say.takes(line);
}

type Written = Readonly<Record<string, string>>;

/** The body: what was given as a whole, and over it the single fields that were written. */
function readBody(call: Call, codec: Codec<unknown>, written: Written, given: unknown): unknown {
  const fields = bodyFields(call);
  const isObject = Object.keys(fields).length > 0;
  if (isObject && given === undefined) return readFields(call, fields, written);
  const own = Object.fromEntries(Object.entries(written).filter(([name]) => name in fields));
  const read = readOrError(codec, isObject ? { ...(given as object), ...own } : given);
  if (!(read instanceof ShapeError)) return read;
  throw new Fault('usage', say.wrongBody(read.path || '.', kindOf(read.expected)));
}

function readFields(call: Call, fields: Fields, written: Written): Record<string, unknown> {
  const missing = Object.entries(fields).filter(([name, codec]) => !(name in written) && isNeeded(codec));
  if (missing.length > 0) {
    throw new Fault('usage', say.missingArgs(missing.map(([name]) => name).join(', ')), { next: takes(call) });
  }
  const read = Object.entries(fields).map(([name, codec]) => [name, readOne(name, codec, written[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function readOne(name: string, codec: Codec<unknown>, written: string | undefined): unknown {
  const read = readOrError(codec, written === undefined ? undefined : spelled(codec, written));
  if (read instanceof ShapeError) throw new Fault('usage', say.wrongArg(name, kindOf(codec.is)));
  return read;
}

/** A list or an object is written as JSON, a list of single values also with commas. */
function spelled({ is }: Codec<unknown>, written: string): unknown {
  if (!/^(list|object|map)/.test(is)) return written;
  if (/^\s*[[{]/.test(written)) return parsed(written);
  return written.split(',').map((each) => each.trim());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('usage', say.bodyNoJson, { cause });
  }
}
