import { type ButtonHTMLAttributes, type MouseEvent, useState } from 'react';
import { cx } from './cx.ts';
import './button.css';
import { Icon, type IconName } from './icon.tsx';
import { pressGuard } from './press-guard.ts';

type Look = {
  /** One main button per card; the second is a line button. */
  kind?: 'main' | 'line' | 'soft' | 'text' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  wide?: boolean | undefined;
};

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> &
  Look & {
    icon?: IconName | undefined;
    /** Shows the working state from outside; a promise returned by `onClick` shows it by itself. */
    busy?: boolean | undefined;
    /** The verb while working, such as 提交中. */
    busyText?: string | undefined;
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  };

/** The class of a button, for a link that should look like one. */
export const buttonClass = ({ kind = 'main', size = 'md', wide }: Look = {}, className?: string): string =>
  cx('button', `button--${kind}`, size !== 'md' && `button--${size}`, wide && 'button--wide', className);

/** A button that shows it is working and cannot be pressed twice while it does. */
export function Button(props: Props) {
  const { kind, size, wide, icon, busy, busyText, onClick, className, children, ...rest } = props;
  const [working, setWorking] = useState(false);
  const [guard] = useState(() => pressGuard(setWorking));
  const isBusy = busy || working;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else guard(() => onClick?.(event));
  };

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide }, className)}
      onClick={press}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? <i className="button__ring" /> : icon && <Icon name={icon} size={size === 'sm' ? 16 : 20} />}
      {isBusy && busyText ? busyText : children}
    </button>
  );
}
