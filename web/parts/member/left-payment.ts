/** A buyer left the payment dialog to set the payment password. Afterwards the payment goes on. */
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { session } from '#web/state/session/session.ts';

/** ms that setting a payment password takes at most. */
const AWAY_FOR = 15 * 60_000;

/** ms after which the page before the security check is shown again. */
const BACK_MS = 400;

interface Left {
  readonly ask: PayAsk;
  readonly token: string;
  readonly at: number;
}

/** Kept in memory only: after a reload the order is where it was. */
let left: Left | undefined;

export function leavePayment(ask: PayAsk): void {
  left = { ask, token: session.token, at: performance.now() };
}

/** Opens the payment that was left, once, for the same member, after the way back. */
export function returnToPayment(): void {
  const { ask, token, at } = left ?? {};
  left = undefined;
  if (!ask || at === undefined || performance.now() - at > AWAY_FOR) return;
  setTimeout(() => {
    if (session.token === token) void open('pay', ask);
  }, BACK_MS);
}
