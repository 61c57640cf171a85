/** The registration (document 1 §5): the form, with an SMS code while that step is on. */
import type { Client } from '#shared/client/create.ts';
import { registration } from '#shared/contract/registration.ts';
import { RefusedError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { maybeRegistered, registered, wrongInviteCode } from '#shared/messages/registration.ts';
import { drawCaptcha } from '#shared/rules/login/captcha.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { checkRegisterForm, type RegisterField, type RegisterForm } from '#shared/rules/login/register-form.ts';
import { actOnce } from './act-once.ts';
import type { Clock } from './clock.ts';
import { type Flow, lastOf } from './flow.ts';
import {
  keepWaiting,
  type MessageStore,
  openSmsSession,
  type SmsSession,
  sendCode,
  sendRefusal,
} from './sms-session.ts';
import { keepMessage, nextTurn, type SmsState, smsView } from './verify-sms.ts';

export interface RegisterPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** 0 up to 1, for the captcha. */
  readonly random: () => number;
  /** Stores the last message across reloads. */
  readonly messages?: MessageStore;
  /** The SMS step is on. */
  readonly asksForCode: boolean;
  /** An invite code is required, which determines the agency. */
  readonly needsAgency: boolean;
}

export type RegisterState =
  | {
      readonly step: 'form';
      /** Absent while the SMS step is off. */
      readonly sms?: SmsState;
      /** The SMS step was skipped, so no code is needed. */
      readonly skipped: boolean;
      readonly message?: Message;
      /** The field of the message. */
      readonly field?: RegisterField;
      readonly error?: unknown;
    }
  | { readonly step: 'sending' }
  /** The last state. */
  | { readonly step: 'done'; readonly message: Message; readonly user_name: string };

/** `agency_id` is the agency of the invite code, '' without one. */
export type RegisterEvent =
  | { readonly type: 'send'; readonly letters: string; readonly phone: string; readonly agency_id: string }
  | { readonly type: 'newCaptcha' }
  | { readonly type: 'waitOn' }
  /** Accepted only once the message is undeliverable. */
  | { readonly type: 'skip' }
  | { readonly type: 'submit'; readonly form: RegisterForm; readonly agency_id: string };

type Shown = Omit<Extract<RegisterState, { step: 'form' }>, 'step' | 'sms' | 'skipped'> & Pick<SmsState, 'idle'>;

interface Registration {
  readonly ports: RegisterPorts;
  sms: SmsSession;
  skipped: boolean;
  /** Names whose registration has an unknown outcome. */
  readonly unsettled: Set<string>;
}

/** Handles the form until a registration succeeds. */
export const register = (ports: RegisterPorts): Flow<RegisterState, RegisterEvent> =>
  async function* (context) {
    const registering: Registration = {
      ports,
      sms: openSmsSession(ports, {}, 'register'),
      skipped: false,
      unsettled: new Set(),
    };
    for (let shown: Shown = {}; ; ) {
      yield formOf(registering, shown);
      const event = await nextTurn(registering.sms, context);
      if (event === undefined) {
        shown = keepMessage(shown);
        continue;
      }
      if (event.type === 'submit') yield { step: 'sending' };
      if (event.type === 'send') yield formOf(registering, {}, 'sending');
      const handled = await handle(registering, event, context.signal);
      context.events.forget();
      if ('step' in handled) return yield handled;
      shown = handled;
    }
  };

const formOf = (
  { ports, sms, skipped }: Registration,
  { idle, ...shown }: Shown,
  working?: 'sending',
): RegisterState => ({
  step: 'form',
  ...(ports.asksForCode ? { sms: smsView(sms, { ...(working && { working }), ...(idle && { idle }) }) } : {}),
  skipped,
  ...shown,
});

async function handle(
  registering: Registration,
  event: RegisterEvent,
  signal: AbortSignal,
): Promise<Shown | Extract<RegisterState, { step: 'done' }>> {
  const { sms, ports } = registering;
  switch (event.type) {
    case 'send':
      // Cooldown and captcha belong to the form, not to the phone number.
      registering.sms = { ...sms, target: { phone: event.phone, agency_id: event.agency_id } };
      return sendRefusal(registering.sms, event.letters) ?? (await sendCode(registering.sms, signal)) ?? {};
    case 'newCaptcha':
      sms.captcha = drawCaptcha(ports.random);
      return {};
    case 'waitOn':
      keepWaiting(sms);
      return {};
    case 'skip':
      registering.skipped ||= sms.doubted;
      sms.offered = false;
      return {};
    case 'submit':
      return submit(registering, event.form, event.agency_id, signal);
  }
}

async function submit(
  { ports, sms, skipped, unsettled }: Registration,
  form: RegisterForm,
  agency_id: string,
  signal: AbortSignal,
) {
  if (ports.needsAgency && agency_id === '') return { message: wrongInviteCode };
  const check = checkRegisterForm(form, ports.asksForCode && !skipped);
  if (!check.ok) return { message: check.message, field: check.because };
  const { user_name } = form;
  const sent = {
    user_name,
    nickname: form.nickname.trim(),
    phone: form.phone,
    agree: form.agree,
    agency_id,
    password: encodePassword(form.password),
    confirm: encodePassword(form.confirm),
    chit_code: form.chit_code.trim(),
    chit_token: sms.chitToken,
  };
  const end = await lastOf(
    actOnce(ports, {
      send: (within) => ports.client.send(registration.register, sent, { signal: within }),
      settle: async (within) => ({ happened: await isTaken(ports, user_name, within) }),
    }),
    signal,
  );
  if (end.step === 'done') {
    ports.messages?.set(sms.check, null);
    return { step: 'done', message: registered, user_name } as const;
  }
  if (end.step === 'unknown') unsettled.add(user_name);
  // The refusal may mean that the earlier, unanswered registration succeeded.
  else if (unsettled.has(user_name) && (await isTaken(ports, user_name, signal).catch(() => false)))
    return { message: maybeRegistered };
  const { step: _, ...shown } = end;
  return shown;
}

/** The name was free before, so a taken name means that the registration succeeded. */
async function isTaken({ client }: RegisterPorts, user_name: string, signal: AbortSignal): Promise<boolean> {
  try {
    await client.send(registration.checkUser, { user_name }, { signal });
    return false;
  } catch (error) {
    if (error instanceof RefusedError) return true;
    throw error;
  }
}
