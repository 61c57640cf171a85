/** Reviews of order lines (document 2 §2, §9). */
import type { ReviewSent } from '#shared/contract/comment.ts';
import { textTooLong } from '#shared/messages/long-text.ts';
import type { Message } from '#shared/messages/message.ts';
import { bothToRecord } from '#shared/messages/reviews.ts';

export const MOST_STARS = 5;

/** Maximum length of a review. */
export const LONGEST_REVIEW = 500;

/** Maximum number of images of a review. */
export const MOST_REVIEW_IMAGES = 9;

/** The label of 1 to 5 stars; '' for 0. */
export const starLabel = (stars: number): string => ['', '差评', '差评', '中评', '好评', '好评'][stars] ?? '';

/** A review and its rating are recorded only when both are completed. */
export const isReviewComplete = ({ content, comment_rank }: Pick<ReviewSent, 'content' | 'comment_rank'>): boolean =>
  content.trim() !== '' && comment_rank >= 1 && comment_rank <= MOST_STARS;

/** True for a started review that would not be recorded, because text or stars are missing. */
export const isReviewHalfDone = (
  review: Pick<ReviewSent, 'content' | 'comment_rank'> & { readonly comment_gallery: readonly string[] },
): boolean =>
  !isReviewComplete(review) &&
  (review.content.trim() !== '' || review.comment_rank > 0 || review.comment_gallery.length > 0);

/** The complete reviews to submit, or a message when there is none. */
export function reviewsToSend<R extends Pick<ReviewSent, 'content' | 'comment_rank'>>(
  items: readonly R[],
): { ok: true; reviews: R[] } | { ok: false; message: Message } {
  const reviews = items.filter(isReviewComplete);
  if (reviews.some(({ content }) => content.length > LONGEST_REVIEW))
    return { ok: false, message: textTooLong('评价', LONGEST_REVIEW) };
  return reviews.length > 0 ? { ok: true, reviews } : { ok: false, message: bothToRecord };
}
