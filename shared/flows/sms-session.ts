/** The state and the calls of an SMS verification. */
import type { Client } from '#shared/client/create.ts';
import { chit } from '#shared/contract/chit.ts';
import type { Message } from '#shared/messages/message.ts';
import { cannotSend, enterSmsCode, sendFirst, wrongCaptcha } from '#shared/messages/sms.ts';
import { captchaMatches, drawCaptcha } from '#shared/rules/login/captcha.ts';
import { CODE_VALID, canSendTo, DELIVERY_POLL, DELIVERY_POLLS, isSmsCode } from '#shared/rules/login/sms-code.ts';
import { SEND_COOLDOWN } from '#shared/rules/login/sms-cooldown.ts';
import type { Clock } from './clock.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';

/** The receiver: the member of a token, a phone of an agency, or the phone of an account from `re_yz`. */
export interface SmsTarget {
  readonly token?: string;
  readonly phone?: string;
  readonly agency_id?: string;
  /** `phone` is the `true_phone` of an account, which needs no agency (document 2 §7). */
  readonly ofAccount?: true;
}

export interface SmsPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** 0 up to 1, for the captcha. */
  readonly random: () => number;
  /** Stores the last message of each check across reloads. */
  readonly messages?: MessageStore;
}

/** A sent message: its chit token, and the time in ms since 1970. */
export interface SentMessage {
  readonly chitToken: string;
  readonly sentAt: number;
}

/** Stores the last message of each check. */
export interface MessageStore {
  get(check: string): SentMessage | undefined;
  /** Null once its code was used. */
  set(check: string, message: SentMessage | null): void;
}

export type Delivery = 'none' | 'waiting' | 'delivered' | 'undeliverable';

/** The state of a verification. Times are in ms since 1970. */
export interface SmsSession {
  readonly ports: SmsPorts;
  readonly target: SmsTarget;
  /** The key of its last message in the store. */
  readonly check: string;
  captcha: string;
  chitToken: string;
  sentAt: number;
  delivery: Delivery;
  polls: number;
  /** The time of the next delivery poll. */
  pollAt: number;
  /** Skipping is offered, and the user has not answered. */
  offered: boolean;
  /** The message was undeliverable once, so the step can be skipped from then on. */
  doubted: boolean;
}

/** Restores the last message of this check, if its code is still valid. */
export function openSmsSession(ports: SmsPorts, target: SmsTarget, check: string): SmsSession {
  const sms: SmsSession = {
    ports,
    target,
    check,
    captcha: drawCaptcha(ports.random),
    chitToken: '',
    sentAt: Number.NEGATIVE_INFINITY,
    delivery: 'none',
    polls: 0,
    pollAt: 0,
    offered: false,
    doubted: false,
  };
  const messages = ports.messages?.get(check);
  if (!messages || ports.clock.now() > messages.sentAt + CODE_VALID) return sms;
  Object.assign(sms, messages);
  awaitDelivery(sms);
  return sms;
}

/** Starts polling the delivery state, as after sending. */
function awaitDelivery(sms: SmsSession): void {
  Object.assign(sms, { delivery: 'waiting', polls: 0, offered: false });
  sms.pollAt = sms.ports.clock.now() + DELIVERY_POLL;
}

/** The user keeps waiting: polling starts again, and skipping is not offered until it ends. */
export function keepWaiting(sms: SmsSession): void {
  if (sms.delivery === 'undeliverable') awaitDelivery(sms);
}

/** Why a message cannot be sent now; undefined when it can. */
export function sendRefusal(sms: SmsSession, letters: string): { message?: Message } | undefined {
  const { token, phone = '', agency_id = '', ofAccount } = sms.target;
  const reachable = ofAccount ? phone !== '' : canSendTo(phone, agency_id);
  if (!token && !reachable) return { message: cannotSend };
  if (sms.ports.clock.now() < sms.sentAt + SEND_COOLDOWN) return {};
  return captchaMatches(sms.captcha, letters) ? undefined : { message: wrongCaptcha };
}

/** Sends a code. A lost answer starts the cooldown as well, because the message may have been sent. */
export async function sendCode(sms: SmsSession, signal: AbortSignal): Promise<Trouble | undefined> {
  const { client, clock, random } = sms.ports;
  const { token, phone = '', agency_id } = sms.target;
  const sentAt = clock.now();
  sms.captcha = drawCaptcha(random);
  try {
    const { data } = await client.send(chit.sendChitCode, token ? { token } : { phone, agency_id }, {
      signal,
    });
    Object.assign(sms, { sentAt, chitToken: data, doubted: false });
    awaitDelivery(sms);
    sms.ports.messages?.set(sms.check, { sentAt, chitToken: data });
    return undefined;
  } catch (error) {
    if (isLost(error)) sms.sentAt = sentAt;
    return trouble(error, signal);
  }
}

/** The time of the next poll; undefined without polling. */
export const pollAt = (sms: SmsSession): number | undefined => (sms.delivery === 'waiting' ? sms.pollAt : undefined);

/**
 * Polls the delivery state once. Status 1 stops polling, 2 or too many 0 mean undeliverable. A lost answer counts as 0, and so does
 * a 2 after the user chose to keep waiting.
 */
export async function askDelivery(sms: SmsSession, signal: AbortSignal): Promise<void> {
  sms.polls += 1;
  sms.pollAt = sms.ports.clock.now() + DELIVERY_POLL;
  const status = await deliveryStatus(sms, signal);
  if (status === 1) sms.delivery = 'delivered';
  const isOver = sms.polls > DELIVERY_POLLS || (status === 2 && !sms.doubted);
  if (status === 1 || !isOver) return;
  Object.assign(sms, { delivery: 'undeliverable', offered: true, doubted: true });
}

async function deliveryStatus({ ports, target, chitToken }: SmsSession, signal: AbortSignal): Promise<0 | 1 | 2> {
  try {
    const token = target.token ? { token: target.token } : {};
    return (await ports.client.send(chit.chitQuery, { chit_token: chitToken, ...token }, { signal })).status;
  } catch (error) {
    trouble(error, signal);
    return 0;
  }
}

/** Why a code cannot be checked; undefined when it can. */
export function checkRefusal({ chitToken }: SmsSession, code: string): { message: Message } | undefined {
  if (chitToken === '') return { message: sendFirst };
  return isSmsCode(code) ? undefined : { message: enterSmsCode };
}

/** Checks a code. `yz_chit` proves the check to a login. */
export async function checkCode(
  { ports, target, chitToken, check }: SmsSession,
  code: string,
  signal: AbortSignal,
): Promise<{ yz_chit: string } | Trouble> {
  const who = target.token ? { token: target.token } : { phone: target.phone };
  try {
    const args = { chit_token: chitToken, chit_code: code.trim(), ...who };
    const { yz_chit = '' } = await ports.client.send(chit.chitYz, args, { signal });
    ports.messages?.set(check, null);
    return { yz_chit };
  } catch (error) {
    return trouble(error, signal);
  }
}
