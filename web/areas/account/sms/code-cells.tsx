import { useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import './code-cells.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Shows dots instead of the text. */
  readonly secret?: boolean;
  readonly inputMode: 'text' | 'numeric' | 'none';
  readonly say?: string | undefined;
  readonly bad?: string | undefined;
  /** Has the initial focus of its dialog. */
  readonly first?: boolean;
}

const CELLS = [0, 1, 2, 3, 4, 5];

/** Six cells over one real input, so that pasting and autofill work and screen readers find one field. */
export function CodeCells({ label, value, onChange, secret, inputMode, say, bad, first }: Props) {
  const id = useId();
  return (
    <div className={cx('cells', bad && 'is-bad')}>
      <div className="cells__row">
        <input
          className="cells__in"
          type={secret ? 'password' : 'text'}
          aria-label={label}
          aria-invalid={Boolean(bad)}
          aria-describedby={id}
          data-focus={first}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          inputMode={inputMode}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {CELLS.map((at) => (
          <span
            key={at}
            aria-hidden="true"
            className={cx('cells__one', at === value.length && 'is-next', at < value.length && 'is-full')}
          >
            {secret && at < value.length ? <i /> : value[at]}
          </span>
        ))}
      </div>
      <p className="field__say cells__say" id={id}>
        {bad && <Icon name="warn" size={16} />}
        {bad ?? say}
      </p>
    </div>
  );
}
