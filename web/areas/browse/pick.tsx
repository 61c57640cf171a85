import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A line of a desk's filter: its name, then the words to choose from. */
export const Pick = ({ label, className = '', children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in older WebKit
  <div className={`pick ${className}`} role="group" aria-label={label}>
    <span className="pick__label">{label}</span>
    <div className="pick__words">{children}</div>
  </div>
);

interface WordProps {
  readonly on: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A word that can be chosen. */
export const PickWord = ({ on, onClick, children }: WordProps) => (
  <button type="button" className="pick__word" aria-pressed={on} onClick={onClick}>
    {children}
  </button>
);
