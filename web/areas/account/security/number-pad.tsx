import './number-pad.css';

interface Props {
  readonly onDigit: (digit: string) => void;
  readonly onBack: () => void;
  readonly onClear: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A number pad at the bottom of a sheet. */
export function NumberPad({ onDigit, onBack, onClear }: Props) {
  const key = (digit: string) => (
    <button key={digit} type="button" onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
  return (
    <fieldset className="pad">
      <legend className="visually-hidden">数字键盘</legend>
      {DIGITS.map(key)}
      <button type="button" className="pad__side" onClick={onClear}>
        清空
      </button>
      {key('0')}
      <button type="button" className="pad__side" aria-label="退格" onClick={onBack}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5.5h11.5v13H9L3 12zM12 9.5l5 5M17 9.5l-5 5" />
        </svg>
      </button>
    </fieldset>
  );
}
