/** Asks whether a watched payment was made: its status, and the first witness where the status cannot be read. */
import { NetworkError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { paymentQueryFailed } from '#shared/messages/payment.ts';
import { whyFailed } from '#shared/rules/app/why-failed.ts';
import type { Dialog } from './pay-transitions.ts';
import { askRow, readBefore } from './settle-payment.ts';
import { trouble } from './trouble.ts';
import { firstOf } from './waits.ts';
import { askStatus, type PaymentResult } from './watch-payment.ts';

/** After this many answers of get_status in a row that cannot be read, the first witness counts in its place. */
export const UNREADABLE_ANSWERS = 2;

/** ms for which one of two witnesses that are asked together is waited for. */
export const WITNESS_WAIT = 8_000;

/** What the answers of get_status were like so far. */
export interface Looked {
  /** Unusable answers in a row. */
  lost: number;
  /** What the server said in place of the last one, if it said anything. */
  said: Message | undefined;
}

type Asked = PaymentResult | false | 'lost';

/** Looks once. `pressed`: the user says that it is paid, and both witnesses are asked at once. */
export async function lookOnce(
  dialog: Dialog,
  order_sn: string,
  looked: Looked,
  signal: AbortSignal,
  pressed = false,
): Promise<Asked> {
  if (pressed || looked.lost >= UNREADABLE_ANSWERS) return askBoth(dialog, order_sn, looked, signal);
  const asked = await status(dialog, order_sn, looked, signal);
  const { ports, subject, sheet } = dialog;
  if (sheet.saidPaid && !(asked && asked !== 'lost')) {
    const before = await readBefore(ports, subject, signal);
    return 'paid' in before ? before.paid : asked;
  }
  return asked === 'lost' && looked.lost >= UNREADABLE_ANSWERS ? row(dialog, signal) : asked;
}

/** "Paid" of either counts at once. Else the status counts, and the row where the status cannot be read. */
const askBoth = (dialog: Dialog, order_sn: string, looked: Looked, signal: AbortSignal): Promise<Asked> =>
  firstOf<Asked>(
    signal,
    (until) =>
      new Promise((resolve, reject) => {
        const atOnce = (asked: Asked) => {
          if (asked && asked !== 'lost') resolve(asked);
          return asked;
        };
        const byStatus = inTime(dialog, until, (soon) => status(dialog, order_sn, looked, soon)).then(atOnce);
        const byRow = inTime(dialog, until, (soon) => row(dialog, soon)).then(atOnce);
        Promise.all([byStatus, byRow]).then(([told, kept]) => resolve(told === 'lost' ? kept : told), reject);
      }),
  );

const inTime = ({ ports }: Dialog, signal: AbortSignal, ask: (signal: AbortSignal) => Promise<Asked>): Promise<Asked> =>
  firstOf<Asked>(signal, ask, (until) => ports.clock.wait(WITNESS_WAIT, until).then(() => 'lost'));

async function status({ ports }: Dialog, order_sn: string, looked: Looked, signal: AbortSignal): Promise<Asked> {
  let error: unknown;
  const asked = await askStatus(ports, order_sn, signal, (lost) => {
    error = lost;
  });
  looked.lost = asked === 'lost' ? looked.lost + 1 : 0;
  looked.said = asked === 'lost' ? saidInstead(error, signal) : undefined;
  return asked;
}

/** After an ok of WeChat's sheet a row that is not paid yet says nothing. */
async function row({ ports, subject, sheet }: Dialog, signal: AbortSignal): Promise<Asked> {
  const told = await askRow(ports, subject, signal);
  return told === 'unknown' || (told === false && sheet.saidPaid) ? 'lost' : told;
}

/** Undefined where nothing came: that is the network. */
function saidInstead(error: unknown, signal: AbortSignal): Message | undefined {
  if (error instanceof NetworkError && !error.came) return undefined;
  const why = whyFailed(error) ?? trouble(error, signal).message;
  return why && paymentQueryFailed(why);
}
