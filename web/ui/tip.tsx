import type { ReactNode } from 'react';

/** Adds a tooltip, which screen readers always get. */
export function Tip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span title={title}>
      {children}
      <span className="visually-hidden">{title}</span>
    </span>
  );
}
