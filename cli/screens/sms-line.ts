/** A check by text message in plain lines, while it goes on. */
import type { SmsState } from '#shared/flows/verify-sms.ts';
import type { Paper } from './text/paper.ts';
import { clean } from './text/width.ts';

/** What to say of a state; undefined where there is nothing to say. */
export function smsLine({ sent, working, offer, message }: SmsState, { say }: Paper): string | undefined {
  if (offer) return say('短信可能无法送达，已跳过验证', 'the text message may never arrive: the check is skipped');
  if (message) return clean(message.text);
  if (working) return undefined;
  return sent ? say('验证码已发送', 'a code was sent') : say('正在发送验证码…', 'sending a code…');
}

/** How far a message is. */
export function deliveryLine(
  { delivery }: { readonly delivery: 'waiting' | 'delivered' | 'undeliverable' },
  paper: Paper,
): string {
  const { say } = paper;
  if (delivery === 'delivered') return say('短信已送达', 'the text message arrived');
  if (delivery === 'waiting') return say('短信发送中…', 'the text message is on its way…');
  return say('短信可能无法送达', 'the text message may never arrive');
}
