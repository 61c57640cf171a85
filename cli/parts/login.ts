/** Login with the shared flow. The token is saved, the password never. */
import { type LoginsAt, loadVerified, type SavedLogin, saveLogin, saveVerified } from '#cli/shop/logins.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { login as loginCalls } from '#shared/contract/login.ts';
import { CancelledError } from '#shared/errors.ts';
import type { FlowContext } from '#shared/flows/flow.ts';
import { type LoggedIn, type LoginEvent, type LoginState, login } from '#shared/flows/login.ts';
import { type ChitStatus, hasSmsStep } from '#shared/rules/login/sms-step.ts';
import { createCodePrompt, type SmsHelp } from './sms/code-prompt.ts';

interface LoginWanted {
  readonly userName: string;
  readonly password: string;
  readonly sms: SmsHelp;
}

export const logIn = (shop: Shop, logins: LoginsAt, wanted: LoginWanted) =>
  async function* (context: FlowContext<LoginEvent>) {
    const done = yield* logInForNow(shop, wanted, await loadVerified(logins, shop.profile))(context);
    await saveVerified(logins, shop.profile, done.chitStatus);
    await saveLogin(logins, shop.profile, shop.session.login);
    return whoEntered(wanted.userName, done);
  };

export const whoEntered = (user_name: string, { answer, message }: Pick<LoggedIn, 'answer' | 'message'>) => {
  const { name, yz, cartnum } = answer;
  return { message: message.text, user_name, name, yz, cartnum };
};

/** Logs in without saving. */
export const logInForNow = (shop: Shop, wanted: LoginWanted, verified: readonly ChitStatus[] = []) =>
  async function* ({ signal, events }: FlowContext<LoginEvent>): AsyncGenerator<LoginState, LoggedIn, undefined> {
    shop.learn(wanted.password);
    const { client, clock, settings } = shop;
    const { log_bs } = settings;
    const chit_login = hasSmsStep(settings);
    const ports = { client, clock, random: Math.random, log_bs, chit_login, chitStatus: verified };
    const prompt = createCodePrompt(wanted.sms, events.send);
    let submitted = false;
    function atForm({ error, message }: Extract<LoginState, { step: 'form' }>): void {
      const form = { user_name: wanted.userName, password: wanted.password, agree: true, remember: false };
      if (!submitted) events.send({ type: 'submit', form });
      else if (shop.signal.aborted) throw new CancelledError('login');
      else throw prompt.fault() ?? error ?? new Fault('login', [message?.text ?? NOT_DONE[0], NOT_DONE[1]]);
      submitted = true;
    }
    try {
      for await (const state of login(ports)({ signal, events })) {
        yield state;
        if (state.step === 'done') {
          shop.learn(state.answer.token);
          shop.session.login = savedLogin(wanted.userName, state.answer);
          return state;
        }
        // The form is submitted once; if it comes back, the login failed.
        if (state.step === 'form') atForm(state);
        if (state.step === 'sms') prompt.at(state.sms);
      }
    } finally {
      prompt.close();
    }
    throw new CancelledError('login');
  };

const NOT_DONE = ['登录未完成', 'the login was not finished'] as const;

export function savedLogin(user_name: string, answer: AnswerOf<typeof loginCalls.login>): SavedLogin {
  const { name, token, avatar = '', agency_id, order_pay, is_yb, yz, user_list } = answer;
  const linked = user_list.length > 1 ? user_list : [];
  return { user_name, name, token, avatar, agency_id, order_pay, is_yb, yz, user_list: linked };
}
