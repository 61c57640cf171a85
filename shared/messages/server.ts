import { type Message, say } from './message.ts';
import { plainText } from './plain-text.ts';

/** The server's text (`content`) as a message without HTML tags; undefined when it is empty. */
export function said(content: string): Message | undefined {
  const text = plainText(content);
  return text === '' ? undefined : say(text);
}
