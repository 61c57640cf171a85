import { useId } from 'react';
import { MOST_STARS, starLabel } from '#shared/rules/review.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  /** 0 while none is given. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
}

const STARS = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** One to five stars, each with its label. */
export function StarChoice({ value, onChange }: Props) {
  const group = useId();
  return (
    <fieldset className="star-choice">
      <legend className="star-choice__label">评分</legend>
      {STARS.map((stars) => (
        <label key={stars} className={cx('star-choice__one', stars <= value && 'is-on')}>
          <input
            type="radio"
            className="heard"
            name={group}
            checked={stars === value}
            aria-label={`${stars}星 ${starLabel(stars)}`}
            onChange={() => onChange(stars)}
          />
          <Icon name="star" size={24} full={stars <= value} />
        </label>
      ))}
      <span className="star-choice__said" aria-hidden="true">
        {starLabel(value)}
      </span>
    </fieldset>
  );
}
