import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { goods, type Review } from '#shared/contract/goods.ts';
import { noReviews } from '#shared/messages/reviews.ts';
import { loadFailed } from '#shared/messages/wire.ts';
import { MOST_STARS, starLabel } from '#shared/rules/orders/review.ts';
import { createEndless, type Endless, type Tail } from '#web/parts/list/endless.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { Near } from '#web/parts/page/near.tsx';
import { dayOf } from '#web/parts/time/day.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './goods-reviews.css';
import './stars.css';

interface Props {
  readonly goodsId: string;
}

/** Reserved height in px until the reviews have loaded. */
const ROOM = 220;

/** The reviews of a product, loaded when they come near the viewport. */
export const GoodsReviews = ({ goodsId }: Props) => (
  <Near room={ROOM}>
    <Reviews goodsId={goodsId} />
  </Near>
);

function createReviewList(goods_id: string) {
  const figures: Figures = {};
  const list = createEndless({
    call: goods.comments,
    args: () => ({ goods_id, is_start: true }),
    onFirst: ({ num, average }) => void Object.assign(figures, { num, average }),
  });
  return { list, figures };
}

interface Figures {
  num?: number | undefined;
  average?: number | undefined;
}
const NONE: Figures = {};

/** The number of reviews shown at first, so that content below is not pushed far away. */
const FIRST = 3;

function Reviews({ goodsId }: Props) {
  const [{ list, figures }] = useState(() => createReviewList(goodsId));
  const { num = 0, average } = usePart(list).data ? figures : NONE;
  return (
    <Card
      title="商品评价"
      note={num > 0 && `共 ${num} 条`}
      more={num > 0 && average !== undefined && <Average average={average} />}
      className="goods-reviews"
    >
      <Loaded part={list} skeleton={<Skeletons />} failed="line">
        {(reviews) =>
          reviews.length > 0 ? (
            <List list={list} reviews={reviews} />
          ) : (
            <p className="inset rule middle muted">{noReviews.text}</p>
          )
        }
      </Loaded>
    </Card>
  );
}

interface ListProps {
  readonly list: Endless<Review>;
  readonly reviews: readonly Review[];
}

function List({ list, reviews }: ListProps) {
  const [all, setAll] = useState(false);
  const tail = useSnapshot(list.tail).phase;
  const shown = all ? reviews : reviews.slice(0, FIRST);
  const more = () => {
    if (all) list.more();
    setAll(true);
  };
  return (
    <>
      <ul>
        {shown.map((review) => (
          <OneReview key={review.comment_id} review={review} />
        ))}
      </ul>
      {(shown.length < reviews.length || tail !== 'end') && (
        <p className="inset rule middle">
          <Button kind="line" size="sm" busy={tail === 'loading'} busyText="加载中" onClick={more}>
            {moreWords(all, tail)}
          </Button>
        </p>
      )}
    </>
  );
}

function moreWords(all: boolean, tail: Tail['phase']): string {
  if (tail === 'failed') return loadFailed.text;
  return all ? '更多评价' : '全部评价';
}

const Average = ({ average }: { readonly average: number }) => (
  <span className="row tone-good">
    <b>{average.toFixed(1)}</b>
    <Stars value={average} label={`平均 ${average.toFixed(1)} 分`} />
  </span>
);

const OneReview = ({ review }: { readonly review: Review }) => {
  const { nickname, comment_rank, content, comment_gallery, add_time } = review;
  return (
    <li className="column inset rule">
      <p className="row wrap flush">
        <b>{nickname}</b>
        {comment_rank !== undefined && (
          <Stars value={comment_rank} label={`${comment_rank}星 ${starLabel(comment_rank)}`} />
        )}
        <span className="small muted push">{add_time ? dayOf(add_time) : ''}</span>
      </p>
      <p className="goods-reviews__words">{content}</p>
      {comment_gallery.length > 0 && (
        <ul className="wrap goods-reviews__pictures">
          {comment_gallery.map((src, at) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noopener">
                <Picture src={src} alt={`评价图片 ${at + 1}，查看大图`} size={72} fit="cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** The skeleton of reviews. */
const Skeletons = () => (
  <div aria-hidden="true">
    {[1, 2].map((at) => (
      <div key={at} className="column inset rule">
        <Skeleton w="40%" h="1.25rem" />
        <Skeleton w="80%" h="1.25rem" />
      </div>
    ))}
  </div>
);

const STARS = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** A rating as stars; averages fill a star in part. */
function Stars({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      <Row />
      <span className="stars__given" style={{ width: `${(value / MOST_STARS) * 100}%` }}>
        <Row full />
      </span>
    </span>
  );
}

const Row = ({ full }: { readonly full?: boolean }) => (
  <span className="stars__row">
    {STARS.map((star) => (
      <Icon key={star} name="star" size={16} full={full} />
    ))}
  </span>
);
