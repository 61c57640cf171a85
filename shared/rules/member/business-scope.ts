/** Business scopes (range, user-range): when one can be requested. */
import { scopeBeingReviewed, scopeOwned, tooManyImages, uploadScopeImages } from '#shared/messages/business-scope.ts';
import type { Message } from '#shared/messages/message.ts';

/** Maximum number of images for a scope. */
export const MOST_SCOPE_IMAGES = 6;

/** Labels of the states 0 to 3. */
export const scopeLabel = ['未开通', '已开通', '审核中', '已驳回'] as const;

/** Why a scope cannot be requested; undefined when it can. `state`: 0 not held, 1 held, 2 requested, 3 rejected. */
export function scopeRefusal(state: 0 | 1 | 2 | 3 | undefined, images: number): Message | undefined {
  if (state === 1) return scopeOwned;
  if (state === 2) return scopeBeingReviewed;
  if (images === 0) return uploadScopeImages;
  return images > MOST_SCOPE_IMAGES ? tooManyImages(MOST_SCOPE_IMAGES) : undefined;
}
