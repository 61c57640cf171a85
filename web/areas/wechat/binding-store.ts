/** The official account's binding of the member who is here: made inside WeChat only, watched from outside until it is. */

import { realClock } from '#shared/flows/clock.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { bindWechat, unbindWechat } from '#shared/flows/wechat-binding.ts';
import { bound, unbindAsks, unbound } from '#shared/messages/wechat.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { noteOpenid } from '#web/state/session/session.ts';
import { wechatBindingLoader } from './wechat-binding-loader.ts';

const ports = { client: api, clock: realClock };

/** ms between two looks from outside WeChat, and how long they go on. */
export const LOOK_EVERY = 3_000;
export const LOOK_FOR = 180_000;

/** The mark of a binding that waits for the way to WeChat's authorization and back; it lasts as long as the tab. */
const WANTED = 'yaocang_bind_wanted';

export function createBinding() {
  const state = createPart(askOf(wechatBindingLoader.reads.state, {}));

  /** Binds; without a ticket of this browser the way leads to WeChat first, and on coming back the binding goes on by itself. */
  async function bind(): Promise<void> {
    const { openid = '', entry = '' } = state.state.data ?? {};
    if (openid === '' && entry !== '' && sessionStorage.getItem(WANTED) === null) {
      sessionStorage.setItem(WANTED, '1');
      location.assign(entry);
      return;
    }
    sessionStorage.removeItem(WANTED);
    if (sayEnd(await lastOf(bindWechat(ports)), bound)) changed('bound');
    await state.reload();
  }

  async function unbind(): Promise<void> {
    if (!(await confirm({ title: '解绑微信', message: unbindAsks, yes: '解绑', no: '不解绑' }))) return;
    if (sayEnd(await lastOf(unbindWechat(ports)), unbound)) changed('');
    await state.reload();
  }

  /** What asks for a binding elsewhere looks again. */
  function changed(openid: string): void {
    noteOpenid(openid);
    flagForReload('userCenter', 'index');
  }

  /** Looks again until it is bound, for three minutes and only while the page is seen; answers how to call it off. */
  function watch(): () => void {
    const until = Date.now() + LOOK_FOR;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watched = true;
    async function look(): Promise<void> {
      if (document.visibilityState === 'visible') await state.reload();
      if (state.state.data?.bound === true) changed('bound');
      else if (watched && Date.now() < until) timer = setTimeout(look, LOOK_EVERY);
    }
    timer = setTimeout(look, LOOK_EVERY);
    return () => {
      watched = false;
      clearTimeout(timer);
    };
  }

  return { state, bind, unbind, watch, wanted: () => sessionStorage.getItem(WANTED) !== null };
}

export type BindingStore = ReturnType<typeof createBinding>;
