/** One toast at a time, for 2 s (document 1 §8). */
import { proxy } from 'valtio/vanilla';
import type { Message } from '#shared/messages/message.ts';
import { TOAST_TIME } from '#shared/rules/app/after-error.ts';
import { whenMemberChanges } from '../session/session.ts';
import { note } from '../trail/trail.ts';

export type Tone = 'plain' | 'good' | 'warn';

export const toast = proxy<{ text: string; tone: Tone; number: number }>({ text: '', tone: 'plain', number: 0 });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast; replaces the current one. */
export function say(message: Message, tone: Tone = 'plain'): void {
  note('said', message.text);
  clearTimeout(timer);
  Object.assign(toast, { text: message.text, tone, number: toast.number + 1 });
  timer = setTimeout(() => {
    toast.text = '';
  }, TOAST_TIME);
}

// It may name what the former member typed. In this tab the toast tells of the change itself, and stays its 2 s.
whenMemberChanges((elsewhere) => {
  if (elsewhere) toast.text = '';
});
