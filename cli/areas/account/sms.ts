/** Codes by text message that are asked for, waited for and handed in one by one. */

import { join } from 'node:path';
import { type Leave, pauseUnless } from '#cli/frame/pause.ts';
import { say } from '#cli/parts/member-words.ts';
import type { SmsDecision } from '#cli/parts/sms/code-desk.ts';
import type { SmsDelivery } from '#cli/parts/sms/sms-line.ts';
import { fieldsOf } from '#cli/shop/json.ts';
import { readFields, writeFields } from '#cli/shop/private-file.ts';
import type { Profile } from '#cli/shop/profile.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { chit } from '#shared/contract/chit.ts';
import { NetworkError } from '#shared/errors.ts';
import { type Flow, nextEvent } from '#shared/flows/flow.ts';
import type { Inbox } from '#shared/flows/inbox.ts';
import { said } from '#shared/messages/server.ts';
import { cannotSend, enterSmsCode } from '#shared/messages/sms.ts';
import { DELIVERY_POLL, DELIVERY_POLLS, isSmsCode, PHONE_LENGTH } from '#shared/rules/sms-code.ts';
import { SEND_COOLDOWN } from '#shared/rules/sms-cooldown.ts';

/** A message that was sent; `phone` is '' for one that went to the member who is logged in. */
interface KeptSms {
  readonly chit_token: string;
  readonly phone: string;
  /** ms since 1970 */
  readonly sentAt: number;
}

const fileIn = (dir: string): string => join(dir, 'messages.json');
const keyOf = ({ name, base }: Profile): string => `${name} ${base}`;

/** The last messages by profile; a damaged file counts as none. */
async function loadAll(dir: string): Promise<Readonly<Record<string, KeptSms>>> {
  const kept = await readFields(fileIn(dir));
  return (fieldsOf(kept?.messages) ?? {}) as Readonly<Record<string, KeptSms>>;
}

async function keepSms(dir: string, profile: Profile, sms: KeptSms): Promise<void> {
  await writeFields(fileIn(dir), { messages: { ...(await loadAll(dir)), [keyOf(profile)]: sms } });
}

/**
 * Sends a code to a phone, or to the member who is logged in, where `phone` is answered as ''; a minute after the last one at
 * the earliest, also across runs. The next one can be sent at `next_time`, ms since 1970.
 */
export async function sendSms(shop: Shop, dir: string, phone: string | undefined) {
  const { client, clock, profile, session } = shop;
  const last = (await loadAll(dir))[keyOf(profile)];
  const target = phone ?? '';
  const wait = last && last.phone === target ? last.sentAt + SEND_COOLDOWN - clock.now() : 0;
  if (wait > 0) throw new Fault('server', say.tooSoon(Math.ceil(wait / 1000)));
  const agency_id = session.login?.agency_id || profile.agencyId;
  const args = phone === undefined ? { token: session.login?.token ?? '' } : { phone, agency_id };
  if (phone === undefined ? !session.login : phone.length !== PHONE_LENGTH) {
    throw new Fault('usage', [cannotSend.text, 'a phone of 11 digits or a login is needed']);
  }
  const sentAt = clock.now();
  const { data, envelope } = await client.send(chit.sendChitCode, args).catch(async (error: unknown) => {
    if (!(error instanceof NetworkError)) throw error;
    // It may be on its way all the same: the minute counts, although nobody can ask after a message without its token.
    await keepSms(dir, profile, { chit_token: '', phone: target, sentAt });
    throw new Fault('unknown', say.maybeSent, { next: say.sendLater, call: error.call, cause: error });
  });
  shop.learn(data);
  await keepSms(dir, profile, { chit_token: data, phone: target, sentAt });
  const message = said(envelope.content)?.text ?? '验证码已发送！';
  return { message, phone: target, next_time: sentAt + SEND_COOLDOWN };
}

const STATES = ['waiting', 'delivered', 'undeliverable'] as const;

/** What a person can do meanwhile. */
export type SmsWaitEvent = Leave | { readonly type: SmsDecision };

/** Decides about a message that may never arrive; without one the events of the flow do. */
type Decide = (signal: AbortSignal) => Promise<SmsDecision>;

