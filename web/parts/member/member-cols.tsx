import { type ReactNode, Suspense } from 'react';
import { cx } from '#web/ui/cx.ts';
import { later } from '../page/later.ts';
import '#web/ui/words.css';
import './member-cols.css';

const side = later(async () => (await import('./member-side.lazy.tsx')).MemberSide);
const Side = side.View;
const Help = later(async () => (await import('./help-card.lazy.tsx')).HelpCard).View;

interface Props {
  /** The current route, for the menu's highlight. */
  readonly route: string;
  /** On a desktop the side menu is beside the page; a phone never loads it. */
  readonly desk: boolean;
  readonly className?: string;
  /** Contacts on the right. */
  readonly helped?: boolean | undefined;
  readonly children: ReactNode;
}

/** A page of the user centre. On a desktop it is beside the side menu, whose space is reserved before it loads. */
export const MemberCols = ({ route, desk, className, helped = false, children }: Props) => (
  <div className={cx('member-cols', helped && 'is-helped', className)}>
    {desk && (
      <Suspense fallback={<div />}>
        <Side route={route} />
      </Suspense>
    )}
    {children}
    {desk && helped && (
      <Suspense fallback={<div className="help-card" />}>
        <Help />
      </Suspense>
    )}
  </div>
);
