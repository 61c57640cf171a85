/** Opens the living screen of a check by text message, on stderr, so that stdout stays data. */

import type { Cli } from '#cli/frame/cli.ts';
import { openLive } from '#cli/text/live.tsx';
import { inkFor, type Paper } from '#cli/text/paper.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import type { SmsDecision } from './code-desk.ts';
import { drawSms, type SmsAnswer } from './sms-screen.tsx';

interface Hands {
  readonly code: (code: string) => void;
  readonly wish: (decision: SmsDecision) => void;
}

/** Draws what `now` tells, whenever it is asked to and each second; what is typed goes to `hands`. */
export function openSms(
  cli: Cli,
  source: string | undefined,
  now: () => { readonly sms: SmsState; readonly again: boolean } | undefined,
  hands: Hands,
) {
  const { stdin, stderr, env } = cli.terminal;
  const streams = {
    stdin: stdin as NodeJS.ReadStream,
    stdout: cli.output.errors as NodeJS.WriteStream,
    stderr: stderr as NodeJS.WriteStream,
  };
  const paper = (): Paper => ({ columns: stderr.columns ?? 80, say: cli.say, ink: inkFor(true, env) });
  const interrupt = () => process.kill(process.pid, 'SIGINT');
  function send(answer: SmsAnswer): void {
    if (answer.type === 'leave') interrupt();
    else if (answer.type === 'code') hands.code(answer.code);
    else hands.wish(answer.type);
    live.draw(picture);
  }
  const picture = () => {
    const { sms = NOTHING, again = false } = now() ?? {};
    return drawSms({ sms, again, source, paper: paper(), send });
  };
  const live = openLive(streams, cli.clock.now, interrupt, picture);
  let isOpen = true;
  return {
    draw: () => {
      if (isOpen) live.draw(picture);
    },
    close() {
      isOpen = false;
      return live.close();
    },
  };
}

const NOTHING: SmsState = { captcha: '', sendIn: undefined, sent: false, delivery: 'none', polls: 0 };
