/** The reviews of one order while they are written (document 2 §2): a block per line, handed in once. */
import { proxy } from 'valtio/vanilla';
import type { ReviewItem, ReviewSent } from '#shared/contract/comment.ts';
import { RefusedError } from '#shared/errors.ts';
import type { ActState } from '#shared/flows/act-once.ts';
import type { Message } from '#shared/messages/message.ts';
import { leaveHalfDone, reviewed } from '#shared/messages/reviews.ts';
import { notOffered } from '#shared/messages/wire.ts';
import { afterError } from '#shared/rules/after-error.ts';
import { isReviewComplete, isReviewHalfDone, reviewsToSend } from '#shared/rules/review.ts';

export interface ReviewPorts {
  /** The lines that wait for a review. */
  load(): Promise<readonly ReviewItem[]>;
  /** Hands reviews in; the flow's last state, undefined when it was given up. */
  submit(reviews: readonly ReviewSent[]): Promise<ActState<unknown> | undefined>;
  ask(question: Message): Promise<boolean>;
  say(message: Message, good: boolean): void;
  report(error: unknown): void;
}

export interface ReviewState {
  /** 'refused' is what the server will not have reviewed: nothing is left to do. */
  phase: 'loading' | 'shown' | 'failed' | 'refused';
  items: ReviewItem[];
  /** Pictures on their way. */
  uploading: number;
  sending: boolean;
  /** Handing in was tried: what is half done is marked from then on. */
  tried: boolean;
}

type Written = Pick<ReviewItem, 'content' | 'comment_rank'>;

/** Makes the store of one order. */
export function createReviews(ports: ReviewPorts) {
  const state = proxy<ReviewState>({ phase: 'loading', items: [], uploading: 0, sending: false, tried: false });
  const find = (og_id: string) => state.items.find((item) => item.og_id === og_id);

  /** What was written before stands in the lines as they now are. */
  function take(lines: readonly ReviewItem[]): void {
    const before = new Map(state.items.map((item) => [item.og_id, item]));
    state.items = lines.map((line) => {
      const { content, comment_rank, comment_gallery } = before.get(line.og_id) ?? line;
      return { ...line, content, comment_rank, comment_gallery: [...comment_gallery] };
    });
    state.phase = 'shown';
  }

  async function load(): Promise<void> {
    state.phase = 'loading';
    try {
      take(await ports.load());
    } catch (error) {
      if (error instanceof RefusedError) {
        ports.say(afterError(error).message ?? notOffered, false);
        state.phase = 'refused';
        return;
      }
      state.phase = 'failed';
      ports.report(error);
    }
  }

  /** True when they were recorded. */
  async function send(reviews: readonly ReviewSent[]): Promise<boolean> {
    state.sending = true;
    try {
      const end = await ports.submit(reviews);
      if (end?.step === 'done') {
        ports.say(reviewed, true);
        return true;
      }
      if (end?.step === 'failed' && end.error !== undefined) ports.report(end.error);
      else if (end && 'message' in end && end.message) ports.say(end.message, false);
    } catch (error) {
      ports.report(error);
    } finally {
      state.sending = false;
    }
    return false;
  }

  return {
    state,
    load,
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
    /** So many pictures more are on their way, or fewer. */
    uploads(change: number): void {
      state.uploading += change;
    },
    /** Hands in what is complete, once; true when it was recorded. */
    async submit(): Promise<boolean> {
      if (state.sending) return false;
      state.tried = true;
      const checked = reviewsToSend(state.items.map(toSend));
      if (!checked.ok) {
        ports.say(checked.message, false);
        return false;
      }
      if (state.items.some(isReviewHalfDone) && !(await ports.ask(leaveHalfDone))) return false;
      return send(checked.reviews);
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

/** So many lines will be recorded as they stand. */
export const completeCount = (items: readonly Written[]): number => items.filter(isReviewComplete).length;
