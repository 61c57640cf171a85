import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import './icon-button.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  name: IconName;
  label: string;
  /** `round` is filled and 32 px wide, with 44 px of touch: the quick add. */
  kind?: 'plain' | 'round' | undefined;
  /** A badge on the corner. */
  children?: ReactNode;
};

/** A button that is only a sign; its label is heard. */
export function IconButton({ name, label, kind = 'plain', className, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={cx('icon-button', `icon-button--${kind}`, className)} aria-label={label}>
      <Icon name={name} />
      {children}
    </button>
  );
}
