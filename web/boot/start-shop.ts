/** Starts the shop: one init, then a new version, a closed shop or a failure with a retry (document 1 §4). */
import { subscribe } from 'valtio/vanilla';
import { askAgain } from '#shared/client/ask-again.ts';
import { firstPage } from '#shared/contract/first-page.ts';
import { LoginLostError, NetworkError } from '#shared/errors.ts';
import { newVersion } from '#shared/messages/shell.ts';
import { isNewVersion, RELOAD_DELAY } from '#shared/rules/app/start-up.ts';
import { reloadFresh } from '#web/navigation/reload-fresh.ts';
import { initArgs } from '#web/parts/init-args.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { canKeep } from '#web/state/storage/can-keep.ts';
import * as kept from '#web/state/storage/kept.ts';
import { mayReloadFor } from '#web/state/storage/may-reload.ts';
import { applySettings } from './apply-settings.ts';
import { reloadStaleCode } from './stale-code.ts';

let starting: Promise<void> | undefined;

/** Fetches init, then lets the pages load. Calling it again retries. */
export function startShop(): Promise<void> {
  starting ??= startOnce().finally(() => {
    starting = undefined;
  });
  return starting;
}

async function startOnce(): Promise<void> {
  reloadStaleCode();
  start.now = { phase: 'loading' };
  try {
    take(await askAgain(() => api.send(firstPage.init, initArgs()), mayPass));
  } catch (error) {
    if (error instanceof LoginLostError) startAgainOnceSignedOut();
    else start.now = { phase: 'failed', error };
    report(error);
  }
}

/** A call that timed out is not asked again: the buyer has waited 15 s. Nor is one whose answer has no end. */
const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError && !['timeout', 'size'].includes(error.failure);

function take(settings: Settings): void {
  applySettings(settings);
  remember(settings);
  if (reloadsForNew(settings.version)) return;
  if (settings.shop_closed) start.now = { phase: 'closed', comment: settings.close_comment };
  else start.now = { phase: 'shown', settings };
}

/** Stores settings under their documented names (documents 1 §3 and 2 §3). */
function remember(settings: Settings): void {
  kept.user_yz.write(settings.user_yz);
  kept.booklet_type.write(settings.booklet_type);
  kept.company.write(settings.company);
  if (settings.qhyg !== undefined) kept.qhyg.write(settings.qhyg);
  kept.fast_cart.write(settings.fast_cart);
  kept.show_market.write(settings.show_market);
  kept.nodl_market.write(settings.nodl_market);
  kept.log_bs.write(settings.log_bs);
}

/**
 * Stores the version before the reload. Each version reloads the page once in a visit: two servers of a deployment may
 * take turns. Without storage no version counts as new, or the page would reload for ever.
 */
function reloadsForNew(version: string): boolean {
  const isNew = canKeep() && isNewVersion(kept.version.read(), version);
  if (version !== '') kept.version.write(version);
  if (!isNew || !mayReloadFor(`version ${version}`)) return false;
  say(newVersion);
  setTimeout(reloadFresh, RELOAD_DELAY);
  return true;
}

function startAgainOnceSignedOut(): void {
  const leave = subscribe(session, () => {
    if (session.token !== '') return;
    leave();
    void startShop();
  });
}
