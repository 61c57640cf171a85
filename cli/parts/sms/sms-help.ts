/** Answers the SMS check: a person at the terminal, or flags. */
import type { Cli } from '#cli/frame/cli.ts';
import { say, undeliverableDecided } from '#cli/frame/dictionary.ts';
import { type Given, oneOf } from '#cli/frame/parameters.ts';
import { askShown } from '#cli/frame/prompt.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { own } from '#cli/shop/json.ts';
import { Fault } from '#cli/text/fault.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import type { SmsDecision, SmsHelp } from './code-prompt.ts';
import { PROMPT, smsOption, smsSource, sourceOf } from './sms-code.ts';

const policies = ['skip', 'wait', 'again', 'fail'] as const;
type Policy = (typeof policies)[number];

const undeliverableOption = oneOf(
  '--sms-undeliverable <what>',
  [
    '短信可能无法送达时（终端中询问，否则 fail）',
    'for a message that may never arrive (asked in a terminal, else fail)',
  ],
  policies,
);

export const smsOptions = { sms: smsOption, undeliverable: undeliverableOption };

export type SmsFlags = Given<typeof smsOptions>;

interface Checking {
  readonly step: string;
  readonly sms?: SmsState;
  readonly skipped?: boolean;
}

/** An offer to skip prints nothing: it is asked as a question. */
export function smsLine({ sms, skipped = false }: Checking, { say }: TextStyle): string | undefined {
  if (!sms || skipped) return undefined;
  const { sent, working, offer, message } = sms;
  if (message) return clean(message.text);
  if (working === 'checking' || offer) return undefined;
  return sent && working === undefined
    ? say('验证码已发送', 'a code was sent')
    : say('正在发送验证码…', 'sending a code…');
}

type Decide = NonNullable<SmsHelp['undeliverable']>;

/** A check is never skipped silently: without a terminal the flag decides, and without a flag the run fails. */
export async function smsHelp(cli: Cli, { sms, undeliverable }: SmsFlags): Promise<SmsHelp> {
  const code: SmsHelp['code'] = async (signal, phone) => (await smsSource(cli, sms, signal))(phone);
  const isAsked = undeliverable === undefined && canAsk(cli.terminal);
  if (!isAsked) return { code, undeliverable: decidedBy(undeliverable, cli.note) };
  const isTyped = sourceOf(cli, sms, await cli.profile()) === PROMPT;
  return inLines(cli, isTyped ? undefined : code);
}

export function decidedBy(policy: Policy = 'fail', note: (words: Words) => void): Decide {
  let sent = false;
  return async () => {
    if (policy === 'fail' || (policy === 'again' && sent))
      throw new Fault('server', say.undeliverable, { next: say.undeliverableWays });
    sent = policy === 'again';
    note(undeliverableDecided[policy]);
    return policy;
  };
}

async function decidedInLines(cli: Cli, signal: AbortSignal): Promise<SmsDecision> {
  for (;;) {
    const typed = await askShown(cli.say(...say.undeliverableAsked), cli.terminal, signal);
    const decision = own(DECISIONS, typed.trim().toLowerCase());
    if (decision) return decision;
  }
}
const DECISIONS: Readonly<Record<string, SmsDecision>> = {
  s: 'skip',
  w: 'wait',
  '': 'wait',
  r: 'again',
};

/** One question at a time: the code question is cancelled for the other one, and asked again after it. */
function inLines(cli: Cli, otherwise: SmsHelp['code'] | undefined): SmsHelp {
  let waiting = new AbortController();
  let free: Promise<void> = Promise.resolve();
  async function typed(signal: AbortSignal): Promise<string> {
    for (;;) {
      await free;
      waiting = new AbortController();
      const mine = waiting.signal;
      try {
        return await askShown(cli.say(...say.smsCode), cli.terminal, AbortSignal.any([signal, mine]));
      } catch (error) {
        if (signal.aborted || !mine.aborted) throw error;
      }
    }
  }
  return {
    code: otherwise ?? typed,
    async undeliverable(signal) {
      let done: () => void = () => undefined;
      free = new Promise((resolve) => {
        done = resolve;
      });
      waiting.abort();
      try {
        return await decidedInLines(cli, signal);
      } finally {
        done();
      }
    },
  };
}
