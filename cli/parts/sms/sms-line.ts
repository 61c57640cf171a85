/** A check by text message in plain lines, while it goes on. */

import { clock } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { Watched } from '#cli/text/watch-screen.tsx';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { undeliverable } from '#shared/messages/sms.ts';
import { DELIVERY_POLLS } from '#shared/rules/sms-code.ts';

import type { SmsDecision } from './code-desk.ts';

/** What to say of a state; undefined where there is nothing to say. */
export function smsLine({ sent, working, offer, message }: SmsState, { say }: Paper): string | undefined {
  if (message) return clean(message.text);
  // An offer is a question, and asked by whoever answers the check.
  if (working === 'checking' || offer) return undefined;
  return sent && working === undefined
    ? say('验证码已发送', 'a code was sent')
    : say('正在发送验证码…', 'sending a code…');
}

/** What is known of a message's way. */
export interface SmsDelivery {
  readonly delivery: 'waiting' | 'delivered' | 'undeliverable';
  /** How often the shop was asked. */
  readonly polls: number;
  /** When it counts as undeliverable, ms since 1970. */
  readonly until: number;
  /** It may never arrive, and somebody has to decide what then. */
  readonly offer?: true;
  /** Another one goes out at this time, ms since 1970. */
  readonly next_time?: number;
  /** A person did not want to wait any longer, or goes on without it. */
  readonly skipped?: true;
}

type Waited = Watched<{ readonly type: SmsDecision }>;

/** A message on its way, as a living screen shows it; one that may never arrive is asked about. */
export function deliveryWatched(state: SmsDelivery, now: number, paper: Paper): Waited {
  const { say } = paper;
  const { delivery, polls, until, offer, next_time } = state;
  const mark = { waiting: 'running', delivered: 'ok', undeliverable: 'failed' } as const;
  const asked = `${say('已查询', 'asked')} ${polls}/${DELIVERY_POLLS + 1}`;
  const left = next_time === undefined ? [say('剩余', 'left'), until] : [say('重新发送', 'sent again in'), next_time];
  return {
    title: say('短信送达', 'The text message'),
    parts: [{ mark: mark[delivery], text: deliveryLine({ delivery }, paper) }],
    trouble: offer && say(undeliverable.text, 'The message may never arrive. Skip the check?'),
    told: [asked, offer ? '' : `${left[0]} ${clock(Number(left[1]) - now)}`],
    keys: offer ? offerKeys(paper) : waitKeys(paper),
  };
}

const waitKeys = ({ say }: Paper): Waited['keys'] => [
  { key: 'enter', does: say('已收到，不再等待', 'it is here, wait no longer'), event: { type: 'skip' } },
  { key: 'q', does: say('跳过', 'skip'), event: { type: 'skip' } },
];

export const decisions: Readonly<Record<SmsDecision, Words>> = {
  skip: ['跳过验证', 'skip the check'],
  wait: ['继续等待', 'wait on'],
  again: ['重新发送', 'send again'],
};

const offerKeys = ({ say }: Paper): Waited['keys'] =>
  (
    [
      ['s', 'skip'],
      ['w', 'wait'],
      ['r', 'again'],
    ] as const
  ).map(([key, type]) => {
    return { key, does: say(...decisions[type]), event: { type } };
  });

export function deliveryLine({ delivery, skipped }: Pick<SmsDelivery, 'delivery' | 'skipped'>, paper: Paper): string {
  const { say } = paper;
  if (delivery === 'delivered') return say('短信已送达', 'the text message arrived');
  if (delivery === 'undeliverable' && skipped)
    return say('短信可能无法送达，已跳过验证', 'the text message may never arrive: the check is skipped');
  if (skipped) return say('未再等待短信送达', 'not waited for any longer');
  if (delivery === 'waiting') return say('短信发送中…', 'the text message is on its way…');
  return say('短信可能无法送达', 'the text message may never arrive');
}
