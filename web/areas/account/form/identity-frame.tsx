import type { ReactNode } from 'react';
import { href } from '#web/navigation/routes.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { cx } from '#web/ui/cx.ts';
import '#web/ui/words.css';
import './identity.css';
import { Steps, Todo, type TodoItem } from './steps.tsx';

interface Props {
  /** The heading on a phone. */
  readonly title: string;
  readonly steps: readonly string[];
  /** The index of the current step; the number of steps when all are done. */
  readonly at: number;
  /** Beside the form on a desktop: heading and list of steps. */
  readonly side: { readonly title: string; readonly todo: readonly TodoItem[]; readonly note?: ReactNode };
  /** More width for the form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of login, registration and recovery: plain on a phone, a card with the steps on the left on a desktop. */
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
