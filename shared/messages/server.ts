import { type Message, say } from './message.ts';
import { plainText } from './plain-text.ts';

/** The server's own words (`content`) as a message, without marks of HTML; undefined when it said nothing. */
export function said(content: string): Message | undefined {
  const text = plainText(content);
  return text === '' ? undefined : say(text);
}
