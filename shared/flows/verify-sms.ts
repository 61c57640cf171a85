/** The SMS verification (document 1 §4, document 2 §4): captcha, sending, cooldown, delivery, code. */
import type { Message } from '#shared/messages/message.ts';
import { undeliverable } from '#shared/messages/sms.ts';
import { drawCaptcha } from '#shared/rules/login/captcha.ts';
import { cooldownShown } from '#shared/rules/login/sms-cooldown.ts';
import { type FlowContext, nextEvent } from './flow.ts';
import {
  askDelivery,
  checkCode,
  checkRefusal,
  type Delivery,
  keepWaiting,
  pollAt,
  type SmsSession,
  sendCode,
  sendRefusal,
} from './sms-session.ts';
import { pause, unlessEvent } from './waits.ts';

export interface SmsState {
  /** The captcha to type before sending. */
  readonly captcha: string;
  /** Seconds until the next message can be sent, from 59 down; undefined when it can. */
  readonly sendIn: number | undefined;
  /** A code was sent and can be entered. */
  readonly sent: boolean;
  readonly delivery: Delivery;
  /** The number of delivery polls of the last message. */
  readonly polls: number;
  /** Set while the user must choose between skipping and waiting. */
  readonly offer?: Message;
  /** The message was undeliverable once, so the step can be skipped, also while waiting. */
  readonly canSkip?: true;
  /** Only time passed; `message` is still the previous one. */
  readonly idle?: true;
  readonly working?: 'sending' | 'checking';
  readonly message?: Message;
  readonly error?: unknown;
}

export type SmsEvent =
  | { readonly type: 'send'; readonly letters: string }
  | { readonly type: 'check'; readonly code: string }
  | { readonly type: 'newCaptcha' }
  /** Accepted only once the message is undeliverable. */
  | { readonly type: 'skip' }
  | { readonly type: 'waitOn' }
  | { readonly type: 'leave' };

/** `yz_chit` proves the verification to a login; '' when skipped or left. */
export interface SmsResult {
  readonly outcome: 'verified' | 'skipped' | 'left';
  readonly yz_chit: string;
}

interface Handled {
  readonly result?: SmsResult;
  readonly shown?: Shown;
}

type Shown = Pick<SmsState, 'message' | 'error' | 'idle'>;

/** Keeps the message while only time passes, without the error, which is reported once. */
export const keepMessage = ({ message }: Shown = {}): Shown => ({ ...(message && { message }), idle: true });

/**
 * Runs until a code was accepted, the step was skipped, or the user left. Other events are ignored. Keep the SMS session to return
 * to the step: the cooldown continues, and the sent code can still be entered.
 */
export async function* verifySms<E extends { readonly type: string }>(
  sms: SmsSession,
  context: FlowContext<E | SmsEvent>,
): AsyncGenerator<SmsState, SmsResult, undefined> {
  let handled: Handled = {};
  while (!handled.result) {
    yield smsView(sms, handled.shown);
    const event = await nextTurn(sms, context);
    handled = event ? yield* handle(sms, event as SmsEvent, context.signal) : { shown: keepMessage(handled.shown) };
    if (event) context.events.forget(isLeaving);
  }
  return handled.result;
}

const isLeaving = (event: { readonly type: string }): boolean => event.type === 'leave';

/** The visible state of an SMS session. */
export function smsView(sms: SmsSession, more: Partial<SmsState> = {}): SmsState {
  return {
    captcha: sms.captcha,
    sendIn: cooldownShown(sms.sentAt, sms.ports.clock.now()),
    sent: sms.chitToken !== '',
    delivery: sms.delivery,
    polls: sms.polls,
    ...(sms.offered ? { offer: undeliverable } : {}),
    ...(sms.doubted ? { canSkip: true } : {}),
    ...more,
  };
}

const SECOND = 1000;

/** Waits for an event, the next second of the cooldown, or the next poll. An event aborts the poll. */
export async function nextTurn<E>(sms: SmsSession, context: FlowContext<E>): Promise<E | undefined> {
  const { clock } = sms.ports;
  const now = clock.now();
  const cools = cooldownShown(sms.sentAt, now) !== undefined;
  const tick = cools ? now + SECOND - ((now - sms.sentAt) % SECOND) : undefined;
  const poll = pollAt(sms);
  const wake = Math.min(tick ?? Number.POSITIVE_INFINITY, poll ?? Number.POSITIVE_INFINITY);
  if (wake === Number.POSITIVE_INFINITY) return nextEvent(context);
  const event = await pause(clock, Math.max(0, wake - now), context);
  if (event === undefined && poll !== undefined && clock.now() >= poll) {
    await unlessEvent(context, (signal) => askDelivery(sms, signal));
  }
  return event;
}

async function* handle(
  sms: SmsSession,
  event: SmsEvent,
  signal: AbortSignal,
): AsyncGenerator<SmsState, Handled, undefined> {
  switch (event.type) {
    case 'send':
      return yield* send(sms, event.letters, signal);
    case 'check':
      return yield* check(sms, event.code, signal);
    case 'newCaptcha':
      sms.captcha = drawCaptcha(sms.ports.random);
      return {};
    case 'waitOn':
      keepWaiting(sms);
      return {};
    case 'skip':
      return sms.doubted ? { result: { outcome: 'skipped', yz_chit: '' } } : {};
    case 'leave':
      return { result: { outcome: 'left', yz_chit: '' } };
    default:
      return {};
  }
}

async function* send(
  sms: SmsSession,
  letters: string,
  signal: AbortSignal,
): AsyncGenerator<SmsState, Handled, undefined> {
  const refusal = sendRefusal(sms, letters);
  if (refusal) return { shown: refusal };
  yield smsView(sms, { working: 'sending' });
  const failed = await sendCode(sms, signal);
  return failed ? { shown: failed } : {};
}

async function* check(
  sms: SmsSession,
  code: string,
  signal: AbortSignal,
): AsyncGenerator<SmsState, Handled, undefined> {
  const refusal = checkRefusal(sms, code);
  if (refusal) return { shown: refusal };
  yield smsView(sms, { working: 'checking' });
  const checked = await checkCode(sms, code, signal);
  return 'yz_chit' in checked ? { result: { outcome: 'verified', yz_chit: checked.yz_chit } } : { shown: checked };
}
