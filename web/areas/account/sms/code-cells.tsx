import { useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { secretInput, unsaved } from '#web/ui/unsaved.ts';
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

/** Six cells over one real input, so that pasting works and screen readers find one field. No password manager fills it. */
export function CodeCells({ label, value, onChange, secret, inputMode, say, bad, first }: Props) {
  const id = useId();
  return (
    <div className={cx('cells', bad && 'is-bad')}>
      <div className="cells__row">
        <input
          type="text"
          aria-label={label}
          aria-invalid={Boolean(bad)}
          aria-describedby={id}
          data-focus={first}
          {...unsaved}
          autoCapitalize="characters"
          spellCheck={false}
          {...(secret && secretInput())}
          enterKeyHint="next"
          inputMode={inputMode}
          className={cx('cells__in', secret && secretInput().className)}
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
