import type { ReactNode } from 'react';

/** One labelled row of the buying form. */
export const Option = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="buying__option">
    <span className="buying__label">{label}</span>
    <div className="buying__choice">{children}</div>
  </div>
);
