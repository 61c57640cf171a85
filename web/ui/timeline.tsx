import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './timeline.css';

/** One event; `now` marks the current state. */
export type TimelineItem = {
  key: string;
  title: ReactNode;
  time?: ReactNode;
  text?: ReactNode;
  now?: boolean | undefined;
};

/** Events, newest first: the tracking of a parcel, the history of an after-sales request. */
export function Timeline({ items, className }: { items: readonly TimelineItem[]; className?: string | undefined }) {
  return (
    <ol className={cx('timeline', className)}>
      {items.map(({ key, title, time, text, now }) => (
        <li key={key} className={now ? 'is-now' : undefined}>
          <b>{title}</b>
          {time && <span className="timeline__time">{time}</span>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
