import type { ReactNode } from 'react';

type Props = { title: string; note?: string; wide?: boolean; children: ReactNode };

/** One UI part on the design page. */
export function Spec({ title, note, wide, children }: Props) {
  return (
    <section className={wide ? 'spec spec--wide' : 'spec'}>
      <h2>{title}</h2>
      {note && <p className="small muted">{note}</p>}
      <div className="spec__body">{children}</div>
    </section>
  );
}

/** Wraps its children in rows. */
export function Flow({ children }: { children: ReactNode }) {
  return <div className="spec__flow">{children}</div>;
}

/** One state with its name below it. */
export function Shown({ as, children }: { as: string; children: ReactNode }) {
  return (
    <div className="spec__shown">
      {children}
      <span className="small muted">{as}</span>
    </div>
  );
}
