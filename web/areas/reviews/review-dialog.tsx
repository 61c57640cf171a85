import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { subscribe } from 'valtio/vanilla';
import { bothToRecord } from '#shared/messages/reviews.ts';
import { isReviewHalfDone } from '#shared/rules/orders/review.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenMemberChanges } from '#web/state/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { ReviewBlock } from './review-block.tsx';
import { completeCount, createReviews, type ReviewStore } from './review-store.ts';
import '#web/ui/words.css';
import './review.css';
import * as kept from '#web/state/storage/kept.ts';

/** The review dialog (document 2 §2): a block per ordered line, submitted once; drafts stay when it is closed. */
export function ReviewDialog({ ask: { order_id }, close }: DialogProps<'review'>) {
  const [store] = useState(() => openReviews(order_id));
  const { items, refused, uploading, sending, tried } = useSnapshot(store.state, { sync: true });
  const there = usePart(store.lines).data !== null && items.length > 0;
  const [left, setLeft] = useState(false);
  const isLeft = useRef(false);
  const complete = completeCount(items);
  const untouched = complete === 0 && !items.some(isReviewHalfDone);

  useEffect(() => {
    // Restored lines are reloaded: some may be reviewed by now.
    if (store.lines.state.data) void store.lines.reload();
  }, [store]);
  useEffect(() => {
    if (!refused) return;
    forgetReviews(order_id);
    close(false);
  }, [refused, order_id, close]);

  function end(recorded: boolean): void {
    if (recorded) forgetReviews(order_id);
    close(recorded);
  }

  /** A buyer who closes it during the request still gets the result as a toast. */
  function leave(): void {
    isLeft.current = sending;
    if (sending) setLeft(true);
    else end(false);
  }

  async function submit(): Promise<void> {
    const recorded = await store.submit();
    if (recorded || isLeft.current) end(recorded);
  }

  return (
    <Dialog
      open={!left}
      title="评价"
      width={800}
      className="review"
      closeOnMask={false}
      onClose={leave}
      foot={
        there && (
          <>
            <p className="keep muted">
              已完成 <b className="tone-good">{complete}</b>/{items.length}
            </p>
            <Button size="lg" busyText="正在提交" disabled={uploading > 0} onClick={submit}>
              {uploading > 0 ? '图片上传中' : '提交评价'}
            </Button>
          </>
        )
      }
    >
      <Notice>{bothToRecord.text}</Notice>
      <Loaded part={store.lines} atOnce skeleton={<Skeletons />}>
        {() =>
          items.length === 0 ? (
            <Empty
              title="没有可评价的商品"
              say="这些商品可能已经评价过了"
              action={<Button onClick={leave}>知道了</Button>}
            />
          ) : (
            items.map((item, at) => (
              <ReviewBlock
                key={item.og_id}
                item={item}
                store={store}
                bad={tried && (isReviewHalfDone(item) || (at === 0 && untouched))}
                sending={sending}
              />
            ))
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** The skeleton of a line, with its final size. */
const Skeletons = () => (
  <div className="review__block" role="status" aria-label="加载中">
    <div className="row wrap loose flush">
      <Skeleton w={56} h={56} />
      <div className="review__words">
        <Skeleton w="60%" h="1.25rem" />
        <Skeleton w="30%" h="1rem" />
      </div>
    </div>
    <Skeleton w="16rem" h="2.75rem" />
    <Skeleton w="100%" h="7.75rem" />
  </div>
);

/** Drafts stay while the app is open, and survive a reload. */
const begun = new Map<string, { store: ReviewStore; stop: () => void }>();
whenMemberChanges(() => {
  for (const { stop } of begun.values()) stop();
  begun.clear();
});

/** The reviews of an order, restored if there is a draft. */
function openReviews(order_id: string): ReviewStore {
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
function forgetReviews(order_id: string): void {
  begun.get(order_id)?.stop();
  begun.delete(order_id);
  kept.review.mine(order_id).erase();
}
