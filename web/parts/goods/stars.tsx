import { MOST_STARS } from '#shared/rules/orders/review.ts';
import { Icon } from '#web/ui/icon.tsx';
import './stars.css';

const STARS = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** A rating as stars; averages fill a star in part. */
export function Stars({ value, label }: { readonly value: number; readonly label: string }) {
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
