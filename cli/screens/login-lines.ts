/** A login in plain lines, while it goes on. */
import type { LoginState } from '#shared/flows/login.ts';
import type { Paper } from './text/paper.ts';
import { clean } from './text/width.ts';

/** What to say of a state; undefined where there is nothing to say. */
export function loginLine(state: LoginState, { say }: Paper): string | undefined {
  if (state.step !== 'sms') return undefined;
  const { sent, working, offer, message } = state.sms;
  if (offer) return say('短信可能无法送达，已跳过验证', 'the text message may never arrive: the check is skipped');
  if (message) return clean(message.text);
  if (working) return undefined;
  return sent ? say('验证码已发送', 'a code was sent') : say('正在发送验证码…', 'sending a code…');
}
