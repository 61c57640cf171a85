import { cx } from './cx.ts';
import './icon.css';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

type Props = { name: IconName; size?: 16 | 20 | 24; full?: boolean | undefined; className?: string | undefined };

/** A line icon in the text colour, hidden from screen readers; `full` fills it (a favourite's heart, a star). */
export function Icon({ name, size = 20, full, className }: Props) {
  return (
    <svg
      className={cx('icon', size !== 20 && `icon--${size}`, full && 'icon--full', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
