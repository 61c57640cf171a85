import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { type Drawn, Icon } from './icon.tsx';
import './button.css';
import './icon-button.css';
import { useWorking } from './use-working.ts';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'name' | 'onClick'> &
  Drawn & {
    label: string;
    /** `round` is filled, 32 px wide with a touch target of 44 px: the quick add. */
    kind?: 'plain' | 'round' | undefined;
    /** While a promise that it returns is open, the button shows that it works. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
    /** A badge on the corner. */
    children?: ReactNode;
  };

/** A button with only an icon; its label is for screen readers. */
export function IconButton({ name, path, label, kind = 'plain', className, onClick, children, ...rest }: Props) {
  const { works, press } = useWorking(onClick);
  return (
    <button
      type="button"
      {...rest}
      className={cx('icon-button', `icon-button--${kind}`, className)}
      aria-label={label}
      aria-busy={works || undefined}
      onClick={press}
    >
      {works ? <i className="button__ring" /> : <Icon {...(path === undefined ? { name } : { path })} />}
      {children}
    </button>
  );
}
