/** Where the code of a text message comes from: a person, or the stand-in that sent it. */
import { Fault } from '#cli/services/fault.ts';
import type { Cli } from './cli.ts';
import { operatorOf } from './operator.ts';
import { canAsk } from './terminal.ts';

export const smsSources = ['prompt', 'sandbox'] as const;

/** Brings the code; without a source the person is asked, and where nobody is, a stand-in's operator. */
export async function smsCode(
  cli: Cli,
  source: (typeof smsSources)[number] | undefined,
  signal: AbortSignal,
): Promise<string> {
  const { kind } = await cli.profile();
  const asks = canAsk(cli.terminal) && !cli.json;
  const isStandIn = kind === 'local' || kind === 'sandbox';
  const chosen = source ?? (asks ? 'prompt' : isStandIn ? 'sandbox' : undefined);
  if (chosen === 'sandbox') {
    const { latestSmsCode } = await import('#cli/services/sandbox.ts');
    return latestSmsCode(await operatorOf(cli));
  }
  if (chosen === undefined || !asks) throw nobodyAsked();
  const { askShown } = await import('./prompt.ts');
  return askShown(cli.say('短信验证码', 'Code of the text message'), cli.terminal, signal);
}

const nobodyAsked = (): Fault =>
  new Fault('login', ['登录需要短信验证码', 'this login needs the code of a text message'], {
    next: ['请在终端中登录', 'log in from a terminal'],
  });
