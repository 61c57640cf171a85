/** Arguments of a call from the command line, typed and checked by its declaration. */
import type { Cli } from '#cli/frame/cli.ts';
import { readValue } from '#cli/frame/parameters.ts';
import { askHidden } from '#cli/frame/prompt.ts';
import { firstLine } from '#cli/frame/secrets.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { findCall } from '#cli/shop/find-call.ts';
import { jsonOf, own } from '#cli/shop/json.ts';
import { bytesOfInput, readNamed, readPrivate, textOfNamed } from '#cli/shop/private-file.ts';
import { secretsIn } from '#cli/shop/redaction/redactor.ts';
import { Fault } from '#cli/text/fault.ts';
import { typeWords } from '#cli/text/type-words.ts';
import type { Words } from '#cli/text/words.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { isBlank } from '#shared/rules/login/blank.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { isSecretName } from '#shared/rules/trail/secret-names.ts';
import { say } from './dictionary.ts';
import { type CallWritten, callArgs } from './options.ts';
import { bodyFields, handedOver, isNeeded, parameterLine, readOrError } from './parameters.ts';

export type Prepared = Awaited<ReturnType<typeof prepareCall>>;

/** Reads the call, its arguments, secrets and body. The redactor learns the secrets. */
export async function prepareCall(cli: Cli, { script, act, rest, arg, secret, body }: CallWritten) {
  // After a path that names its act, the second word is an argument.
  const words = act?.includes('=') ? [act, ...rest] : rest;
  const args = { ...arg, ...Object.fromEntries(words.map((each) => readValue(callArgs.rest.spelling, each))) };
  const read: [name: string, secret: string][] = [];
  for (const [name, source] of Object.entries(secret)) read.push([name, await fromSource(cli, name, source)]);
  const secrets = Object.fromEntries(read);
  cli.output.redactor.learn(...Object.values(secrets));
  const written = { args, secrets, body: await bodyText(cli, body) };
  const { call } = findCall(script, words === rest ? act : undefined);
  return { call, args: readArguments(call, written) };
}

/** A secret from `prompt`, `-`, `env:NAME` or `file:FILE`; a usage fault for anything else. */
export async function fromSource(cli: Cli, name: string, source: string): Promise<string> {
  const { terminal } = cli;
  const [, kind, what = ''] = /^(prompt|-|env|file)(?::(.+))?$/s.exec(source) ?? [];
  if (kind === undefined || (kind === 'prompt' && (!canAsk(terminal) || cli.json))) throw secretOnCommandLine(name);
  // Print the profile before the secret is typed.
  await cli.profile();
  const value = await {
    prompt: () => askHidden(name, terminal),
    '-': async () => firstLine((await bytesOfInput(terminal.stdin)).toString()),
    env: async () => firstLine(own(terminal.env, what) ?? ''),
    file: async () => firstLine((await readPrivate(what)) ?? ''),
  }[kind as 'prompt' | '-' | 'env' | 'file']();
  if (!isBlank(value)) return value;
  throw new Fault('usage', say.noSecret(name), { next: say.secretWays(name) });
}

/** `--body` is JSON, a file, or `-` for stdin. Secrets are refused on the command line. */
async function bodyText({ terminal, output }: Cli, body: string | undefined): Promise<string | undefined> {
  if (body === undefined) return undefined;
  const isInline = /^\s*[[{]/.test(body);
  const text = isInline
    ? body
    : body === '-'
      ? textOfNamed('stdin', await bytesOfInput(terminal.stdin))
      : await readNamed(body);
  // What is no JSON is refused where the body is read.
  const secrets = secretsIn(jsonOf(text));
  if (isInline && secrets[0]) throw secretOnCommandLine(secrets[0].name);
  output.redactor.learn(...secrets.map(({ value }) => value));
  return text;
}

const ENCODED = new Set(['password', 'confirm', 'pwd', 'pay_pwd']);

interface ArgumentsWritten {
  readonly args: Written;
  readonly secrets: Written;
  readonly body: string | undefined;
}
type Written = Readonly<Record<string, string>>;

/** A usage fault names what is unknown, missing or wrong. */
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
  const unknown = Object.keys(written).find(
    (name) => !Object.hasOwn(call.query.fields, name) && !Object.hasOwn(inBody, name),
  );
  if (unknown !== undefined) throw new Fault('usage', say.unknownArg(call.path, unknown), { next: takes(call) });
  const given = body === undefined ? undefined : parsed(body);
  if (given !== undefined && !call.body) throw new Fault('usage', say.noBody(call.path), { next: takes(call) });
  if (call.body && Object.keys(inBody).length === 0 && given === undefined && isNeeded(call.body)) {
    throw new Fault('usage', say.bodyNeeded(call.path, call.body.is));
  }
  const query = readFields(call, call.query.fields, written);
  return handedOver(call, query, call.body && readBody(call, call.body, written, given));
}

const secretOnCommandLine = (name: string): Fault =>
  new Fault('usage', say.secretArg(name), { next: say.secretWays(name) });

function takes(call: Call): Words {
  const line = parameterLine(call);
  return line[0] === '' ? say.takesNothing : say.takes(line);
}

/** Single fields override the JSON. */
function readBody(call: Call, codec: Codec<unknown>, written: Written, given: unknown): unknown {
  const fields = bodyFields(call);
  const isObject = Object.keys(fields).length > 0;
  if (isObject && given === undefined) return readFields(call, fields, written);
  const single = Object.fromEntries(Object.entries(written).filter(([name]) => Object.hasOwn(fields, name)));
  const read = readOrError(codec, isObject ? { ...(given as object), ...single } : given);
  if (!(read instanceof ShapeError)) return read;
  throw new Fault('usage', say.wrongBody(read.path || '.', typeWords(read.expected)));
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
  if (read instanceof ShapeError) throw new Fault('usage', say.wrongArg(name, typeWords(codec.is)));
  return read;
}

/** Lists and objects are written as JSON; a list of plain values may be comma-joined. */
function spelled({ is }: Codec<unknown>, written: string): unknown {
  if (!/^(list|object|map)/.test(is)) return written;
  if (/^\s*[[{]/.test(written)) return parsed(written);
  return written.split(',').map((each) => each.trim());
}

function parsed(text: string): unknown {
  const read = jsonOf(text);
  if (read === undefined) throw new Fault('usage', say.bodyNoJson);
  return read;
}
