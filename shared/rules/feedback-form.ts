/** The feedback panel's check (document 2 §5). */
import { enterFeedback } from '#shared/messages/feedback.ts';
import type { Message } from '#shared/messages/message.ts';
import { fitTrail, readTrail, trailText } from './trail.ts';

/** What one writes about: 1 feedback, 2 new product request. */
export const feedbackTypes = [
  { type: '1', label: '意见反馈' },
  { type: '2', label: '新品需求' },
] as const;
export type FeedbackType = (typeof feedbackTypes)[number]['type'];

/** Letters of the content, at most. */
export const LONGEST_FEEDBACK = 2000;

/** Between the words and the trail below them. */
const GAP = '\n\n';

/** Letters that the words leave for a trail. */
export const roomForTrail = (content: string): number => LONGEST_FEEDBACK - content.trim().length - GAP.length;

/** The words with the trail below them, which loses its oldest steps where both are too long; undefined where none fits. */
export function withTrail(content: string, trail: string): string | undefined {
  if (trail === '') return content;
  const all = readTrail(trail);
  const fitting = typeof all === 'string' ? undefined : fitTrail(all, roomForTrail(content));
  return fitting && `${content.trim()}${GAP}${trailText(fitting)}`;
}

/** The content is required; the picture is not. */
export const checkFeedback = (content: string): { ok: true } | { ok: false; message: Message } =>
  content.trim() === '' ? { ok: false, message: enterFeedback } : { ok: true };
