/** Start-up: runs the boot flow and shows what it says: the shop, the closed shop, a failure to try again (document 1 §4). */
import { subscribe } from 'valtio';
import { LoginLostError } from '#shared/errors.ts';
import { type BootEvent, type BootState, boot, type Init } from '#shared/flows/boot.ts';
import { realClock } from '#shared/flows/clock.ts';
import { runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import { api } from '#web/state/api.ts';
import { report } from '#web/state/failure.ts';
import { session } from '#web/state/session.ts';
import { start } from '#web/state/settings.ts';
import { canKeep, isText, keep, recall } from '#web/state/storage.ts';
import { say } from '#web/state/toast.ts';
import { device } from '#web/wechat/environment.ts';
import { applySettings } from './apply-settings.ts';
import { reloadStaleCode } from './stale-code.ts';

const events = createInbox<BootEvent>();

/** Fetches init and lets the screens begin. */
export async function startShop(): Promise<void> {
  reloadStaleCode();
  const flow = boot({
    client: api,
    clock: realClock,
    device,
    log_bs: recall('log_bs', isText) ?? '',
    // Where nothing can be kept there is no old version, or the page would reload for ever.
    storedVersion: () => (canKeep() ? recall('version', isText) : undefined),
    storeVersion: (version) => keep('version', version),
  });
  try {
    await runFlow(flow, { signal: new AbortController().signal, events }, show);
  } catch (error) {
    if (error instanceof LoginLostError) startAgainOnceSignedOut();
    else start.now = { phase: 'failed' };
    report(error);
  }
}

/** Tries init again after a failure. */
export const retryStart = (): void => events.send({ type: 'retry' });

function show(state: BootState): void {
  switch (state.phase) {
    case 'loading':
      start.now = { phase: 'loading' };
      break;
    case 'failed':
      start.now = { phase: 'failed' };
      report(state.error);
      break;
    case 'newVersion':
      say(state.message);
      break;
    case 'reload':
      location.reload();
      break;
    case 'closed':
      take(state.init);
      start.now = { phase: 'closed', comment: state.comment.text };
      break;
    case 'open':
      take(state.init);
      start.now = { phase: 'shown', settings: state.init };
  }
}

/** Kept under the documented names (documents 1 §3 and 2 §3). */
function take(init: Init): void {
  applySettings(init);
  const { user_yz, booklet_type, company, qhyg, fast_cart, show_market, nodl_market, log_bs } = init;
  const kept = { user_yz, booklet_type, company, qhyg, fast_cart, show_market, nodl_market, log_bs };
  for (const [key, value] of Object.entries(kept)) keep(key, value);
}

function startAgainOnceSignedOut(): void {
  const leave = subscribe(session, () => {
    if (session.token !== '') return;
    leave();
    void startShop();
  });
}
