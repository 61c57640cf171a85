import type { ReactNode } from 'react';

/** Says more about what it wraps: on hover as a tooltip, and always to a screen reader. */
export function Tip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span title={title}>
      {children}
      <span className="visually-hidden">{title}</span>
    </span>
  );
}
