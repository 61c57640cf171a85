import './switch.css';

type Props = {
  on: boolean;
  onChange: (on: boolean) => void;
  label: string;
  disabled?: boolean | undefined;
};

/** A toggle with immediate effect. */
export function Switch({ on, onChange, label, disabled }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      className="switch"
      onClick={() => onChange(!on)}
    />
  );
}
