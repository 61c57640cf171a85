/** The calls of a verification by text message, and what is known between them. */
import type { Client } from '#shared/client/create.ts';
import { chit } from '#shared/contract/chit.ts';
import type { Message } from '#shared/messages/message.ts';
import { cannotSend, enterSmsCode, sendFirst, wrongCaptcha } from '#shared/messages/sms.ts';
import { captchaMatches, drawCaptcha } from '#shared/rules/captcha.ts';
import { CODE_VALID, canSendTo, DELIVERY_POLL, DELIVERY_POLLS, isSmsCode } from '#shared/rules/sms-code.ts';
import { SEND_COOLDOWN } from '#shared/rules/sms-cooldown.ts';
import type { Clock } from './clock.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';

/** Whom the message goes to: the member of a token, a phone of an agency, or the phone that `re_yz` named for an account. */
export interface SmsTarget {
  readonly token?: string;
  readonly phone?: string;
  readonly agency_id?: string;
  /** `phone` is an account's `true_phone`, which goes without an agency (document 2 §7). */
  readonly ofAccount?: true;
}

export interface SmsPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** 0 up to 1, for the shown letters. */
  readonly random: () => number;
  /** Where the last message of each check outlives a reload; absent where nothing does. */
  readonly kept?: KeptMessages;
}

/** A message that went out: its chit token, and when it was sent, in ms since 1970. */
export interface SentMessage {
  readonly chitToken: string;
  readonly sentAt: number;
}

/** The last message of each check, under a name of the check's own. */
export interface KeptMessages {
  get(check: string): SentMessage | undefined;
  /** Null once its code was used. */
  set(check: string, message: SentMessage | null): void;
}

export type Delivery = 'none' | 'waiting' | 'delivered' | 'undeliverable';

/** What is known of a verification that goes on; times in ms since 1970. */
export interface SmsDesk {
  readonly ports: SmsPorts;
  readonly target: SmsTarget;
  /** The name under which its last message is kept. */
  readonly check: string;
  captcha: string;
  chitToken: string;
  sentAt: number;
  delivery: Delivery;
  polls: number;
  /** When the delivery state is asked next. */
  pollAt: number;
  /** Skipping is offered and not yet answered. */
  offered: boolean;
  /** The last message counted as undeliverable once: it may be skipped from then on. */
  doubted: boolean;
}

/** Opens a desk; where the last message of this check was kept, its code can be entered. */
export function openDesk(ports: SmsPorts, target: SmsTarget, check: string): SmsDesk {
  const desk: SmsDesk = {
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
  const kept = ports.kept?.get(check);
  if (!kept || ports.clock.now() > kept.sentAt + CODE_VALID) return desk;
  Object.assign(desk, kept);
  awaitDelivery(desk);
  return desk;
}

/** Asks for the delivery state anew, as after a send. */
function awaitDelivery(desk: SmsDesk): void {
  Object.assign(desk, { delivery: 'waiting', polls: 0, offered: false });
  desk.pollAt = desk.ports.clock.now() + DELIVERY_POLL;
}

/** The person waits on: the delivery is asked again as long as after a send, and until then nothing is offered. */
export function waitOn(desk: SmsDesk): void {
  if (desk.delivery === 'undeliverable') awaitDelivery(desk);
}

/** Why a code is not sent now, if so. */
export function sendRefusal(desk: SmsDesk, letters: string): { message?: Message } | undefined {
  const { token, phone = '', agency_id = '', ofAccount } = desk.target;
  const reachable = ofAccount ? phone !== '' : canSendTo(phone, agency_id);
  if (!token && !reachable) return { message: cannotSend };
  if (desk.ports.clock.now() < desk.sentAt + SEND_COOLDOWN) return {};
  return captchaMatches(desk.captcha, letters) ? undefined : { message: wrongCaptcha };
}

/** Sends a code. A lost answer starts the cooldown too, because the message may be on its way. */
export async function sendCode(desk: SmsDesk, signal: AbortSignal): Promise<Trouble | undefined> {
  const { client, clock, random } = desk.ports;
  const { token, phone = '', agency_id } = desk.target;
  const sentAt = clock.now();
  desk.captcha = drawCaptcha(random);
  try {
    const { data } = await client.send(chit.sendChitCode, token ? { token } : { phone, agency_id }, {
      signal,
    });
    Object.assign(desk, { sentAt, chitToken: data, doubted: false });
    awaitDelivery(desk);
    desk.ports.kept?.set(desk.check, { sentAt, chitToken: data });
    return undefined;
  } catch (error) {
    if (isLost(error)) desk.sentAt = sentAt;
    return trouble(error, signal);
  }
}

/** When the delivery state is asked next; undefined when nobody needs to know. */
export const pollAt = (desk: SmsDesk): number | undefined => (desk.delivery === 'waiting' ? desk.pollAt : undefined);

/**
 * Asks the delivery state once: 1 stops asking, 2 at once and 0 for too long mean undeliverable. A lost answer counts as 0,
 * and so does a 2 once the person waits on.
 */
export async function askDelivery(desk: SmsDesk, signal: AbortSignal): Promise<void> {
  desk.polls += 1;
  desk.pollAt = desk.ports.clock.now() + DELIVERY_POLL;
  const status = await deliveryStatus(desk, signal);
  if (status === 1) desk.delivery = 'delivered';
  const isOver = desk.polls > DELIVERY_POLLS || (status === 2 && !desk.doubted);
  if (status === 1 || !isOver) return;
  Object.assign(desk, { delivery: 'undeliverable', offered: true, doubted: true });
}

async function deliveryStatus({ ports, target, chitToken }: SmsDesk, signal: AbortSignal): Promise<0 | 1 | 2> {
  try {
    const token = target.token ? { token: target.token } : {};
    return (await ports.client.send(chit.chitQuery, { chit_token: chitToken, ...token }, { signal })).status;
  } catch (error) {
    trouble(error, signal);
    return 0;
  }
}

/** Why a code is not checked, if so. */
export function checkRefusal({ chitToken }: SmsDesk, code: string): { message: Message } | undefined {
  if (chitToken === '') return { message: sendFirst };
  return isSmsCode(code) ? undefined : { message: enterSmsCode };
}

/** Checks a code; `yz_chit` is what the login payload carries. */
export async function checkCode(
  { ports, target, chitToken, check }: SmsDesk,
  code: string,
  signal: AbortSignal,
): Promise<{ yz_chit: string } | Trouble> {
  const who = target.token ? { token: target.token } : { phone: target.phone };
  try {
    const args = { chit_token: chitToken, chit_code: code.trim(), ...who };
    const { yz_chit = '' } = await ports.client.send(chit.chitYz, args, { signal });
    ports.kept?.set(check, null);
    return { yz_chit };
  } catch (error) {
    return trouble(error, signal);
  }
}
