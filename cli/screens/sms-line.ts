/** A check by text message in plain lines, while it goes on. */
import type { SmsState } from '#shared/flows/verify-sms.ts';
import type { Paper } from './text/paper.ts';
import { clean } from './text/width.ts';
import type { Watched } from './watch-screen.tsx';
import { clock } from './watched-time.ts';

/** What to say of a state; undefined where there is nothing to say. */
export function smsLine({ sent, working, offer, message }: SmsState, { say }: Paper): string | undefined {
  if (offer) return say('短信可能无法送达，已跳过验证', 'the text message may never arrive: the check is skipped');
  if (message) return clean(message.text);
  if (working) return undefined;
  return sent ? say('验证码已发送', 'a code was sent') : say('正在发送验证码…', 'sending a code…');
}

interface Delivery {
  readonly delivery: 'waiting' | 'delivered' | 'undeliverable';
  readonly polls: number;
  /** ms since 1970 */
  readonly until: number;
  readonly skipped?: true;
}

/** A message on its way, as a living screen shows it. */
export function deliveryWatched(state: Delivery, now: number, paper: Paper): Watched<{ readonly type: 'skip' }> {
  const { say } = paper;
  const { delivery, polls, until } = state;
  const mark = { waiting: 'running', delivered: 'ok', undeliverable: 'failed' } as const;
  return {
    title: say('短信送达', 'The text message'),
    parts: [{ mark: mark[delivery], text: deliveryLine(state, paper) }],
    told: [`${say('已查询', 'asked')} ${polls}`, `${say('剩余', 'left')} ${clock(until - now)}`],
    keys: [
      { key: 'enter', does: say('已收到，不再等待', 'it is here, wait no longer'), event: { type: 'skip' } },
      { key: 'q', does: say('跳过', 'skip'), event: { type: 'skip' } },
    ],
  };
}

/** How far a message is. */
export function deliveryLine({ delivery, skipped }: Pick<Delivery, 'delivery' | 'skipped'>, paper: Paper): string {
  const { say } = paper;
  if (delivery === 'delivered') return say('短信已送达', 'the text message arrived');
  if (skipped) return say('未再等待短信送达', 'not waited for any longer');
  if (delivery === 'waiting') return say('短信发送中…', 'the text message is on its way…');
  return say('短信可能无法送达', 'the text message may never arrive');
}
