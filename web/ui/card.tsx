import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './card.css';

type Props = {
  title?: ReactNode;
  /** Muted words beside the title. */
  note?: ReactNode;
  /** At the end of the head: a link further (class `go`), a clock, a button. */
  more?: ReactNode;
  as?: 'section' | 'div' | 'ul' | 'li' | 'article' | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** White ground with a hairline; with a title it has a head. */
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
