/** Review drafts, as they were left. */
import { subscribe } from 'valtio/vanilla';
import type { ReviewItem } from '#shared/contract/comment.ts';
import { draftOf, keepDraft } from '#web/state/storage/drafts.ts';
import { isNumber, isRecord, isText, listOf } from '#web/state/storage/storage.ts';
import { createReviews, type ReviewStore } from './review-store.ts';

/** Drafts stay while the app is open, and survive a reload. */
const begun = new Map<string, { store: ReviewStore; stop: () => void }>();
const draftKey = (order_id: string): string => `review ${order_id}`;

const isWritten = (value: unknown): value is ReviewItem =>
  isRecord(value) &&
  isText(value.og_id) &&
  isText(value.content) &&
  isNumber(value.comment_rank) &&
  listOf(isText)(value.comment_gallery);

/** The reviews of an order, restored if there is a draft. */
export function openReviews(order_id: string): ReviewStore {
  const known = begun.get(order_id);
  if (known) return known.store;
  const store = createReviews(order_id);
  store.state.items = draftOf(draftKey(order_id), listOf(isWritten)) ?? [];
  const stop = subscribe(store.state, () => keepDraft(draftKey(order_id), store.state.items));
  begun.set(order_id, { store, stop });
  return store;
}

/** Nothing of the order is left to review. */
export function forgetReviews(order_id: string): void {
  begun.get(order_id)?.stop();
  begun.delete(order_id);
  keepDraft(draftKey(order_id), null);
}
