/** Answers the states of a check by text message in a person's place: types the letters, asks for the code, skips what never arrives. */
import type { SmsState } from '#shared/flows/verify-sms.ts';

/** How often a code is asked for. */
const CODE_TRIES = 3;

export interface CodeDeskPorts {
  /** Brings the code; called again after a wrong one. */
  readonly code: (signal: AbortSignal) => Promise<string>;
  send(letters: string): void;
  check(code: string): void;
  skip(): void;
  leave(): void;
}

export interface CodeDesk {
  /** Answers a state; throws what the step cannot go on after. */
  at(sms: SmsState): void;
  /** Why no code could be brought, if so. */
  fault(): unknown;
  /** Takes back the question for the code, if it still stands. */
  close(): void;
}

/** Opens the desk of one check. */
export function createCodeDesk(ports: CodeDeskPorts): CodeDesk {
  const asking = new AbortController();
  let asked = 0;
  let waiting = false;
  let fault: unknown;

  async function askCode(): Promise<void> {
    asked += 1;
    waiting = true;
    try {
      ports.check(await ports.code(asking.signal));
    } catch (error) {
      fault = error;
      ports.leave();
    }
    waiting = false;
  }
  return {
    at(sms) {
      if (sms.working) return;
      if (sms.offer) return ports.skip();
      if (sms.error !== undefined && (!sms.sent || asked >= CODE_TRIES)) throw sms.error;
      if (!sms.sent && sms.sendIn === undefined) return ports.send(sms.captcha);
      if (sms.sent && !waiting && (asked === 0 || sms.message !== undefined)) void askCode();
    },
    fault: () => fault,
    close: () => asking.abort(),
  };
}
