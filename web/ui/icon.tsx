import { cx } from './cx.ts';
import './icon.css';
import { iconPaths } from './icon-paths.ts';

/** Every icon there is, by its name. */
export type IconName = keyof typeof iconPaths;

type Props = { name: IconName; size?: 16 | 20 | 24; full?: boolean | undefined; className?: string | undefined };

/** A line icon in the colour of its text, silent to screen readers; `full` fills its outline (a given heart, a star). */
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
