import { type ReactNode, Suspense } from 'react';
import { cx } from '#web/ui/cx.ts';
import { later } from '../page/later.ts';
import './member-cols.css';

const side = later(async () => (await import('./member-side.lazy.tsx')).MemberSide);
const Side = side.View;
const Help = later(async () => (await import('./help-card.lazy.tsx')).HelpCard).View;

interface Props {
  /** The route on show, for the menu's highlight. */
  readonly route: string;
  /** On a desk the side menu stands beside the page; a phone never fetches it. */
  readonly desk: boolean;
  readonly className?: string;
  /** The contacts stand at the right. */
  readonly helped?: boolean;
  readonly children: ReactNode;
}

/** A page of the user centre: on a desk beside the side menu, whose place is there before it is. */
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
