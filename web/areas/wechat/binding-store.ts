/** The binding of the official account: made inside WeChat only, polled from outside until it is done. */

import { lastOf } from '#shared/flows/flow.ts';
import { bindWechat, unbindWechat } from '#shared/flows/wechat-binding.ts';
import { bound, unbindAsks, unbound } from '#shared/messages/wechat.ts';
import { isOwnEntry, leaveFor } from '#web/navigation/leave.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { serverNow, webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { noteOpenid } from '#web/state/session/session.ts';
import * as kept from '#web/state/storage/kept.ts';
import { wechatBindingLoader } from './wechat-binding-loader.ts';

const ports = { client: api, clock: webClock };

/** ms between two polls from outside WeChat, and ms until they end. */
export const LOOK_EVERY = 3_000;
export const LOOK_FOR = 180_000;

export function createBinding() {
  const state = createPart(askOf(wechatBindingLoader.reads.state, {}));
  const wanted = kept.bind_wanted.mine();

  /** Binds. Without a ticket of this browser it goes to WeChat's authorization first and continues on return. */
  async function bind(): Promise<void> {
    const { openid = '', entry = '' } = state.state.data ?? {};
    if (openid === '' && entry !== '' && isOwnEntry(entry) && wanted.read() === undefined) {
      wanted.write(true);
      leaveFor(entry);
      return;
    }
    wanted.erase();
    if (sayEnd(await lastOf(bindWechat(ports)), bound)) changed('bound');
    await state.reload();
  }

  async function unbind(): Promise<void> {
    if (!(await confirm({ title: '解绑微信', message: unbindAsks, yes: '解绑', no: '不解绑' }))) return;
    if (sayEnd(await lastOf(unbindWechat(ports)), unbound)) changed('');
    await state.reload();
  }

  /** Places that ask for a binding update. */
  function changed(openid: string): void {
    noteOpenid(openid);
    flagForReload('userCenter', 'index');
  }

  /**
   * Polls until it is bound, for three minutes and only while the page is visible; returns a function that cancels it.
   */
  function watch(): () => void {
    const until = serverNow() + LOOK_FOR;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watched = true;
    async function look(): Promise<void> {
      if (document.visibilityState === 'visible') await state.reload();
      if (state.state.data?.bound === true) changed('bound');
      else if (watched && serverNow() < until) timer = setTimeout(look, LOOK_EVERY);
    }
    timer = setTimeout(look, LOOK_EVERY);
    return () => {
      watched = false;
      clearTimeout(timer);
    };
  }

  return { state, bind, unbind, watch, wanted: () => wanted.read() === true };
}

export type BindingStore = ReturnType<typeof createBinding>;
