import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  /** All in it is pressed or typed: on paper its label would stand alone. */
  readonly acts?: boolean;
}

/** One labelled row of the buying form. */
export const Option = ({ label, children, acts = false }: Props) => (
  <div className={acts ? 'buying__option off-paper' : 'buying__option'}>
    <span className="size-13 muted buying__label">{label}</span>
    <div>{children}</div>
  </div>
);
