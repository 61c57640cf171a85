/** The feedback panel's check (document 2 §5). */
import { enterFeedback } from '#shared/messages/feedback.ts';
import type { Message } from '#shared/messages/message.ts';

/** What one writes about: 1 feedback, 2 new product request. */
export const feedbackTypes = [
  { type: '1', label: '意见反馈' },
  { type: '2', label: '新品需求' },
] as const;
export type FeedbackType = (typeof feedbackTypes)[number]['type'];

/** Letters of the content, at most. */
export const LONGEST_FEEDBACK = 2000;

/** The content is required; the picture is not. */
export const checkFeedback = (content: string): { ok: true } | { ok: false; message: Message } =>
  content.trim() === '' ? { ok: false, message: enterFeedback } : { ok: true };
