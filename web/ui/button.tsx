import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import { cx } from './cx.ts';
import './button.css';
import { Icon, type IconName } from './icon.tsx';
import { useWorking } from './use-working.ts';

type Look = {
  /** One main button per card; the second is a line button. */
  kind?: 'main' | 'line' | 'soft' | 'text' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  wide?: boolean | undefined;
};

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> &
  Look & {
    icon?: IconName | undefined;
    /** Shows the busy state from outside. A promise returned by `onClick` shows it by itself. */
    busy?: boolean | undefined;
    /** The text while busy, such as 提交中. */
    busyText?: string | undefined;
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  };

/** The class of a button, for what only looks like one. */
export const buttonClass = ({ kind = 'main', size = 'md', wide }: Look = {}, className?: string): string =>
  cx('button', `button--${kind}`, size !== 'md' && `button--${size}`, wide && 'button--wide', className);

/** A link that looks like a button. */
export const ButtonLink = ({
  kind,
  size,
  wide,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={buttonClass({ kind, size, wide }, className)} />
);

/**
 * A button with a busy state that ignores a second press meanwhile. While a dialog opened by the press is asking a
 * question it is not busy, because nothing is done yet.
 */
export function Button(props: Props) {
  const { kind, size, wide, icon, busy, busyText, onClick, className, children, ...rest } = props;
  const { works, press } = useWorking(onClick, busy);

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide }, className)}
      onClick={press}
      aria-busy={works || undefined}
      aria-disabled={works || undefined}
    >
      {works ? <i className="button__ring" /> : icon && <Icon name={icon} size={size === 'sm' ? 16 : 20} />}
      {works && busyText ? busyText : children}
    </button>
  );
}
