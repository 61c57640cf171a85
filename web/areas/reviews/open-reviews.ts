/** Review drafts, as they were left. */
import { subscribe } from 'valtio/vanilla';
import { whenMemberChanges } from '#web/state/session/session.ts';
import * as kept from '#web/state/storage/kept.ts';
import { createReviews, type ReviewStore } from './review-store.ts';

/** Drafts stay while the app is open, and survive a reload. */
const begun = new Map<string, { store: ReviewStore; stop: () => void }>();
whenMemberChanges(() => {
  for (const { stop } of begun.values()) stop();
  begun.clear();
});

/** The reviews of an order, restored if there is a draft. */
export function openReviews(order_id: string): ReviewStore {
  const known = begun.get(order_id);
  if (known) return known.store;
  const store = createReviews(order_id);
  const draft = kept.review.mine(order_id);
  store.state.items = draft.read() ?? [];
  const stop = subscribe(store.state, () => draft.write(store.state.items));
  begun.set(order_id, { store, stop });
  return store;
}

/** Nothing of the order is left to review. */
export function forgetReviews(order_id: string): void {
  begun.get(order_id)?.stop();
  begun.delete(order_id);
  kept.review.mine(order_id).erase();
}
