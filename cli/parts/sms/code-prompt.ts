/** Answers the states of the SMS flow: captcha letters, the code, and what to do about an undeliverable message. */
import { Fault } from '#cli/text/fault.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { both } from '../run-once.ts';

/** A wrong code is asked again; so often in all. */
const CODE_TRIES = 3;

/** For an undeliverable message: skip the check, wait, or send another one. */
export type SmsDecision = 'skip' | 'wait' | 'again';

export interface SmsHelp {
  /** The code sent to `phone` ('' if only the shop knows it); called again after a wrong one. */
  code(signal: AbortSignal, phone: string): Promise<string>;
  /** Decides about an undeliverable message; a fault ends the check. */
  readonly undeliverable?: (signal: AbortSignal) => Promise<SmsDecision>;
}

export type CodeEvent =
  | { readonly type: 'send'; readonly letters: string }
  | { readonly type: 'check'; readonly code: string }
  | { readonly type: 'skip' | 'waitOn' | 'leave' };

/** In idle states the previous message stays. */
const isNewlyTold = ({ message, idle }: SmsState): boolean => message !== undefined && !idle;

const bare = () => ({
  /** How often a code was asked for; whether a question is open. */
  asked: 0,
  asking: false,
  /** The current offer to skip was passed on. */
  offered: false,
  /** Send another message as soon as possible. */
  again: false,
  fault: undefined as unknown,
  /** The flow is working and would miss events. */
  busy: false,
  events: [] as CodeEvent[],
});

/** `phoneOf` is the recipient, '' if only the shop knows it. */
export function createCodePrompt(help: SmsHelp, send: (event: CodeEvent) => void, phoneOf = () => '') {
  const ending = new AbortController();
  const { signal } = ending;
  const prompt = bare();

  function tell(event: CodeEvent): void {
    if (prompt.busy) return void prompt.events.push(event);
    prompt.busy = true;
    send(event);
  }
  function failed(error: unknown): void {
    if (signal.aborted) return;
    prompt.fault ??= error;
    send({ type: 'leave' });
  }
  function decided(decision: SmsDecision): void {
    prompt.again ||= decision === 'again';
    tell({ type: decision === 'skip' ? 'skip' : 'waitOn' });
  }
  async function askCode(): Promise<void> {
    prompt.asked += 1;
    prompt.asking = true;
    try {
      tell({ type: 'check', code: await help.code(signal, phoneOf()) });
    } catch (error) {
      failed(error);
    }
    prompt.asking = false;
  }
  /** Passes an offer on once. */
  function offer(isOffered: boolean): void {
    const isNew = isOffered && !prompt.offered;
    prompt.offered = isOffered;
    if (isNew) help.undeliverable?.(signal).then(decided, failed);
  }
  function sendAgain(letters: string): void {
    prompt.again = false;
    // A new message brings new tries.
    prompt.asked = prompt.asking ? 1 : 0;
    tell({ type: 'send', letters });
  }
  return {
    /** Answers a state; throws if the check cannot go on. */
    at(sms: SmsState): void {
      prompt.busy = sms.working !== undefined;
      if (prompt.busy) return;
      const isSpent = prompt.asked >= CODE_TRIES;
      if (sms.error !== undefined && (!sms.sent || isSpent)) throw sms.error;
      // Refused before it was sent: a script's source would give the same code for ever.
      if (sms.message && isSpent && isNewlyTold(sms)) throw new Fault('usage', both(sms.message));
      offer(sms.offer !== undefined);
      const canSend = sms.sendIn === undefined;
      if (canSend && prompt.again) sendAgain(sms.captcha);
      else if (canSend && !sms.sent) tell({ type: 'send', letters: sms.captcha });
      else if (sms.sent && !prompt.asking && (prompt.asked === 0 || isNewlyTold(sms))) void askCode();
      const next = prompt.busy ? undefined : prompt.events.shift();
      if (next) tell(next);
    },
    fault: () => prompt.fault,
    close: () => ending.abort(),
  };
}
