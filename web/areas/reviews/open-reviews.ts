/** The reviews of the web: their ports are the one client, the question and the messages. */
import { subscribe } from 'valtio/vanilla';
import { comment, type ReviewItem } from '#shared/contract/comment.ts';
import { realClock } from '#shared/flows/clock.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { submitReviews } from '#shared/flows/review.ts';
import { api } from '#web/state/api.ts';
import { confirm } from '#web/state/dialogs.ts';
import { draftOf, keepDraft } from '#web/state/drafts.ts';
import { report } from '#web/state/failure.ts';
import { isNumber, isRecord, isText, listOf } from '#web/state/storage.ts';
import { say } from '#web/state/toast.ts';
import { createReviews, type ReviewStore } from './review-store.ts';

/** What was begun and left stays for as long as the app is open, and as a draft through a reload. */
const begun = new Map<string, { store: ReviewStore; stop: () => void }>();
const draftKey = (order_id: string): string => `review ${order_id}`;

const isWritten = (value: unknown): value is ReviewItem =>
  isRecord(value) &&
  isText(value.og_id) &&
  isText(value.content) &&
  isNumber(value.comment_rank) &&
  listOf(isText)(value.comment_gallery);

/** The reviews of an order, as they were left. */
export function openReviews(order_id: string): ReviewStore {
  const known = begun.get(order_id);
  if (known) return known.store;
  const store = createReviews({
    load: async () => (await api.send(comment.goodsAdd, { order_id })).data,
    submit: (reviews) => lastOf(submitReviews({ client: api, clock: realClock }, order_id, reviews)),
    ask: (message) => confirm({ message, yes: '提交', no: '继续填写' }),
    say: (message, good) => say(message, good ? 'good' : 'warn'),
    report,
  });
  store.state.items = draftOf(draftKey(order_id), listOf(isWritten)) ?? [];
  const stop = subscribe(store.state, () => keepDraft(draftKey(order_id), store.state.items));
  begun.set(order_id, { store, stop });
  return store;
}

/** Nothing of the order is left to write. */
export function forgetReviews(order_id: string): void {
  begun.get(order_id)?.stop();
  begun.delete(order_id);
  keepDraft(draftKey(order_id), null);
}
