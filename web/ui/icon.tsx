import { cx } from './cx.ts';
import './icon.css';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

type Look = { size?: 16 | 20 | 24; full?: boolean | undefined; className?: string | undefined };
/** A path is that of one part alone, which brings it: the table of names comes with the first page. */
export type Drawn = { name: IconName; path?: undefined } | { name?: undefined; path: string };
type Props = Look & Drawn;

/** A line icon in the text colour, hidden from screen readers; `full` fills it (a favourite's heart, a star). */
export function Icon({ name, path = name && iconPaths[name], size = 20, full, className }: Props) {
  return (
    <svg
      className={cx('icon', size !== 20 && `icon--${size}`, full && 'icon--full', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
