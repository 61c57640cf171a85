/** A text message step by step: sent, waited for, its code checked. The letters that a person would type are typed by the tool. */
import { chit } from '#shared/contract/chit.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { cannotSend, enterSmsCode } from '#shared/messages/sms.ts';
import { DELIVERY_POLL, DELIVERY_POLLS, isSmsCode, PHONE_LENGTH, SEND_COOLDOWN } from '#shared/rules/sms-code.ts';
import type { Shop } from '../access/shop.ts';
import { Fault } from '../fault.ts';
import { pauseUnless } from '../pause.ts';
import { say } from './dictionary.ts';
import { type KeptSms, keepSms, loadSms } from './kept-sms.ts';
import type { Leave } from './leave.ts';

export interface SmsSent {
  readonly message: string;
  /** '' for the phone of the member who is logged in. */
  readonly phone: string;
  /** When the next one can be sent, ms since 1970. */
  readonly next_time: number;
}

/** Sends a code to a phone, or to the member who is logged in; a minute after the last one at the earliest, also across runs. */
export async function sendSms(shop: Shop, dir: string, phone: string | undefined): Promise<SmsSent> {
  const { client, clock, profile, session } = shop;
  const last = await loadSms(dir, profile);
  const target = phone ?? '';
  const wait = last && last.phone === target ? last.sentAt + SEND_COOLDOWN - clock.now() : 0;
  if (wait > 0) throw new Fault('server', say.tooSoon(Math.ceil(wait / 1000)));
  const agency_id = session.login?.agency_id || profile.agencyId;
  const args = phone === undefined ? { token: session.login?.token ?? '' } : { phone, agency_id };
  if (phone === undefined ? !session.login : phone.length !== PHONE_LENGTH) {
    throw new Fault('usage', [cannotSend.text, 'a phone of 11 digits or a login is needed']);
  }
  const sentAt = clock.now();
  const { data, envelope } = await client.send(chit.sendChitCode, args);
  shop.learn(data);
  await keepSms(dir, profile, { chit_token: data, phone: target, sentAt });
  return { message: envelope.content || '验证码已发送！', phone: target, next_time: sentAt + SEND_COOLDOWN };
}

const STATES = ['waiting', 'delivered', 'undeliverable'] as const;

/** What is known of a message's way. */
export interface SmsDelivery {
  readonly delivery: (typeof STATES)[number];
  /** How often the shop was asked. */
  readonly polls: number;
  /** When it counts as undeliverable, ms since 1970. */
  readonly until: number;
  /** A person did not want to wait any longer. */
  readonly skipped?: true;
}

/** What a person can do meanwhile. */
export type SmsWaitEvent = Leave | { readonly type: 'skip' };

/**
 * Asks every 2 s until the message arrived or counts as undeliverable (30 times on its way are enough), or until a
 * person skips the waiting: the message may be in their hand already.
 */
export const waitForSms = (shop: Shop, dir: string): Flow<SmsDelivery, SmsWaitEvent, SmsDelivery> =>
  async function* ({ events }) {
    const { client, clock } = shop;
    const sms = await kept(shop, dir);
    const until = clock.now() + DELIVERY_POLLS * DELIVERY_POLL;
    const skip = ({ type }: SmsWaitEvent) => type === 'skip';
    for (let polls = 1; ; polls += 1) {
      const { status } = await client.send(chit.chitQuery, { chit_token: sms.chit_token, ...tokenOf(shop, sms) });
      const gone = status === 0 && polls > DELIVERY_POLLS;
      const state: SmsDelivery = { delivery: gone ? 'undeliverable' : STATES[status], polls, until };
      yield state;
      if (state.delivery === 'delivered') return state;
      if (state.delivery === 'undeliverable')
        throw new Fault('server', say.undeliverable, { next: say.sendAgain, data: state });
      if (await pauseUnless(shop, DELIVERY_POLL, events, skip)) return { ...state, skipped: true };
    }
  };

/** Checks the code of the last message. */
export async function verifySms(shop: Shop, dir: string, code: string): Promise<{ readonly message: string }> {
  if (!isSmsCode(code)) throw new Fault('usage', [enterSmsCode.text, 'a code has 6 digits']);
  const sms = await kept(shop, dir);
  const who = sms.phone === '' ? tokenOf(shop, sms) : { phone: sms.phone };
  const args = { chit_token: sms.chit_token, chit_code: code.trim(), ...who };
  const { yz_chit, envelope } = await shop.client.send(chit.chitYz, args);
  if (yz_chit) shop.learn(yz_chit);
  return { message: envelope.content || '验证成功！' };
}

async function kept(shop: Shop, dir: string): Promise<KeptSms> {
  const sms = await loadSms(dir, shop.profile);
  if (!sms) throw new Fault('usage', say.nothingSent, { next: say.sendFirst });
  shop.learn(sms.chit_token);
  return sms;
}

/** A message to the member goes with the member's token. */
const tokenOf = ({ session }: Shop, { phone }: KeptSms) =>
  phone === '' && session.login ? { token: session.login.token } : {};
