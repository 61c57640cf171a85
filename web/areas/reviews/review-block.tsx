import { useId } from 'react';
import type { Snapshot } from 'valtio';
import type { ReviewItem } from '#shared/contract/comment.ts';
import { bothToRecord } from '#shared/messages/reviews.ts';
import { fullName, linePack } from '#shared/rules/goods/line-pack.ts';
import {
  isReviewComplete,
  LONGEST_REVIEW,
  MOST_REVIEW_IMAGES,
  MOST_STARS,
  starLabel,
} from '#shared/rules/orders/review.ts';
import { ImageUpload } from '#web/parts/pictures/image-upload.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextArea } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { ReviewStore } from './review-store.ts';

interface Props {
  readonly item: Snapshot<ReviewItem>;
  readonly store: ReviewStore;
  /** It would not be recorded, and the buyer has tried to submit. */
  readonly bad: boolean;
  readonly sending: boolean;
}

/** One ordered line: stars, text and images. */
export function ReviewBlock({ item, store, bad, sending }: Props) {
  const { og_id, goods_name, goods_thumb, content, comment_rank, comment_gallery } = item;
  const wordless = content.trim() === '';
  return (
    <section className="review__block" aria-label={`评价 ${fullName(item)}`}>
      <div className="row wrap loose flush">
        <Picture src={goods_thumb} alt="" size={56} />
        <div className="review__words">
          <h3 className="two" translate="no">
            {goods_name}
          </h3>
          <p className="small muted clip">{linePack(item)}</p>
        </div>
        <p className="row tight push tone-good small nowrap" role="status">
          {isReviewComplete(item) && (
            <>
              <Icon name="check" size={16} />
              会记录
            </>
          )}
        </p>
      </div>
      <StarChoice
        value={comment_rank}
        onChange={(stars) => store.write(og_id, { comment_rank: stars })}
        bad={bad && comment_rank === 0}
        say={wordless ? '' : bothToRecord.text}
      />
      <TextArea
        label="评价内容"
        placeholder="说说效期、包装和到货情况"
        rows={3}
        maxLength={LONGEST_REVIEW}
        value={content}
        onChange={(text) => store.write(og_id, { content: text })}
        bad={bad && wordless ? bothToRecord.text : undefined}
      />
      <ImageUpload
        label="评价图片"
        images={comment_gallery}
        most={MOST_REVIEW_IMAGES}
        disabled={sending}
        onAdd={(address) => store.addImage(og_id, address)}
        onRemove={(address) => store.removeImage(og_id, address)}
        onUploads={store.uploads}
      />
    </section>
  );
}

interface StarChoiceProps {
  /** 0 for none. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  /** Stars are missing and required. */
  readonly bad: boolean;
  /** The error, where nothing else shows it. */
  readonly say: string;
}

const STARS = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** One to five stars as radios. */
function StarChoice({ value, onChange, bad, say }: StarChoiceProps) {
  const group = useId();
  return (
    <fieldset className={cx('star-choice', bad && 'is-bad')} aria-describedby={`${group}say`}>
      <legend className="star-choice__label">评分</legend>
      {STARS.map((stars) => (
        <label key={stars} className={cx('star-choice__one', stars <= value && 'is-on')}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={stars === value}
            aria-invalid={bad}
            aria-describedby={`${group}say`}
            aria-label={`${stars}星 ${starLabel(stars)}`}
            onChange={() => onChange(stars)}
          />
          <Icon name="star" size={24} full={stars <= value} />
        </label>
      ))}
      <span className="star-choice__label star-choice__given" aria-hidden="true">
        {starLabel(value)}
      </span>
      <p className="said" id={`${group}say`}>
        {bad && say}
      </p>
    </fieldset>
  );
}
