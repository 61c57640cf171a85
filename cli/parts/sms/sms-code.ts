/** The source of SMS codes: the flag, else the profile, else a prompt, else the stand-in. */
import type { Cli } from '#cli/frame/cli.ts';
import { say } from '#cli/frame/dictionary.ts';
import { word } from '#cli/frame/parameters.ts';
import { askShown } from '#cli/frame/prompt.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { isStandIn, type Profile } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { latestSmsCode, operatorOf } from '../operator.ts';
import type { SmsSource } from './sms-source.ts';

export const smsOption = word('--sms <source>', [
  '短信验证码来源：prompt|sandbox|file:…|cmd:…|env:…',
  'source of codes of text messages: prompt|sandbox|file:…|cmd:…|env:…',
]);

export const PROMPT = 'prompt';

export function sourceOf(cli: Cli, flag: string | undefined, profile: Profile): string | undefined {
  const asks = canAsk(cli.terminal);
  return flag ?? (profile.sms || (asks ? PROMPT : isStandIn(profile) ? 'sandbox' : undefined));
}

/** Known as a source at once. A person who cannot be asked is a login fault when a code is wanted. */
export async function smsSource(cli: Cli, source: string | undefined, signal: AbortSignal): Promise<SmsSource> {
  const { smsSourceOf } = await import('./sms-source.ts');
  return smsSourceOf(sourceOf(cli, source, await cli.profile()) ?? PROMPT, {
    clock: cli.clock,
    signal,
    env: cli.terminal.env,
    note: cli.note,
    async prompt() {
      if (!canAsk(cli.terminal)) throw new Fault('login', say.smsNeeded, { next: say.smsWays });
      return askShown(cli.say(...say.smsCode), cli.terminal, signal);
    },
    sandbox: async (phone) => latestSmsCode(await operatorOf(cli), phone),
  });
}
