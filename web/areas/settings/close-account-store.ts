/** Closing the account (user-off): obstacles, the reason, and cancelling it. */

import { proxy, subscribe } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { userOff } from '#shared/contract/user-off.ts';
import { closeAccount, withdrawClosing } from '#shared/flows/close-account.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { closingAsked, closingWithdrawn, tickConsent } from '#shared/messages/account-closing.ts';
import { closingReason, closingRefusal } from '#shared/rules/member/account-closing.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { forgetUserLeft } from '#web/parts/member/user-left.ts';
import { webClock } from '#web/state/clock.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import * as kept from '#web/state/storage/kept.ts';
import { closeAccountLoader } from './close-account-loader.ts';

export type Closing = AnswerOf<typeof userOff.offInfo>;

export interface ClosingState {
  /** A predefined reason; '' for none. */
  reason: string;
  more: string;
  agreed: boolean;
  /** What is wrong, by field. */
  bad: { reason: string; agreed: string };
  working: boolean;
}

const ports = { client: api, clock: webClock };

export function createClosing() {
  const draft = kept.closing.mine();
  const { reason, more } = draft.read() ?? { reason: '', more: '' };
  const state = proxy<ClosingState>({ reason, more, agreed: false, bad: { reason: '', agreed: '' }, working: false });
  const info = createPart(askOf(closeAccountLoader.reads.info, {}));
  subscribe(state, () => {
    const { reason, more } = state;
    if (reason || more) draft.write({ reason, more });
    else draft.erase();
  });

  const work = (todo: () => Promise<boolean>) =>
    act(state, 'working', async () => {
      if (!(await todo())) return;
      // The side menu's cached data includes the closing state.
      forgetUserLeft();
      flagForReload('userCenter');
      await info.reload();
    });

  async function close(): Promise<void> {
    const reason = closingReason(state);
    const refusal = closingRefusal(reason);
    state.bad = { reason: refusal?.text ?? '', agreed: state.agreed ? '' : tickConsent.text };
    if (refusal || !state.agreed) return;
    if (!(await open('closeAccount', {}))) return;
    await work(async () => {
      if (!sayEnd(await lastOf(closeAccount(ports, reason)), closingAsked)) return false;
      Object.assign(state, { reason: '', more: '', agreed: false });
      return true;
    });
  }

  return {
    info,
    state,
    close,
    withdraw: () => work(async () => sayEnd(await lastOf(withdrawClosing(ports)), closingWithdrawn)),
    write(change: Partial<Pick<ClosingState, 'reason' | 'more' | 'agreed'>>): void {
      Object.assign(state, change);
      if (!closingRefusal(closingReason(state))) state.bad.reason = '';
      if (state.agreed) state.bad.agreed = '';
    },
  };
}

export type ClosingStore = ReturnType<typeof createClosing>;
