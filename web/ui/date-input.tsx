import './date-input.css';
import { Icon } from './icon.tsx';

interface Props {
  /** A day such as 2028-11-15, '' for none. */
  readonly value: string;
  /** Stands there without a day. */
  readonly empty: string;
  readonly label: string;
  /** The first day that can be chosen. */
  readonly min?: string | undefined;
  readonly bad?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (day: string) => void;
}

/** A day, chosen in the browser's own calendar and shown the same way in every browser, whatever its language. */
export const DateInput = ({ value, empty, label, min, bad, disabled, onChange }: Props) => (
  <span className="date-input">
    <span aria-hidden="true" className={value ? undefined : 'muted'}>
      {value || empty}
    </span>
    <Icon name="calendar-check" />
    <input
      type="date"
      value={value}
      min={min}
      disabled={disabled}
      aria-label={label}
      aria-invalid={bad}
      onClick={({ currentTarget }) => showCalendar(currentTarget)}
      onChange={(event) => onChange(event.target.value)}
    />
  </span>
);

/** A desk's browser opens its calendar from a small sign only; one that cannot be asked leaves the typing. */
function showCalendar(input: HTMLInputElement): void {
  try {
    input.showPicker?.();
  } catch {
    // Not allowed here, as in a frame of another origin.
  }
}
