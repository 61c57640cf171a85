/** The values of `--set`. */
import type { Cli } from '#cli/frame/cli.ts';
import { looksSecret } from '#cli/shop/redaction/unknown-secrets.ts';
import { Fault } from '#cli/text/fault.ts';
import { isSecretName } from '#shared/rules/trail/secret-names.ts';
import { fromSource } from '../calling/arguments.ts';
import { say } from './dictionary.ts';

type Values = Readonly<Record<string, string>>;

/** Throws a usage fault for a secret on the command line: others read it there. It comes from the environment or a file. */
export async function setValues(cli: Cli, written: Values): Promise<Values> {
  const read: [name: string, value: string][] = [];
  for (const [name, value] of Object.entries(written))
    read.push([name, isSecretName(name) || looksSecret(name) ? await secretOf(cli, name, value) : value]);
  return Object.fromEntries(read);
}

async function secretOf(cli: Cli, name: string, source: string): Promise<string> {
  if (!/^(env|file):/.test(source)) throw new Fault('usage', say.secretSet(name), { next: say.secretSetWays(name) });
  const secret = await fromSource(cli, name, source);
  cli.output.redactor.learn(secret);
  return secret;
}
