import type { ReactNode } from 'react';
import { href } from '#web/navigation/routes.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { cx } from '#web/ui/cx.ts';
import './identity.css';
import { Steps, Todo, type TodoItem } from './steps.tsx';

interface Props {
  /** The phone's heading. */
  readonly title: string;
  readonly steps: readonly string[];
  /** Which step is on; as many as there are when all are done. */
  readonly at: number;
  /** What stands beside the form of a desk: its heading, the way in words. */
  readonly side: { readonly title: string; readonly todo: readonly TodoItem[]; readonly note?: ReactNode };
  /** More room for the form than for the words. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A screen that tells who the buyer is: plain on a phone, a card with the way at its left on a desk. */
export function IdentityFrame({ title, steps, at, side, wide, children }: Props) {
  const desk = useDesk();
  const form = (
    <div className="identity__form">
      <Steps names={steps} at={at} />
      {children}
    </div>
  );
  if (desk) {
    return (
      <main className={cx('identity', wide && 'identity--wide')}>
        <aside className="identity__side">
          <h1>{side.title}</h1>
          <Todo items={side.todo} />
          {side.note && <p className="small muted identity__note">{side.note}</p>}
        </aside>
        {form}
      </main>
    );
  }
  return (
    <main className="identity">
      <TopBar title={title} back={href.user({ path: 'login' })} />
      {form}
    </main>
  );
}
