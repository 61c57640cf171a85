/** Start-up: init once, version, closed shop, grey look (document 1 §4). */
import { subscribe } from 'valtio';
import { common } from '#shared/contract/common.ts';
import { LoginLostError } from '#shared/errors.ts';
import { newVersion } from '#shared/messages/shell.ts';
import { closedComment, isNewVersion, RELOAD_DELAY } from '#shared/rules/start-up.ts';
import { api } from '#web/state/api.ts';
import { report } from '#web/state/failure.ts';
import { session } from '#web/state/session.ts';
import { type Settings, start } from '#web/state/settings.ts';
import { isText, keep, recall } from '#web/state/storage.ts';
import { say } from '#web/state/toast.ts';
import { device } from '#web/wechat/environment.ts';
import { reloadStaleCode } from './stale-code.ts';

/** Fetches init and lets the screens begin; a failure is shown by the frame, which calls this again. */
export async function startShop(): Promise<void> {
  reloadStaleCode();
  start.now = { phase: 'loading' };
  try {
    take(await api.send(common.init, { device, log_bs: recall('log_bs', isText) ?? '' }));
  } catch (error) {
    if (error instanceof LoginLostError) startAgainOnceSignedOut();
    else start.now = { phase: 'failed' };
    report(error);
  }
}

function startAgainOnceSignedOut(): void {
  const leave = subscribe(session, () => {
    if (session.token !== '') return;
    leave();
    void startShop();
  });
}

function take(settings: Settings): void {
  remember(settings);
  document.title = settings.title || settings.company;
  describe('keywords', settings.keywords);
  describe('description', settings.description);
  document.documentElement.classList.toggle('is-gray', settings.is_gray);
  if (settings.shop_closed) start.now = { phase: 'closed', comment: closedComment(settings.close_comment).text };
  else start.now = { phase: 'shown', settings };
  checkVersion(settings.version);
}

/** Kept under the documented names (documents 1 §3 and 2 §3). */
function remember(settings: Settings): void {
  const { user_yz, booklet_type, company, qhyg, fast_cart, show_market, nodl_market, log_bs } = settings;
  const kept = { user_yz, booklet_type, company, qhyg, fast_cart, show_market, nodl_market, log_bs };
  for (const [key, value] of Object.entries(kept)) keep(key, value);
}

function describe(name: string, content: string | undefined): void {
  if (!content) return;
  const meta = document.querySelector(`meta[name="${name}"]`) ?? document.head.appendChild(newMeta(name));
  meta.setAttribute('content', content);
}

function newMeta(name: string): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = name;
  return meta;
}

/** The new version is kept before the reload, so that a cached page cannot reload for ever. */
function checkVersion(served: string): void {
  const stored = recall('version', isText);
  keep('version', served);
  if (!isNewVersion(stored, served) || recall('version', isText) !== served) return;
  say(newVersion);
  setTimeout(() => location.reload(), RELOAD_DELAY);
}
