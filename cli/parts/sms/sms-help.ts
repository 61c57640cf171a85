/** Who answers a check by text message: a person at a living screen, a person in plain lines, or the flags. */

import { canPick } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { say, undeliverableDecided } from '#cli/frame/dictionary.ts';
import { type Given, oneOf } from '#cli/frame/parameters.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { Words } from '#cli/text/words.ts';
import { nextEvent } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import type { SmsDecision, SmsHelp } from './code-desk.ts';
import { PROMPT, smsCode, smsOption, sourceOf } from './sms-code.ts';
import { smsLine } from './sms-line.ts';

/** What a flag can say about a message that may never arrive. */
const policies = ['skip', 'wait', 'again', 'fail'] as const;
type Policy = (typeof policies)[number];

export const undeliverableOption = oneOf(
  '--sms-undeliverable <what>',
  [
    '短信可能无法送达时（终端中询问，否则 fail）',
    'for a message that may never arrive (asked in a terminal, else fail)',
  ],
  policies,
);

export const smsOptions = { sms: smsOption, undeliverable: undeliverableOption };

export type SmsFlags = Given<typeof smsOptions>;

/** A help, and whether it tells the states of the check itself. */
export interface SmsHelper extends SmsHelp {
  readonly tells: boolean;
}

/** A state of a flow that has such a check in it. */
interface Checking {
  readonly step: string;
  readonly sms?: SmsState;
  readonly skipped?: boolean;
}

/** The lines of a check; none where the screen tells its states. */
export const smsLines =
  ({ tells }: SmsHelper) =>
  ({ sms, skipped = false }: Checking, paper: Paper): string | undefined =>
    tells || !sms || skipped ? undefined : smsLine(sms, paper);

type Decide = NonNullable<SmsHelp['undeliverable']>;

/** Makes ready to answer. Nobody skips a check without saying so: where nobody can be asked, the flag's word counts, and without one the run ends. */
export async function smsHelp(cli: Cli, { sms, undeliverable }: SmsFlags): Promise<SmsHelper> {
  const source = sourceOf(cli, sms, await cli.profile());
  if (canPick(cli)) return onScreen(cli, source, undeliverable);
  const code: SmsHelp['code'] = (signal, phone) => smsCode(cli, sms, signal, phone);
  const isAsked = undeliverable === undefined && canAsk(cli.terminal);
  if (!isAsked) return { tells: false, code, undeliverable: decidedBy(undeliverable, cli.note) };
  return { tells: false, ...inLines(cli, source === PROMPT ? undefined : code) };
}

/** What a flag decides; the careful word counts where there is none. */
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

/** Asks a person in a line what to do about a message that may never arrive. */
export async function decidedInLines(cli: Cli, signal: AbortSignal): Promise<SmsDecision> {
  const { askShown } = await import('#cli/frame/prompt.ts');
  for (;;) {
    const typed = await askShown(cli.say(...say.undeliverableAsked), cli.terminal, signal);
    const decision = DECISIONS[typed.trim().toLowerCase()];
    if (decision) return decision;
  }
}
const DECISIONS: Readonly<Record<string, SmsDecision>> = {
  ...{ s: 'skip', y: 'skip', 是: 'skip', w: 'wait', n: 'wait', 否: 'wait', '': 'wait', r: 'again' },
};

/** One question at a time: the one for the code gives way to the one about the message, and comes back after it. */
function inLines(cli: Cli, otherwise: SmsHelp['code'] | undefined): SmsHelp {
  let waiting = new AbortController();
  let free: Promise<void> = Promise.resolve();
  async function typed(signal: AbortSignal): Promise<string> {
    const { askShown } = await import('#cli/frame/prompt.ts');
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

/** The check on a screen of its own, which is gone before anything else is asked. */
function onScreen(cli: Cli, source: string | undefined, policy: Policy | undefined): SmsHelper {
  const codes = createInbox<string>();
  const wishes = createInbox<SmsDecision>();
  const notes: Words[] = [];
  const isTyped = source === PROMPT;
  let now: { readonly sms: SmsState; readonly again: boolean } | undefined;
  let opening: Promise<{ draw(): void; close(): Promise<void> }> | undefined;
  function wished(decision: SmsDecision): void {
    if (now && decision === 'again') now = { ...now, again: true };
    if (decision === 'skip') notes.push(undeliverableDecided.skip);
    wishes.send(decision);
  }
  async function open() {
    const { openSms } = await import('./sms-screen.tsx');
    const shown = isTyped ? undefined : (source ?? '').split(':', 1)[0];
    return openSms(
      cli,
      shown,
      () => now,
      (answer) => (answer.type === 'code' ? codes.send(answer.code) : wished(answer.type)),
    );
  }
  return {
    tells: true,
    code: isTyped
      ? (signal) => nextEvent({ signal, events: codes })
      : (signal, phone) => smsCode(cli, source, signal, phone),
    ...(policy && { undeliverable: decidedBy(policy, (words) => void notes.push(words)) }),
    wish: (signal) => nextEvent({ signal, events: wishes }),
    sees(sms) {
      now = { sms, again: now?.again === true && sms.working !== 'sending' };
      opening ??= open();
      void opening.then((live) => live.draw());
    },
    async close() {
      await (await opening)?.close();
      for (const words of notes) cli.note(words);
    },
  };
}
