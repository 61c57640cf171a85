import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './card.css';

type Props = {
  title?: ReactNode;
  /** Muted text beside the title. */
  note?: ReactNode;
  /** At the end of the head: a link (class `go`), a countdown, a button. */
  more?: ReactNode;
  as?: 'section' | 'div' | 'ul' | 'li' | 'article' | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A white card with a thin border; a title adds a head. */
export function Card({ title, note, more, as: Tag = 'section', className, children }: Props) {
  return (
    <Tag className={cx('card', className)}>
      {title && (
        <div className="card__head">
          <h2>{title}</h2>
          {note && <span className="card__note">{note}</span>}
          {more && <div className="card__more">{more}</div>}
        </div>
      )}
      {children}
    </Tag>
  );
}
