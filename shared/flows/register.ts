/** Registering (document 1 §5): the form, and in it the code of a text message where that step is on. */
import type { Client } from '#shared/client/create.ts';
import { registration } from '#shared/contract/registration.ts';
import { RefusedError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { maybeRegistered, registered, wrongInviteCode } from '#shared/messages/registration.ts';
import { drawCaptcha } from '#shared/rules/captcha.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { checkRegisterForm, type RegisterField, type RegisterForm } from '#shared/rules/register-form.ts';
import { actOnce } from './act-once.ts';
import type { Clock } from './clock.ts';
import { type Flow, lastOf } from './flow.ts';
import { type KeptMessages, openDesk, type SmsDesk, sendCode, sendRefusal, waitOn } from './sms-session.ts';
import { nextTurn, type SmsState, smsView, stillTold } from './verify-sms.ts';

export interface RegisterPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** 0 up to 1, for the letters that are typed before a code is sent. */
  readonly random: () => number;
  /** Where the last message outlives a reload. */
  readonly kept?: KeptMessages;
  /** The text-message step is on. */
  readonly asksForCode: boolean;
  /** An invite code is needed, which names the agency. */
  readonly needsAgency: boolean;
}

export type RegisterState =
  | {
      readonly step: 'form';
      /** Absent where the text-message step is off. */
      readonly sms?: SmsState;
      /** The step was skipped, because the message may never arrive: no code is needed. */
      readonly skipped: boolean;
      readonly message?: Message;
      /** The field that the message belongs to. */
      readonly field?: RegisterField;
      readonly error?: unknown;
    }
  | { readonly step: 'sending' }
  /** The last state. */
  | { readonly step: 'done'; readonly message: Message; readonly user_name: string };

/** `agency_id` is the agency of the invite code, '' when there is none. */
export type RegisterEvent =
  | { readonly type: 'send'; readonly letters: string; readonly phone: string; readonly agency_id: string }
  | { readonly type: 'newCaptcha' }
  | { readonly type: 'waitOn' }
  /** Taken only once the message counts as undeliverable. */
  | { readonly type: 'skip' }
  | { readonly type: 'submit'; readonly form: RegisterForm; readonly agency_id: string };

type Told = Omit<Extract<RegisterState, { step: 'form' }>, 'step' | 'sms' | 'skipped'> & Pick<SmsState, 'idle'>;

interface Office {
  readonly ports: RegisterPorts;
  desk: SmsDesk;
  skipped: boolean;
  /** Names that were handed in without anybody being able to say what came of it. */
  readonly unsettled: Set<string>;
}

/** Waits for a submitted form until a registration succeeds. */
export const register = (ports: RegisterPorts): Flow<RegisterState, RegisterEvent> =>
  async function* (context) {
    const office: Office = { ports, desk: openDesk(ports, {}, 'register'), skipped: false, unsettled: new Set() };
    for (let told: Told = {}; ; ) {
      yield formOf(office, told);
      const event = await nextTurn(office.desk, context);
      if (event === undefined) {
        told = stillTold(told);
        continue;
      }
      if (event.type === 'submit') yield { step: 'sending' };
      if (event.type === 'send') yield formOf(office, {}, 'sending');
      const handled = await handle(office, event, context.signal);
      context.events.forget();
      if ('step' in handled) return yield handled;
      told = handled;
    }
  };

const formOf = ({ ports, desk, skipped }: Office, { idle, ...told }: Told, working?: 'sending'): RegisterState => ({
  step: 'form',
  ...(ports.asksForCode ? { sms: smsView(desk, { ...(working && { working }), ...(idle && { idle }) }) } : {}),
  skipped,
  ...told,
});

async function handle(
  office: Office,
  event: RegisterEvent,
  signal: AbortSignal,
): Promise<Told | Extract<RegisterState, { step: 'done' }>> {
  const { desk, ports } = office;
  switch (event.type) {
    case 'send':
      // The cooldown and the letters are this form's, whatever number stands in it.
      office.desk = { ...desk, target: { phone: event.phone, agency_id: event.agency_id } };
      return sendRefusal(office.desk, event.letters) ?? (await sendCode(office.desk, signal)) ?? {};
    case 'newCaptcha':
      desk.captcha = drawCaptcha(ports.random);
      return {};
    case 'waitOn':
      waitOn(desk);
      return {};
    case 'skip':
      office.skipped ||= desk.doubted;
      desk.offered = false;
      return {};
    case 'submit':
      return submit(office, event.form, event.agency_id, signal);
  }
}

async function submit(
  { ports, desk, skipped, unsettled }: Office,
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
    chit_token: desk.chitToken,
  };
  const end = await lastOf(
    actOnce(ports, {
      send: (within) => ports.client.send(registration.register, sent, { signal: within }),
      settle: async (within) => ({ happened: await isTaken(ports, user_name, within) }),
    }),
    signal,
  );
  if (end.step === 'done') {
    ports.kept?.set(desk.check, null);
    return { step: 'done', message: registered, user_name } as const;
  }
  if (end.step === 'unknown') unsettled.add(user_name);
  // What was refused may be refused because the one before went through.
  else if (unsettled.has(user_name) && (await isTaken(ports, user_name, signal).catch(() => false)))
    return { message: maybeRegistered };
  const { step: _, ...told } = end;
  return told;
}

/** A name that was free when the form was filled in, and is not any more, is ours. */
async function isTaken({ client }: RegisterPorts, user_name: string, signal: AbortSignal): Promise<boolean> {
  try {
    await client.send(registration.checkUser, { user_name }, { signal });
    return false;
  } catch (error) {
    if (error instanceof RefusedError) return true;
    throw error;
  }
}