/**
 * Asks every 2 s until the message arrived, or until a person skips the waiting: it may be in their hand already. One
 * that counts as undeliverable (at once, or after 30 times on its way) is decided about: skipped, waited for as long
 * again, or sent again when a minute has passed. Waiting as long again in vain is a server fault.
 */
export const waitForSms = (shop: Shop, dir: string, decide?: Decide): Flow<SmsDelivery, SmsWaitEvent, SmsDelivery> =>
  async function* ({ events }) {
    const { clock, signal } = shop;
    const endOf = () => clock.now() + DELIVERY_POLLS * DELIVERY_POLL;
    let sms = await kept(shop, dir);
    let [polls, until, patient] = [0, endOf(), false];
    for (;;) {
      polls += 1;
      const status = await deliveryOf(shop, sms);
      const late = polls > DELIVERY_POLLS;
      const gone = patient ? late && status !== 1 : status === 2 || (status === 0 && late);
      const state: SmsDelivery = { delivery: gone ? 'undeliverable' : STATES[patient ? 0 : status], polls, until };
      if (status === 1) {
        const arrived: SmsDelivery = { ...state, delivery: 'delivered' };
        yield arrived;
        return arrived;
      }
      if (gone && patient) throw new Fault('server', say.undeliverable, { next: say.sendAgain, data: state });
      if (!gone) {
        yield state;
        if (await pauseUnless(clock, DELIVERY_POLL, { signal, events }, ({ type }) => type === 'skip'))
          return { ...state, skipped: true };
        events.forget(isLeaving);
        continue;
      }
      // What was pressed while the message was on its way is no answer to this.
      events.forget(isLeaving);
      yield { ...state, offer: true };
      const decision = await (decide ? decide(signal).catch(failing(state)) : decidedBy(events, signal));
      if (decision === 'skip') return { ...state, skipped: true };
      if (decision === 'again') {
        yield { ...state, next_time: sms.sentAt + SEND_COOLDOWN };
        await clock.wait(Math.max(0, sms.sentAt + SEND_COOLDOWN - clock.now()), signal);
        await sendSms(shop, dir, sms.phone === '' ? undefined : sms.phone);
        sms = await kept(shop, dir);
      }
      [polls, until, patient] = [0, endOf(), decision === 'wait'];
    }
  };

/** A refusal to decide tells how far the message is. */
const failing = (data: SmsDelivery) => (error: unknown) => {
  throw error instanceof Fault ? new Fault(error.code, error.words, { next: error.next, data }) : error;
};

const isLeaving = ({ type }: SmsWaitEvent): boolean => type === 'leave';

/** What a person at the screen decides. */
async function decidedBy(events: Inbox<SmsWaitEvent>, signal: AbortSignal): Promise<SmsDecision> {
  for (;;) {
    const { type } = await nextEvent({ signal, events });
    if (type !== 'leave') return type;
  }
}

async function deliveryOf(shop: Shop, sms: KeptSms): Promise<0 | 1 | 2> {
  const args = { chit_token: sms.chit_token, ...tokenOf(shop, sms) };
  return (await shop.client.send(chit.chitQuery, args)).status;
}

export async function verifySms(shop: Shop, dir: string, code: string) {
  if (!isSmsCode(code)) throw new Fault('usage', [enterSmsCode.text, 'a code has 6 digits']);
  const sms = await kept(shop, dir);
  const who = sms.phone === '' ? tokenOf(shop, sms) : { phone: sms.phone };
  const args = { chit_token: sms.chit_token, chit_code: code.trim(), ...who };
  const { yz_chit, envelope } = await shop.client.send(chit.chitYz, args);
  if (yz_chit) shop.learn(yz_chit);
  return { message: said(envelope.content)?.text ?? '验证成功！' };
}

async function kept(shop: Shop, dir: string): Promise<KeptSms> {
  const sms = (await loadAll(dir))[keyOf(shop.profile)];
  if (!sms?.chit_token) throw new Fault('usage', say.nothingSent, { next: say.sendFirst });
  shop.learn(sms.chit_token);
  return sms;
}

/** A message to the member goes with the member's token. */
const tokenOf = ({ session }: Shop, { phone }: KeptSms) =>
  phone === '' && session.login ? { token: session.login.token } : {};
