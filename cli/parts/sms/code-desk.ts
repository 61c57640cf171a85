/** Answers the states of a check by text message: types the letters, brings the code, and what is decided about a message that may never arrive. */
import type { SmsState } from '#shared/flows/verify-sms.ts';

/** How often a code is asked for. */
const CODE_TRIES = 3;

/** What to do about a message: go on without the check, wait on, or send another one. */
export type SmsDecision = 'skip' | 'wait' | 'again';

/** Whoever answers what a check by text message asks. */
export interface SmsHelp {
  /** Brings the code that was sent to `phone` ('' where the shop alone knows it); called again after a wrong one. */
  code(signal: AbortSignal, phone: string): Promise<string>;
  /** Decides about a message that may never arrive; its fault ends the check. Absent, the offer stands. */
  readonly undeliverable?: (signal: AbortSignal) => Promise<SmsDecision>;
}

/** What a flow with such a check is told. */
export type DeskEvent =
  | { readonly type: 'send'; readonly letters: string }
  | { readonly type: 'check'; readonly code: string }
  | { readonly type: 'skip' | 'waitOn' | 'leave' };

/** While only time goes by, the words of before still stand. */
const isNewlyTold = ({ message, idle }: SmsState): boolean => message !== undefined && !idle;

/** What stands at a desk. */
const bare = () => ({
  /** How often a code was asked for, and whether that question is open. */
  asked: 0,
  asking: false,
  /** The present offer to skip has been put to somebody. */
  offered: false,
  /** Another message is to go out as soon as one can. */
  again: false,
  fault: undefined as unknown,
  /** The flow is at something, and would overhear what it is told now. */
  busy: false,
  /** What it is told as soon as it listens. */
  events: [] as DeskEvent[],
});

/** Opens the desk of one check; `phoneOf` is where the message goes, '' where the shop alone knows. */
export function createCodeDesk(help: SmsHelp, send: (event: DeskEvent) => void, phoneOf = () => '') {
  const ending = new AbortController();
  const { signal } = ending;
  const desk = bare();

  function tell(event: DeskEvent): void {
    if (desk.busy) return void desk.events.push(event);
    desk.busy = true;
    send(event);
  }
  function failed(error: unknown): void {
    if (signal.aborted) return;
    desk.fault ??= error;
    send({ type: 'leave' });
  }
  function decided(decision: SmsDecision): void {
    desk.again ||= decision === 'again';
    tell({ type: decision === 'skip' ? 'skip' : 'waitOn' });
  }
  async function askCode(): Promise<void> {
    desk.asked += 1;
    desk.asking = true;
    try {
      tell({ type: 'check', code: await help.code(signal, phoneOf()) });
    } catch (error) {
      failed(error);
    }
    desk.asking = false;
  }
  /** An offer is put to somebody once, however many states show it. */
  function offer(isOffered: boolean): void {
    const isNew = isOffered && !desk.offered;
    desk.offered = isOffered;
    if (isNew) help.undeliverable?.(signal).then(decided, failed);
  }
  function sendAgain(letters: string): void {
    desk.again = false;
    // Another message brings as many tries as the first one.
    desk.asked = desk.asking ? 1 : 0;
    tell({ type: 'send', letters });
  }
  return {
    /** Answers a state; throws what the step cannot go on after. */
    at(sms: SmsState): void {
      desk.busy = sms.working !== undefined;
      if (desk.busy) return;
      if (sms.error !== undefined && (!sms.sent || desk.asked >= CODE_TRIES)) throw sms.error;
      offer(sms.offer !== undefined);
      const canSend = sms.sendIn === undefined;
      if (canSend && desk.again) sendAgain(sms.captcha);
      else if (canSend && !sms.sent) tell({ type: 'send', letters: sms.captcha });
      else if (sms.sent && !desk.asking && (desk.asked === 0 || isNewlyTold(sms))) void askCode();
      const next = desk.busy ? undefined : desk.events.shift();
      if (next) tell(next);
    },
    /** Why it cannot go on, if so. */
    fault: () => desk.fault,
    /** Takes back the questions that still stand. */
    close: () => ending.abort(),
  };
}
