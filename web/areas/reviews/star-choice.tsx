import { useId } from 'react';
import { MOST_STARS, starLabel } from '#shared/rules/orders/review.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
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
export function StarChoice({ value, onChange, bad, say }: Props) {
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
