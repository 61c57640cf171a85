import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId, useState } from 'react';
import { cx } from './cx.ts';
import './field.css';
import { Icon, type IconName } from './icon.tsx';
import { o } from './icon-strokes.ts';
import { secretInput } from './unsaved.ts';
import { useCutOff } from './use-cut-off.ts';

const EYE = `M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12z${o(12, 12, 3)}`;
const EYE_OFF =
  'M9.5 5.8q1.2-.3 2.5-.3c6 0 9.5 6.5 9.5 6.5s-.9 1.7-2.6 3.3M6.3 7.3C3.8 9.3 2.5 12 2.5 12s3.5 6.5 9.5 6.5q2.5 0 4.6-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16';

type Shared = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** A hint below the box; its space is kept even when empty. */
  say?: ReactNode;
  /** The error, in place of the hint. */
  bad?: string | undefined;
  /** At the end of that line, beside hint or error: something to press. */
  help?: ReactNode;
  className?: string | undefined;
};

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof Shared> &
  Shared & {
    icon?: IconName | undefined;
    /** The label is for screen readers only: where a placeholder or icon says the same. */
    quiet?: boolean | undefined;
    /** Inside the box after the text: a button that sends a code, a unit. */
    after?: ReactNode;
    /** A secret that no password manager fills or saves, such as a payment password: dots, which can be shown. */
    secret?: boolean | undefined;
  };

/** A text field with label, hint and error; a password can be shown. */
export function Field(props: FieldProps) {
  const {
    label,
    value,
    onChange,
    say,
    bad,
    help,
    className,
    icon,
    quiet,
    after,
    secret,
    type = 'text',
    ...rest
  } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const cut = useCutOff(value, rest.maxLength);
  const wrong = bad ?? cut.words;
  return (
    <div className={cx('field', wrong && 'is-bad', rest.disabled && 'is-off', className)}>
      <label className={quiet ? 'visually-hidden' : 'field__label'} htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        {icon && <Icon name={icon} />}
        <input
          type={shown ? 'text' : type}
          {...rest}
          onPaste={cut.onPaste}
          {...(secret && secretInput(shown))}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={Boolean(bad)}
          aria-describedby={`${id}say`}
        />
        {(secret || type === 'password') && (
          <button
            type="button"
            className="field__eye"
            aria-label="显示密码"
            aria-pressed={shown}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon path={shown ? EYE : EYE_OFF} />
          </button>
        )}
        {after}
      </div>
      <Say
        id={`${id}say`}
        say={say}
        bad={wrong}
        end={help ?? (type === 'password' || secret ? undefined : cut.count)}
      />
    </div>
  );
}

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Shared> & Shared;

/** A text area; with `maxLength` the count shows below. */
export function TextArea({ label, value, onChange, say, bad, help, className, rows = 4, ...rest }: AreaProps) {
  const id = useId();
  const count = rest.maxLength && `${value.length}/${rest.maxLength}`;
  const cut = useCutOff(value, rest.maxLength);
  const wrong = bad ?? cut.words;
  return (
    <div className={cx('field', wrong && 'is-bad', rest.disabled && 'is-off', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        <textarea
          {...rest}
          onPaste={cut.onPaste}
          id={id}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={Boolean(bad)}
          aria-describedby={`${id}say`}
        />
      </div>
      <Say id={`${id}say`} say={say} bad={wrong} end={help ?? count} />
    </div>
  );
}

function Say({ id, say, bad, end }: { id: string; say: ReactNode; bad: string | undefined; end: ReactNode }) {
  return (
    <p className="field__say">
      {bad && <Icon name="warn" size={16} />}
      <span id={id}>{bad || say}</span>
      {end && <span className="push">{end}</span>}
    </p>
  );
}
