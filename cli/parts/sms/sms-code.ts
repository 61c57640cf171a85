/** The source of SMS codes: the flag, else the profile, else a prompt, else the stand-in. */
import type { Cli } from '#cli/frame/cli.ts';
import { say } from '#cli/frame/dictionary.ts';
import { word } from '#cli/frame/parameters.ts';
import { askShown } from '#cli/frame/prompt.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { latestSmsCode, operatorOf } from '../operator.ts';

export const smsOption = word('--sms <source>', [
  '短信验证码来源：prompt|sandbox|file:…|cmd:…|env:…',
  'source of codes of text messages: prompt|sandbox|file:…|cmd:…|env:…',
]);

export const PROMPT = 'prompt';

export function sourceOf(cli: Cli, flag: string | undefined, { kind, sms }: Profile): string | undefined {
  const isStandIn = kind === 'local' || kind === 'sandbox';
  const asks = canAsk(cli.terminal);
  return flag ?? (sms || (asks ? PROMPT : isStandIn ? 'sandbox' : undefined));
}

/** The code sent to `phone`; a login fault without a source. */
export async function smsCode(cli: Cli, source: string | undefined, signal: AbortSignal, phone = ''): Promise<string> {
  const chosen = sourceOf(cli, source, await cli.profile());
  if (chosen === undefined || (chosen === PROMPT && !canAsk(cli.terminal)))
    throw new Fault('login', say.smsNeeded, { next: say.smsWays });
  const { smsSourceOf } = await import('./sms-source.ts');
  const ports = {
    clock: cli.clock,
    signal,
    env: cli.terminal.env,
    async prompt() {
      return askShown(cli.say(...say.smsCode), cli.terminal, signal);
    },
    sandbox: async () => latestSmsCode(await operatorOf(cli)),
  };
  return smsSourceOf(chosen, ports)(phone);
}
