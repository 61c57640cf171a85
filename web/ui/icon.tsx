import { cx } from './cx.ts';
import './icon.css';
import { iconPaths } from './icon-paths.ts';
import type { moreIconPaths } from './more-icon-paths.ts';

/** Every picture sign there is, by its name. */
export type IconName = keyof typeof iconPaths | keyof typeof moreIconPaths;

const paths: Partial<Record<IconName, string>> = { ...iconPaths };

/** The outline of a sign, once it is known. */
export const iconPath = (name: IconName): string | undefined => paths[name];

/** Makes more signs known, before anything that shows them is drawn. */
export const addIcons = (more: Partial<Record<IconName, string>>): void => void Object.assign(paths, more);

type Props = { name: IconName; size?: 16 | 20 | 24; full?: boolean | undefined; className?: string | undefined };

/** A line icon in the colour of its text, silent to screen readers; `full` fills its outline (a given heart, a star). */
export function Icon({ name, size = 20, full, className }: Props) {
  return (
    <svg
      className={cx('icon', size !== 20 && `icon--${size}`, full && 'icon--full', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
