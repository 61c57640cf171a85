import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** A filter row on a desktop: its name and its options. */
export const Pick = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in older WebKit
  <div className="row row--top grow size-13 pick" role="group" aria-label={label}>
    <span className="keep muted pick__label">{label}</span>
    <div className="wrap tight">{children}</div>
  </div>
);

interface WordProps {
  readonly on: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One option. */
export const PickWord = ({ on, onClick, children }: WordProps) => (
  <button type="button" className="pick__word" aria-pressed={on} onClick={onClick}>
    {children}
  </button>
);
