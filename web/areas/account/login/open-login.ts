/** Connects the login to the web: client, session, storage and messages. */

import { type LoginState, login } from '#shared/flows/login.ts';
import { hasSmsStep } from '#shared/rules/login/sms-step.ts';
import { backTarget } from '#web/navigation/back-target.ts';
import { goBack, goInstead, returnTo } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { inPlace } from '#web/state/messages/in-place.ts';
import { say } from '#web/state/messages/toast.ts';
import { logIn } from '#web/state/session/log-in.ts';
import { openidTicket } from '#web/state/session/openid-ticket.ts';
import { settings } from '#web/state/settings/settings.ts';
import { inWeChat } from '#web/wechat/environment.ts';
import { sentMessages } from '../sms/sent-messages.ts';
import { createLogin, type LoggedIn } from './login-store.ts';
import { chitStatus, keepChitStatus, keepLogin, rememberedForm } from './remembered.ts';

interface Where {
  /** The address that required the login. */
  readonly back: string;
  /** After a password change there is no page to return to. */
  readonly changed: boolean;
}

export function openLogin(where: Where) {
  let isShown = true;
  const store = createLogin(
    {
      flow: () =>
        login({
          client: api,
          clock: webClock,
          random: Math.random,
          messages: sentMessages(),
          log_bs: settings()?.log_bs ?? '',
          chit_login: hasSmsStep(settings()),
          ...(inWeChat ? { openid: openidTicket } : {}),
          chitStatus: chitStatus(),
        }),
      follow: (state) => follow(state, { ...where, here: isShown }),
      report,
    },
    rememberedForm(where.changed),
  );
  return {
    ...store,
    /** Says whether the page is still shown; if not, nothing is navigated. */
    shown(on: boolean): void {
      isShown = on;
    },
  };
}

type Now = Where & { readonly here: boolean };

function follow(state: LoginState, where: Now): void {
  if (state.step === 'done') finish(state, where);
  // The SMS step shows errors at its fields.
  if (state.step === 'sms') inPlace(state.sms);
  const { message, error } = state.step === 'form' ? state : {};
  if (error !== undefined) report(error);
  else if (message) say(message, 'warn');
}

function finish({ answer, remember, chitStatus: verified }: LoggedIn, where: Now): void {
  logIn(answer, remember.ck_name);
  keepLogin(remember);
  keepChitStatus(verified);
  if (!where.here) return;
  const back = backTarget(where.back);
  if (back) returnTo(back);
  else if (where.changed) goInstead(href.index());
  else goBack(href.index());
}
