import type { MouseEventHandler, ReactNode } from 'react';
import './cell.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { SwitchLabel } from './switch-label.tsx';

type Props = {
  icon?: IconName | undefined;
  title: ReactNode;
  /** Muted text after the title. */
  note?: ReactNode;
  /** At the end of the row. */
  value?: ReactNode;
  /** A link with an arrow. */
  href?: string | undefined;
  /** Without `href` the row is a button with an arrow. */
  onClick?: MouseEventHandler | undefined;
  /** A press on the row's text toggles the switch at its end. */
  label?: boolean | undefined;
  className?: string | undefined;
};

/** A row of a card: a fact or a link. Consecutive rows have a line between them. */
export function Cell({ icon, title, note, value, href, onClick, label, className }: Props) {
  const body = (
    <>
      {icon && <Icon name={icon} />}
      <span className="cell__title">{title}</span>
      {note && <span className="cell__note">{note}</span>}
      {value && <span className="cell__value">{value}</span>}
      {(href || onClick) && <Icon name="right" size={16} className="cell__go" />}
    </>
  );
  const name = cx('cell', Boolean(note) && 'cell--noted', className);
  if (href)
    return (
      <a className={name} href={href} onClick={onClick}>
        {body}
      </a>
    );
  if (onClick)
    return (
      <button type="button" className={name} onClick={onClick}>
        {body}
      </button>
    );
  return label ? <SwitchLabel className={name}>{body}</SwitchLabel> : <div className={name}>{body}</div>;
}
