/** Verification by text message (document 1 §4, document 2 §4): letters, send, cooldown, delivery, code. */
import type { Message } from '#shared/messages/message.ts';
import { undeliverable } from '#shared/messages/sms.ts';
import { drawCaptcha } from '#shared/rules/captcha.ts';
import { cooldownShown } from '#shared/rules/sms-cooldown.ts';
import { type FlowContext, nextEvent } from './flow.ts';
import {
  askDelivery,
  checkCode,
  checkRefusal,
  type Delivery,
  pollAt,
  type SmsDesk,
  sendCode,
  sendRefusal,
  waitOn,
} from './sms-session.ts';
import { pause, unlessEvent } from './waits.ts';

export interface SmsState {
  /** The letters to type before sending. */
  readonly captcha: string;
  /** Seconds until the next send, from 59 down; undefined when it can be sent. */
  readonly sendIn: number | undefined;
  /** A code was sent and can be entered. */
  readonly sent: boolean;
  readonly delivery: Delivery;
  /** How often the delivery of the last message was asked. */
  readonly polls: number;
  /** Set while the person has to choose between skipping and waiting on. */
  readonly offer?: Message;
  /** The message counted as undeliverable once: the step may be skipped, also while the person waits on. */
  readonly canSkip?: true;
  /** Nobody did anything, only time went by: `message` is what was told before. */
  readonly idle?: true;
  readonly working?: 'sending' | 'checking';
  readonly message?: Message;
  readonly error?: unknown;
}

export type SmsEvent =
  | { readonly type: 'send'; readonly letters: string }
  | { readonly type: 'check'; readonly code: string }
  | { readonly type: 'newCaptcha' }
  /** Taken only once the message counts as undeliverable. */
  | { readonly type: 'skip' }
  | { readonly type: 'waitOn' }
  | { readonly type: 'leave' };

/** How it ended; `yz_chit` is what the login payload carries, '' when skipped or left. */
export interface SmsResult {
  readonly outcome: 'verified' | 'skipped' | 'left';
  readonly yz_chit: string;
}

interface Handled {
  readonly result?: SmsResult;
  readonly told?: Told;
}

type Told = Pick<SmsState, 'message' | 'error' | 'idle'>;

/** What stands on while only time goes by: the words, but not the error, which is told once. */
export const stillTold = ({ message }: Told = {}): Told => ({ ...(message && { message }), idle: true });

/**
 * Runs until a code was checked, skipping was chosen, or the person left; events of others are passed over. Whoever may
 * come back keeps the desk: the cooldown goes on, and the code that was sent can still be entered.
 */
export async function* verifySms<E extends { readonly type: string }>(
  desk: SmsDesk,
  context: FlowContext<E | SmsEvent>,
): AsyncGenerator<SmsState, SmsResult, undefined> {
  let handled: Handled = {};
  while (!handled.result) {
    yield smsView(desk, handled.told);
    const event = await nextTurn(desk, context);
    handled = event ? yield* handle(desk, event as SmsEvent, context.signal) : { told: stillTold(handled.told) };
    if (event) context.events.forget(isLeaving);
  }
  return handled.result;
}

const isLeaving = (event: { readonly type: string }): boolean => event.type === 'leave';

/** What a desk shows of itself. */
export function smsView(desk: SmsDesk, more: Partial<SmsState> = {}): SmsState {
  return {
    captcha: desk.captcha,
    sendIn: cooldownShown(desk.sentAt, desk.ports.clock.now()),
    sent: desk.chitToken !== '',
    delivery: desk.delivery,
    polls: desk.polls,
    ...(desk.offered ? { offer: undeliverable } : {}),
    ...(desk.doubted ? { canSkip: true } : {}),
    ...more,
  };
}

const SECOND = 1000;

/** Waits for an event, or for the next second of the cooldown or the next poll; a poll is given up when an event comes. */
export async function nextTurn<E>(desk: SmsDesk, context: FlowContext<E>): Promise<E | undefined> {
  const { clock } = desk.ports;
  const now = clock.now();
  const cools = cooldownShown(desk.sentAt, now) !== undefined;
  const tick = cools ? now + SECOND - ((now - desk.sentAt) % SECOND) : undefined;
  const poll = pollAt(desk);
  const wake = Math.min(tick ?? Number.POSITIVE_INFINITY, poll ?? Number.POSITIVE_INFINITY);
  if (wake === Number.POSITIVE_INFINITY) return nextEvent(context);
  const event = await pause(clock, Math.max(0, wake - now), context);
  if (event === undefined && poll !== undefined && clock.now() >= poll) {
    await unlessEvent(context, (signal) => askDelivery(desk, signal));
  }
  return event;
}

async function* handle(
  desk: SmsDesk,
  event: SmsEvent,
  signal: AbortSignal,
): AsyncGenerator<SmsState, Handled, undefined> {
  switch (event.type) {
    case 'send':
      return yield* send(desk, event.letters, signal);
    case 'check':
      return yield* check(desk, event.code, signal);
    case 'newCaptcha':
      desk.captcha = drawCaptcha(desk.ports.random);
      return {};
    case 'waitOn':
      waitOn(desk);
      return {};
    case 'skip':
      return desk.doubted ? { result: { outcome: 'skipped', yz_chit: '' } } : {};
    case 'leave':
      return { result: { outcome: 'left', yz_chit: '' } };
    default:
      return {};
  }
}

async function* send(
  desk: SmsDesk,
  letters: string,
  signal: AbortSignal,
): AsyncGenerator<SmsState, Handled, undefined> {
  const refusal = sendRefusal(desk, letters);
  if (refusal) return { told: refusal };
  yield smsView(desk, { working: 'sending' });
  const failed = await sendCode(desk, signal);
  return failed ? { told: failed } : {};
}

async function* check(desk: SmsDesk, code: string, signal: AbortSignal): AsyncGenerator<SmsState, Handled, undefined> {
  const refusal = checkRefusal(desk, code);
  if (refusal) return { told: refusal };
  yield smsView(desk, { working: 'checking' });
  const checked = await checkCode(desk, code, signal);
  return 'yz_chit' in checked ? { result: { outcome: 'verified', yz_chit: checked.yz_chit } } : { told: checked };
}
