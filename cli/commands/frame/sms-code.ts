/** Where the code of a text message comes from: what a flag says, else the profile, else a person, else the stand-in that sent it. */
import type { Profile } from '#cli/services/environment/profile.ts';
import { Fault } from '#cli/services/fault.ts';
import type { Cli } from './cli.ts';
import { say } from './dictionary.ts';
import { operatorOf } from './operator.ts';
import { word } from './parameters.ts';
import { canAsk } from './terminal.ts';

/** The option of every command that may need a code. */
export const smsOption = word('--sms <source>', [
  '短信验证码来源：prompt|sandbox|file:…|cmd:…|env:…',
  'source of codes of text messages: prompt|sandbox|file:…|cmd:…|env:…',
]);

/** The source that asks a person. */
export const PROMPT = 'prompt';

/** The source that counts: the flag's, else the profile's, else a person, else the stand-in that sent the message. */
export function sourceOf(cli: Cli, flag: string | undefined, { kind, sms }: Profile): string | undefined {
  const isStandIn = kind === 'local' || kind === 'sandbox';
  const asks = canAsk(cli.terminal) && !cli.json;
  return flag ?? (sms || (asks ? PROMPT : isStandIn ? 'sandbox' : undefined));
}

/** Brings the code that was sent to `phone`. Throws a login fault that names the ways when there is no source. */
export async function smsCode(cli: Cli, source: string | undefined, signal: AbortSignal, phone = ''): Promise<string> {
  const chosen = sourceOf(cli, source, await cli.profile());
  if (chosen === undefined || (chosen === PROMPT && (!canAsk(cli.terminal) || cli.json)))
    throw new Fault('login', say.smsNeeded, { next: say.smsWays });
  const { smsSourceOf } = await import('#cli/services/sms-source.ts');
  const ports = {
    clock: cli.clock,
    signal,
    env: cli.terminal.env,
    async prompt() {
      const { askShown } = await import('./prompt.ts');
      return askShown(cli.say(...say.smsCode), cli.terminal, signal);
    },
    async sandbox() {
      const { latestSmsCode } = await import('#cli/services/sandbox.ts');
      return latestSmsCode(await operatorOf(cli));
    },
  };
  return smsSourceOf(chosen, ports)(phone);
}
