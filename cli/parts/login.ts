/** Logging in: drives the shop's own login flow; the password is kept nowhere, the token in a file of one's own. */

import { loadVerified, type SavedLogin, saveLogin, saveVerified } from '#cli/shop/logins.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { login as loginCalls } from '#shared/contract/login.ts';
import { CancelledError } from '#shared/errors.ts';
import type { Flow } from '#shared/flows/flow.ts';
import type { Inbox } from '#shared/flows/inbox.ts';
import { type LoggedIn, type LoginEvent, type LoginState, login } from '#shared/flows/login.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { type ChitStatus, hasSmsStep } from '#shared/rules/sms-step.ts';
import { createCodeDesk, type SmsHelp } from './sms/code-desk.ts';

/** Who logged in. */
export interface Entered {
  readonly message: string;
  readonly user_name: string;
  readonly name: string;
  readonly yz: number | undefined;
  readonly cartnum: number;
}

export interface LoginWanted {
  readonly userName: string;
  readonly password: string;
  /** Answers what the step by text message asks. */
  readonly sms: SmsHelp;
}

/** Logs in and keeps the login for later commands. */
export const logIn = (shop: Shop, dir: string, wanted: LoginWanted): Flow<LoginState, LoginEvent, Entered> =>
  async function* (context) {
    const { userName } = wanted;
    const done = yield* logInForNow(shop, wanted, await loadVerified(dir, shop.profile))(context);
    const { answer, chitStatus, message } = done;
    await saveVerified(dir, shop.profile, chitStatus);
    await saveLogin(dir, shop.profile, shop.session.login);
    return { message: message.text, user_name: userName, name: answer.name, yz: answer.yz, cartnum: answer.cartnum };
  };

/** Logs in for this run alone: nothing of it is kept. */
export const logInForNow = (
  shop: Shop,
  wanted: LoginWanted,
  verified: readonly ChitStatus[] = [],
): Flow<LoginState, LoginEvent, LoggedIn> =>
  async function* (context) {
    shop.learn(wanted.password);
    const done = yield* enter(shop, verified, wanted)(context);
    shop.learn(done.answer.token);
    shop.session.login = keptLogin(wanted.userName, done.answer);
    return done;
  };

const enter = (
  shop: Shop,
  chitStatus: readonly ChitStatus[],
  wanted: LoginWanted,
): Flow<LoginState, LoginEvent, LoggedIn> =>
  async function* ({ signal, events }) {
    const { client, clock, settings } = shop;
    const { log_bs } = settings;
    const chit_login = hasSmsStep(settings);
    const ports = { client, clock, random: Math.random, log_bs, chit_login, chitStatus };
    const desk = createDesk(wanted, events);
    try {
      for await (const state of login(ports)({ signal, events })) {
        yield state;
        if (state.step === 'done') return state;
        if (state.step === 'form') desk.atForm(state, shop.signal);
        if (state.step === 'sms') desk.atSms(state.sms);
      }
    } finally {
      await desk.leave();
    }
    throw new CancelledError('login');
  };

interface Desk {
  /** Submits the form once; when it comes back, that is the end. */
  atForm(state: Extract<LoginState, { step: 'form' }>, ending: AbortSignal): void;
  /** Answers a state of the text-message step. */
  atSms(sms: SmsState): void;
  leave(): Promise<void>;
}

function createDesk({ userName, password, sms: help }: LoginWanted, events: Inbox<LoginEvent>): Desk {
  let submitted = false;
  const desk = createCodeDesk({
    help,
    send: (letters) => events.send({ type: 'send', letters }),
    check: (typed) => events.send({ type: 'check', code: typed }),
    skip: () => events.send({ type: 'skip' }),
    wait: () => events.send({ type: 'waitOn' }),
    leave: () => events.send({ type: 'leave' }),
  });
  return {
    atForm({ error, message }, ending) {
      if (!submitted)
        events.send({ type: 'submit', form: { user_name: userName, password, agree: true, remember: false } });
      else if (ending.aborted) throw new CancelledError('login');
      else
        throw (
          desk.fault() ?? error ?? new Fault('login', [message?.text ?? '登录未完成', 'the login was not finished'])
        );
      submitted = true;
    },
    atSms: desk.at,
    leave: desk.close,
  };
}

/** What is kept of a login's answer. */
export function keptLogin(user_name: string, answer: AnswerOf<typeof loginCalls.login>): SavedLogin {
  const { name, token, avatar = '', agency_id, order_pay, is_yb, yz, user_list } = answer;
  const linked = user_list.length > 1 ? user_list : [];
  return { user_name, name, token, avatar, agency_id, order_pay, is_yb, yz, user_list: linked };
}
