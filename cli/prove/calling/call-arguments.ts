/** How the arguments of any call are written on a command line, and how what is secret of them is fetched. */

import { text as textOf } from 'node:stream/consumers';
import type { Cli } from '#cli/frame/cli.ts';
import { say } from '#cli/frame/dictionary.ts';
import { type Given, many, needed, readValue, valueList, word } from '#cli/frame/parameters.ts';
import { askHidden } from '#cli/frame/prompt.ts';

import { canAsk } from '#cli/frame/terminal.ts';
import { readPrivate } from '#cli/shop/private-file.ts';
import { Fault } from '#cli/text/fault.ts';
import { isSecretName } from '#shared/rules/secret-names.ts';

/** Script and act, or a path in one word. */
export const callArgs = {
  script: needed('<script>', ['脚本或整个路径，如 cart 或 cart.list', 'script or whole path: cart, cart.list']),
  act: word('[act]', ['操作，如 list', 'act: list']),
  rest: many('[arguments...]', ['参数，写作 名称=值', 'arguments, as NAME=VALUE']),
};

export const callOptions = {
  arg: valueList('--arg <name=value>', ['参数的另一种写法，可重复', 'the same as an option; repeatable']),
  secret: valueList('--secret <name=source>', [
    '机密参数：prompt|-|env:…|file:…，可重复',
    'a secret argument: prompt|-|env:…|file:…; repeatable',
  ]),
  body: word('--body <json>', ['请求体：JSON、文件名，或 - 为标准输入', 'body: JSON, a file, or - for stdin']),
};

type Written = Given<typeof callArgs> & Pick<Given<typeof callOptions>, 'arg' | 'secret' | 'body'>;

/** The call as it was named, and its arguments; secrets and body are fetched from where the options say, and the redactor knows the secrets from then on. */
export async function fetchArguments(cli: Cli, written: Written) {
  const { script, act, rest, arg, secret, body } = written;
  // A path that names its act leaves the second word to the arguments; no act holds an equals sign.
  const words = act?.includes('=') ? [act, ...rest] : rest;
  const args = { ...arg, ...Object.fromEntries(words.map((each) => readValue(callArgs.rest.spelling, each))) };
  const secrets: Record<string, string> = {};
  for (const [name, source] of Object.entries(secret)) {
    const value = await fromSource(cli, name, source);
    cli.output.redactor.learn(value);
    secrets[name] = value;
  }
  return { script, act: words === rest ? act : undefined, args, secrets, body: await bodyText(cli, body) };
}

export type CallWanted = Awaited<ReturnType<typeof fetchArguments>>;

async function fromSource(cli: Cli, name: string, source: string): Promise<string> {
  const { terminal } = cli;
  const [, kind, what = ''] = /^(prompt|-|env|file)(?::(.+))?$/s.exec(source) ?? [];
  const { noSecret, secretOnCommandLine } = await import('./arguments.ts');
  if (kind === undefined || (kind === 'prompt' && (!canAsk(terminal) || cli.json))) throw secretOnCommandLine(name);
  // Who types a secret sees first where it goes.
  await cli.profile();
  const value = await {
    prompt: () => askHidden(name, terminal),
    '-': async () => (await textOf(terminal.stdin)).split(/\r?\n/, 1)[0],
    env: async () => terminal.env[what],
    file: async () => (await readPrivate(what))?.split(/\r?\n/, 1)[0],
  }[kind as 'prompt' | '-' | 'env' | 'file']();
  if (value) return value;
  throw noSecret(name);
}

/** The JSON text that an option names: itself, a file, or stdin. Secrets in it are learnt, and refused on the command line. */
export async function bodyText({ terminal, output }: Cli, body: string | undefined): Promise<string | undefined> {
  if (body === undefined) return undefined;
  const inline = /^\s*[[{]/.test(body);
  const text = inline ? body : body === '-' ? await textOf(terminal.stdin) : await fileText(body);
  const secrets = secretsIn(text);
  const { secretOnCommandLine } = await import('./arguments.ts');
  if (inline && secrets[0]) throw secretOnCommandLine(secrets[0].name);
  output.redactor.learn(...secrets.map(({ value }) => value));
  return text;
}

async function fileText(file: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Fault('usage', say.noFile(file), { cause });
  });
}

function secretsIn(json: string): { readonly name: string; readonly value: string }[] {
  const found: { name: string; value: string }[] = [];
  try {
    JSON.parse(json, (name, value: unknown) => {
      if (isSecretName(name) && typeof value === 'string' && value !== '') found.push({ name, value });
      return value;
    });
  } catch {
    // What is no JSON is refused where the body is read.
  }
  return found;
}
