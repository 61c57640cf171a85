/** The feedback form (document 2 §5). */
import { enterFeedback } from '#shared/messages/feedback.ts';
import { textTooLong } from '#shared/messages/long-text.ts';
import type { Message } from '#shared/messages/message.ts';
import { fitTrail, readTrail, trailText } from '#shared/rules/trail/trail.ts';

/** Maximum length of the content, in characters. */
export const LONGEST_FEEDBACK = 2000;

/** Separates the text from the trail. */
const GAP = '\n\n';

/** The number of characters that the text leaves for a trail. */
export const roomForTrail = (content: string): number => LONGEST_FEEDBACK - content.trim().length - GAP.length;

/** The text followed by the trail, whose oldest steps are dropped if it is too long; undefined when no step fits. */
export function withTrail(content: string, trail: string): string | undefined {
  if (trail === '') return content;
  const all = readTrail(trail);
  const fitting = typeof all === 'string' ? undefined : fitTrail(all, roomForTrail(content));
  return fitting && `${content.trim()}${GAP}${trailText(fitting)}`;
}

/** The content is required and has a limit, the image is optional. */
export function checkFeedback(content: string): { ok: true } | { ok: false; message: Message } {
  const { length } = content.trim();
  if (length === 0) return { ok: false, message: enterFeedback };
  return length > LONGEST_FEEDBACK ? { ok: false, message: textTooLong('内容', LONGEST_FEEDBACK) } : { ok: true };
}
