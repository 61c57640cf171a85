import type { ReactNode } from 'react';
import './lead.css';

/** The heading of a step, above its fields. */
export const Lead = ({ title, say }: { readonly title: string; readonly say?: ReactNode }) => (
  <div className="lead">
    <h2>{title}</h2>
    {say && <p className="muted">{say}</p>}
  </div>
);
