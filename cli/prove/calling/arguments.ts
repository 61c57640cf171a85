/** From what stands on a command line to the arguments of a call, checked by the call's own declaration. */

import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import type { Call } from '#shared/contract/call.ts';
import { type Codec, type Fields, startAt } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { isSecretName } from '#shared/rules/secret-names.ts';
import type { CallWanted } from './call-arguments.ts';
import { say } from './dictionary.ts';
import { bodyFields, isNeeded, kindOf, parameterLine } from './parameters.ts';

/** The passwords, which travel encoded. */
const ENCODED = new Set(['password', 'confirm', 'pwd', 'pay_pwd']);

/** The arguments of a call, typed; a usage fault says what is unknown, missing or wrong, and what is right. */
export function readArguments(call: Call, { args, secrets, body }: Omit<CallWanted, 'script' | 'act'>): unknown {
  if (call.body?.is.includes('file')) throw new Fault('usage', say.upload);
  for (const [name, value] of Object.entries(args)) {
    if (isSecretName(name) && value !== '') throw secretOnCommandLine(name);
  }
  const encoded = Object.entries(secrets).map(([name, value]) => [
    name,
    ENCODED.has(name) ? encodePassword(value) : value,
  ]);
  const written: Readonly<Record<string, string>> = { ...args, ...Object.fromEntries(encoded) };
  const inBody = bodyFields(call);
  const unknown = Object.keys(written).find((name) => !(name in call.query.fields) && !(name in inBody));
  if (unknown !== undefined) throw new Fault('usage', say.unknownArg(call.path, unknown), { next: takes(call) });
  const given = body === undefined ? undefined : parsed(body);
  if (given !== undefined && !call.body) throw new Fault('usage', say.noBody(call.path), { next: takes(call) });
  if (call.body && Object.keys(inBody).length === 0 && given === undefined && isNeeded(call.body)) {
    throw new Fault('usage', say.bodyNeeded(call.path, call.body.is));
  }
  const query = readFields(call, call.query.fields, pick(written, call.query.fields));
  if (!call.body) return query;
  const read = Object.keys(inBody).length > 0 ? bodyObject(call, inBody, written, given) : readBody(call.body, given);
  return Object.keys(call.query.fields).length === 0 ? read : { query, body: read };
}

export const secretOnCommandLine = (name: string): Fault =>
  new Fault('usage', say.secretArg(name), { next: say.secretWays(name) });

function takes(call: Call): Words {
  const line = parameterLine(call);
  return line[0] === '' ? say.takesNothing : say.takes(line);
}

const pick = (all: Readonly<Record<string, string>>, fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name in fields));

function bodyObject(call: Call, fields: Fields, written: Readonly<Record<string, string>>, given: unknown): unknown {
  const own = pick(written, fields);
  if (given === undefined) return readFields(call, fields, own);
  return readBody(call.body as Codec<unknown>, { ...(given as object), ...own });
}

function readFields(call: Call, fields: Fields, written: Readonly<Record<string, string>>): Record<string, unknown> {
  const missing = Object.entries(fields).filter(([name, codec]) => !(name in written) && isNeeded(codec));
  if (missing.length > 0) {
    throw new Fault('usage', say.missingArgs(missing.map(([name]) => name).join(', ')), { next: takes(call) });
  }
  const read = Object.entries(fields).map(([name, codec]) => [name, readOne(name, codec, written[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function readOne(name: string, codec: Codec<unknown>, written: string | undefined): unknown {
  try {
    return codec.read(written === undefined ? undefined : spelled(codec, written), startAt(true));
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw new Fault('usage', say.wrongArg(name, kindOf(codec.is)));
  }
}

/** A list or an object is written as JSON, a list of single values also with commas. */
function spelled({ is }: Codec<unknown>, written: string): unknown {
  if (!/^(list|object|map)/.test(is)) return written;
  if (/^\s*[[{]/.test(written)) return parsed(written);
  return written.split(',').map((each) => each.trim());
}

function readBody(codec: Codec<unknown>, given: unknown): unknown {
  try {
    return codec.read(given, startAt(true));
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw new Fault('usage', say.wrongBody(error.path || '.', kindOf(error.expected)));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('usage', say.bodyNoJson, { cause });
  }
}
