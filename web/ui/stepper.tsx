import { type KeyboardEvent, useState } from 'react';
import { stepped } from '#shared/rules/goods/pack-size.ts';
import { cx } from './cx.ts';
import './stepper.css';
import { Icon } from './icon.tsx';
import { typedCount } from './typed-count.ts';

type Props = {
  value: number;
  /** What one press adds or subtracts: the order multiple. */
  step?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Receives the number as entered. Multiples and limits are up to the rules. */
  onChange: (count: number) => void;
  /** Told a typed text that is no whole number; the quantity stays as it was. */
  onRefused: (typed: string) => void;
  /** What it counts, for screens with several; its buttons say it too. */
  label?: string | undefined;
  /** Shown in amber. `sayId` links it to its message. */
  bad?: boolean | undefined;
  sayId?: string | undefined;
  disabled?: boolean | undefined;
  /** 28 px high in a phone’s rows. */
  dense?: boolean | undefined;
  className?: string | undefined;
};

/** A quantity with − and +. Typed text stays local until Enter or blur, so that an input method is not interrupted. */
export function Stepper(props: Props) {
  const { value, step = 1, min = 1, max = Number.POSITIVE_INFINITY, onChange, onRefused } = props;
  const { label, bad, sayId, disabled, dense, className } = props;
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? value : typedCount(text);
  const meant = typed ?? value;

  const less = Math.max(stepped(meant, step, -1), min);

  const named = (word: string) => (label ? `${word} ${label}` : word);
  const change = (count: number) => {
    setText(null);
    if (count !== value) onChange(count);
  };
  /** An empty field is no quantity, and nothing was asked for. */
  const take = () => {
    if (typed === null && text?.trim()) onRefused(text.trim());
    change(meant);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') take();
    if (event.key === 'ArrowUp' && meant < max) change(stepped(meant, step, 1));
    if (event.key === 'ArrowDown' && meant > min) change(less);
  };

  return (
    // At an end a button stays focusable: a focused one that is switched off would lose the focus.
    <span className={cx('stepper', dense && 'stepper--dense', bad && 'is-bad', disabled && 'is-off', className)}>
      <button
        type="button"
        aria-label={named('减少')}
        disabled={disabled}
        aria-disabled={meant <= min || undefined}
        onClick={() => meant > min && change(less)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        aria-label={label ?? '数量'}
        aria-invalid={bad || undefined}
        aria-describedby={sayId}
        inputMode="numeric"
        autoComplete="off"
        size={4}
        disabled={disabled}
        value={text ?? value}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => text !== null && take()}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={named('增加')}
        disabled={disabled}
        aria-disabled={meant >= max || undefined}
        onClick={() => meant < max && change(stepped(meant, step, 1))}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
}
