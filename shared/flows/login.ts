/** The login (document 1 §4, §5): form, optional SMS step, session. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { login as calls } from '#shared/contract/login.ts';
import { loggedIn } from '#shared/messages/login.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { checkLoginForm, type LoginField, type LoginForm } from '#shared/rules/login/login-form.ts';
import { type Session, sessionOf } from '#shared/rules/login/login-session.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { type RememberedLogin, toRemember } from '#shared/rules/login/remembered-login.ts';
import { type ChitStatus, needsSmsStep, withChitStatus } from '#shared/rules/login/sms-step.ts';
import type { Clock } from './clock.ts';
import { type Flow, type FlowContext, nextEvent } from './flow.ts';
import { type MessageStore, openSmsSession, type SmsSession, type SmsTarget } from './sms-session.ts';
import { trouble } from './trouble.ts';
import { type SmsEvent, type SmsResult, type SmsState, verifySms } from './verify-sms.ts';

export type LoginAnswer = AnswerOf<typeof calls.login>;

export interface LoginPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** 0 up to 1, for the captcha of the SMS step. */
  readonly random: () => number;
  /** Stores the last message of each name across reloads. */
  readonly messages?: MessageStore;
  /** From the init answer. */
  readonly log_bs: string;
  /** From the init answer: the SMS step is on. */
  readonly chit_login: boolean;
  /** Reads the openid ticket inside WeChat, '' without one. Absent outside WeChat. */
  readonly openid?: () => Promise<string>;
  /** The stored SMS verifications. */
  readonly chitStatus: readonly ChitStatus[];
}

/** What to store after a login. */
export interface LoggedIn {
  readonly step: 'done';
  readonly message: Message;
  readonly session: Session;
  readonly agency_id: string;
  readonly remember: RememberedLogin;
  /** Changed only by a passed SMS verification. */
  readonly chitStatus: readonly ChitStatus[];
  readonly answer: LoginAnswer;
}

export type LoginState =
  | {
      readonly step: 'form';
      readonly message?: Message;
      /** The field of the message. */
      readonly field?: LoginField;
      readonly error?: unknown;
    }
  | { readonly step: 'sending' }
  | { readonly step: 'sms'; readonly sms: SmsState; readonly phone: string }
  /** The last state. */
  | LoggedIn;

/** 'leave' of the SMS step returns to the form. */
export type LoginEvent = { readonly type: 'submit'; readonly form: LoginForm } | SmsEvent;

type FormState = Extract<LoginState, { step: 'form' }>;

/** Handles submitted forms until a login succeeds. */
export const login = (ports: LoginPorts): Flow<LoginState, LoginEvent> =>
  async function* (context) {
    const sessions: SmsSessions = new Map();
    for (let form: FormState = { step: 'form' }; ; ) {
      context.events.forget();
      yield form;
      const event = await nextEvent(context);
      if (event.type !== 'submit') continue;
      const tried: FormState | LoggedIn = yield* attempt(ports, sessions, event.form, context);
      if (tried.step === 'done') return yield tried;
      form = tried;
    }
  };

/** The SMS session of each name. Returning to the step must not shorten the cooldown. */
type SmsSessions = Map<string, SmsSession>;

async function* attempt(
  ports: LoginPorts,
  sessions: SmsSessions,
  form: LoginForm,
  context: FlowContext<LoginEvent>,
): AsyncGenerator<LoginState, FormState | LoggedIn, undefined> {
  const check = checkLoginForm(form);
  if (!check.ok) return { step: 'form', message: check.message, field: check.because };
  yield { step: 'sending' };
  const first = await send(ports, form, '', context.signal);
  if ('step' in first) return first;
  const name = form.user_name.trim();
  if (!needsSmsStep(ports.chit_login, ports.chitStatus, name, ports.clock.now())) return finish(ports, form, first);
  const sms = sessionOfName(ports, sessions, name, first);
  const verified = yield* bySms(sms, first.phone ?? '', context);
  if (verified.outcome === 'left') return { step: 'form' };
  const answer = await afterSms(ports, form, first, verified, context.signal);
  return 'step' in answer ? answer : finish(ports, form, answer, verified.outcome === 'verified');
}

function sessionOfName(
  ports: LoginPorts,
  sessions: SmsSessions,
  name: string,
  { token, phone = '', agency_id }: LoginAnswer,
): SmsSession {
  const target: SmsTarget = isLoggedIn(token) ? { token } : { phone, agency_id };
  const sms = { ...(sessions.get(name) ?? openSmsSession(ports, target, `login ${name}`)), target };
  sessions.set(name, sms);
  return sms;
}

async function* bySms(
  sms: SmsSession,
  phone: string,
  context: FlowContext<LoginEvent>,
): AsyncGenerator<LoginState, SmsResult, undefined> {
  const verifying = verifySms<LoginEvent>(sms, context);
  for (;;) {
    const { done, value } = await verifying.next();
    if (done) return value;
    yield { step: 'sms', sms: value, phone };
  }
}

/** A first answer with a token is the login. Otherwise the login is sent again with the proof. */
async function afterSms(
  ports: LoginPorts,
  form: LoginForm,
  first: LoginAnswer,
  { yz_chit }: SmsResult,
  signal: AbortSignal,
): Promise<LoginAnswer | FormState> {
  return isLoggedIn(first.token) ? first : send(ports, form, yz_chit, signal);
}

async function send(
  { client, log_bs, openid: ticket }: LoginPorts,
  form: LoginForm,
  yz_chit: string,
  signal: AbortSignal,
): Promise<LoginAnswer | FormState> {
  const user_name = form.user_name.trim();
  try {
    const password = encodePassword(form.password);
    const openid = (await ticket?.()) ?? '';
    return await client.send(calls.login, { user_name, password, openid, log_bs, yz_chit }, { signal });
  } catch (error) {
    return { step: 'form', ...trouble(error, signal) };
  }
}

function finish(ports: LoginPorts, form: LoginForm, answer: LoginAnswer, verified = false): LoggedIn | FormState {
  const session = sessionOf(answer);
  if (!session) return { step: 'form', message: requestFailed };
  const now = ports.clock.now();
  return {
    step: 'done',
    message: loggedIn,
    session,
    agency_id: answer.agency_id,
    remember: toRemember(form, now),
    chitStatus: verified ? withChitStatus(ports.chitStatus, form.user_name.trim(), now) : ports.chitStatus,
    answer,
  };
}
