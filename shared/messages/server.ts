import { type Message, say } from './message.ts';

/** The server's own words (`content`) as a message; undefined when it said nothing. */
export function said(content: string): Message | undefined {
  const text = content.trim();
  return text === '' ? undefined : say(text);
}
