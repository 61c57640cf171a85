import './date-input.css';
import { Icon } from './icon.tsx';

interface Props {
  /** A day such as 2028-11-15, '' for none. */
  readonly value: string;
  /** Shown without a date. */
  readonly empty: string;
  readonly label: string;
  /** The earliest date. */
  readonly min?: string | undefined;
  readonly bad?: boolean;
  readonly required?: boolean;
  /** The id of the error's words. */
  readonly sayId?: string;
  readonly disabled?: boolean;
  readonly onChange: (day: string) => void;
}

/** A date, chosen in the browser's calendar and formatted alike in every browser and language. */
export const DateInput = ({ value, empty, label, min, bad, required, sayId, disabled, onChange }: Props) => (
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
      required={required}
      aria-describedby={sayId}
      onClick={({ currentTarget }) => showCalendar(currentTarget)}
      onChange={(event) => onChange(event.target.value)}
    />
  </span>
);

/** A desktop browser opens its calendar only from a small icon. Where `showPicker` is missing, the date is typed. */
function showCalendar(input: HTMLInputElement): void {
  try {
    input.showPicker?.();
  } catch {
    // Not allowed, for example in a frame of another origin.
  }
}
