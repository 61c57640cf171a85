/** Logging in (document 1 §4, §5): the form, the optional step by text message, the session. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { login as calls } from '#shared/contract/login.ts';
import { loggedIn } from '#shared/messages/login.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { checkLoginForm, type LoginField, type LoginForm } from '#shared/rules/login-form.ts';
import { type Session, sessionOf } from '#shared/rules/login-session.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { type RememberedLogin, toRemember } from '#shared/rules/remembered-login.ts';
import { type ChitStatus, needsSmsStep, withChitStatus } from '#shared/rules/sms-step.ts';
import type { Clock } from './clock.ts';
import { type Flow, type FlowContext, nextEvent } from './flow.ts';
import { type KeptMessages, openDesk, type SmsDesk, type SmsTarget } from './sms-session.ts';
import { trouble } from './trouble.ts';
import { type SmsEvent, type SmsResult, type SmsState, verifySms } from './verify-sms.ts';

/** What login.php?act=login answers. */
export type LoginAnswer = AnswerOf<typeof calls.login>;

export interface LoginPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** 0 up to 1, for the letters of the SMS step. */
  readonly random: () => number;
  /** Where the last message of each name outlives a reload. */
  readonly kept?: KeptMessages;
  /** From the init answer. */
  readonly log_bs: string;
  /** From the init answer: the SMS step is switched on. */
  readonly chit_login: boolean;
  /** Brings the openid ticket of this browser inside WeChat, '' when there is none; absent outside of WeChat. */
  readonly openid?: () => Promise<string>;
  /** The stored verifications by text message. */
  readonly chitStatus: readonly ChitStatus[];
}

/** Everything that a login leaves to be stored. */
export interface LoggedIn {
  readonly step: 'done';
  readonly message: Message;
  readonly session: Session;
  readonly agency_id: string;
  readonly remember: RememberedLogin;
  /** Changed only by a passed verification. */
  readonly chitStatus: readonly ChitStatus[];
  /** The whole answer. */
  readonly answer: LoginAnswer;
}

export type LoginState =
  | {
      readonly step: 'form';
      readonly message?: Message;
      /** The field that the message belongs to. */
      readonly field?: LoginField;
      readonly error?: unknown;
    }
  | { readonly step: 'sending' }
  | { readonly step: 'sms'; readonly sms: SmsState; readonly phone: string }
  /** The last state. */
  | LoggedIn;

/** 'leave' of the SMS step leads back to the form. */
export type LoginEvent = { readonly type: 'submit'; readonly form: LoginForm } | SmsEvent;

type FormState = Extract<LoginState, { step: 'form' }>;

/** Waits for a submitted form until a login succeeds. */
export const login = (ports: LoginPorts): Flow<LoginState, LoginEvent> =>
  async function* (context) {
    const desks: Desks = new Map();
    for (let form: FormState = { step: 'form' }; ; ) {
      context.events.forget();
      yield form;
      const event = await nextEvent(context);
      if (event.type !== 'submit') continue;
      const tried: FormState | LoggedIn = yield* attempt(ports, desks, event.form, context);
      if (tried.step === 'done') return yield tried;
      form = tried;
    }
  };

/** The desk of each name that was verified by text message: who comes back to the step waits no less for the next one. */
type Desks = Map<string, SmsDesk>;

async function* attempt(
  ports: LoginPorts,
  desks: Desks,
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
  const desk = deskOf(ports, desks, name, first);
  const verified = yield* bySms(desk, first.phone ?? '', context);
  if (verified.outcome === 'left') return { step: 'form' };
  const answer = await afterSms(ports, form, first, verified, context.signal);
  return 'step' in answer ? answer : finish(ports, form, answer, verified.outcome === 'verified');
}

function deskOf(ports: LoginPorts, desks: Desks, name: string, { token, phone = '', agency_id }: LoginAnswer): SmsDesk {
  const target: SmsTarget = isLoggedIn(token) ? { token } : { phone, agency_id };
  const desk = { ...(desks.get(name) ?? openDesk(ports, target, `login ${name}`)), target };
  desks.set(name, desk);
  return desk;
}

async function* bySms(
  desk: SmsDesk,
  phone: string,
  context: FlowContext<LoginEvent>,
): AsyncGenerator<LoginState, SmsResult, undefined> {
  const verifying = verifySms<LoginEvent>(desk, context);
  for (;;) {
    const { done, value } = await verifying.next();
    if (done) return value;
    yield { step: 'sms', sms: value, phone };
  }
}

/** A first answer that brought a token is the login; one that waits for the proof is sent again with it. */
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
