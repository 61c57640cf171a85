/** Business scopes (range, user-range): what may be asked for, with images of the papers that prove it. */
import { scopeBeingReviewed, scopeHeld, tooManyImages, uploadScopeImages } from '#shared/messages/business-scope.ts';
import type { Message } from '#shared/messages/message.ts';

/** Images for one scope, at most. */
export const MOST_SCOPE_IMAGES = 6;

/** Words of a scope's states 0 to 3. */
export const scopeLabel = ['未开通', '已开通', '审核中', '已驳回'] as const;

/** Why a scope cannot be asked for, if so; `state` 0 not held, 1 held, 2 asked for, 3 rejected. */
export function scopeRefusal(state: 0 | 1 | 2 | 3 | undefined, images: number): Message | undefined {
  if (state === 1) return scopeHeld;
  if (state === 2) return scopeBeingReviewed;
  if (images === 0) return uploadScopeImages;
  return images > MOST_SCOPE_IMAGES ? tooManyImages(MOST_SCOPE_IMAGES) : undefined;
}
