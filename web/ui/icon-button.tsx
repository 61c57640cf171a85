import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import './icon-button.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  name: IconName;
  label: string;
  /** `round` is filled, 32 px wide with a touch target of 44 px: the quick add. */
  kind?: 'plain' | 'round' | undefined;
  /** A badge on the corner. */
  children?: ReactNode;
};

/** A button with only an icon; its label is for screen readers. */
export function IconButton({ name, label, kind = 'plain', className, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={cx('icon-button', `icon-button--${kind}`, className)} aria-label={label}>
      <Icon name={name} />
      {children}
    </button>
  );
}
