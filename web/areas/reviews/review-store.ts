/** The reviews of one order while they are written (document 2 §2): a block per line, submitted once. */
import { proxy } from 'valtio/vanilla';
import { comment, type ReviewItem, type ReviewSent } from '#shared/contract/comment.ts';
import { RefusedError } from '#shared/errors.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { submitReviews } from '#shared/flows/review.ts';
import { leaveLinesOut, reviewed } from '#shared/messages/reviews.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { afterError } from '#shared/rules/app/after-error.ts';
import { isReviewComplete, reviewsToSend } from '#shared/rules/orders/review.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { createPart } from '#web/state/loading/part.ts';
import { say } from '#web/state/messages/toast.ts';

export interface ReviewState {
  items: ReviewItem[];
  /** The server refuses reviews of this order: nothing is left to do. */
  refused: boolean;
  /** The number of running uploads. */
  uploading: number;
  sending: boolean;
  /** A submission was tried: incomplete lines are marked from then on. */
  tried: boolean;
}

type Written = Pick<ReviewItem, 'content' | 'comment_rank'>;

/** Creates the store of one order: `lines` loads the lines to review; `state` has the input. */
export function createReviews(order_id: string) {
  const state = proxy<ReviewState>({ items: [], refused: false, uploading: 0, sending: false, tried: false });
  const find = (og_id: string) => state.items.find((item) => item.og_id === og_id);
  const lines = createPart(fetchLines, take);

  /** A refusal closes the dialog, without leaving the page below. */
  async function fetchLines(): Promise<readonly ReviewItem[]> {
    try {
      return (await api.send(comment.goodsAdd, { order_id })).data;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (!error.silent) say(afterError(error).message ?? requestFailed, 'warn');
      state.refused = true;
      return [];
    }
  }

  /** Restores earlier input into the current lines. */
  function take(fresh: readonly ReviewItem[]): readonly ReviewItem[] {
    const before = new Map(state.items.map((item) => [item.og_id, item]));
    state.items = fresh.map((line) => {
      const { content, comment_rank, comment_gallery } = before.get(line.og_id) ?? line;
      return { ...line, content, comment_rank, comment_gallery: [...comment_gallery] };
    });
    return fresh;
  }

  /** True when they were recorded. */
  const send = (reviews: readonly ReviewSent[]) =>
    act(state, 'sending', async () => {
      const end = await lastOf(submitReviews({ client: api, clock: webClock }, order_id, reviews));
      if (end.step === 'done') {
        say(reviewed, 'good');
        return true;
      }
      if (end.step === 'failed' && end.error !== undefined) report(end.error);
      else if ('message' in end && end.message) say(end.message, 'warn');
      return false;
    });

  return {
    state,
    lines,
    write(og_id: string, written: Partial<Written>): void {
      Object.assign(find(og_id) ?? {}, written);
    },
    addImage(og_id: string, address: string): void {
      find(og_id)?.comment_gallery.push(address);
    },
    removeImage(og_id: string, address: string): void {
      const item = find(og_id);
      if (item) item.comment_gallery = item.comment_gallery.filter((each) => each !== address);
    },
    /** The number of running uploads has changed by this. */
    uploads(change: number): void {
      state.uploading += change;
    },
    /** Submits the complete lines once; true when they were recorded. */
    async submit(): Promise<boolean> {
      if (state.sending) return false;
      state.tried = true;
      const checked = reviewsToSend(state.items.map(toSend));
      if (!checked.ok) {
        say(checked.message, 'warn');
        return false;
      }
      const left = state.items.length - checked.reviews.length;
      if (left > 0 && !(await confirm({ message: leaveLinesOut(left), yes: '提交', no: '继续填写' }))) return false;
      return (await send(checked.reviews)) ?? false;
    },
  };
}

export type ReviewStore = ReturnType<typeof createReviews>;

const toSend = ({ og_id, content, comment_rank, comment_gallery }: ReviewItem): ReviewSent => ({
  og_id,
  content: content.trim(),
  comment_rank,
  comment_gallery: [...comment_gallery],
});

/** The number of lines that would be recorded. */
export const completeCount = (items: readonly Written[]): number => items.filter(isReviewComplete).length;
