import type { ReactNode } from 'react';
import { href } from '#web/navigation/routes.ts';
import { MemberGate } from '#web/parts/member-gate.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { cx } from '#web/ui/cx.ts';
import { MemberCols } from './member-cols.tsx';
import './member-page.css';

interface Props {
  readonly title: string;
  /** The documents' path of this page, for the side menu's highlight. */
  readonly route: string;
  /** The page's address, to return to after a login. */
  readonly address: string;
  /** The phone's back target on the first page of a visit; the member centre by default. */
  readonly back?: string;
  /** Pages between the member centre and this one, for the desktop breadcrumb. */
  readonly between?: readonly (readonly [title: string, address: string])[];
  /** What the page offers after a login. */
  readonly say?: string | undefined;
  /** Replaces the title in the phone's bar after a login: a search box. */
  readonly head?: ReactNode;
  /** At the end of the phone's bar and of the desktop breadcrumb. */
  readonly tools?: ReactNode;
  readonly className?: string;
  /** Visitors may see the page; it says itself what needs a login. */
  readonly open?: boolean;
  /** A page of forms: contacts on the right on a wide desktop. */
  readonly helped?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of a member's page: a bar with a back arrow on a phone, breadcrumb and side menu on a desktop. Members
 * only.
 */
export function MemberPage(props: Props) {
  const {
    title,
    route,
    address,
    back = href.userCenter(),
    between = [],
    say,
    head,
    tools,
    className,
    open = false,
    helped = false,
    children,
  } = props;
  const desk = useDesk();
  const body = <div className="page-body member-page__body">{children}</div>;
  return (
    <main className={cx('page-width', className)}>
      {desk ? (
        <Breadcrumb title={title} between={[['个人中心', href.userCenter()], ...between]}>
          {tools}
        </Breadcrumb>
      ) : (
        <TopBar title={title} back={back} head={head}>
          {tools}
        </TopBar>
      )}
      <MemberCols route={route} desk={desk} helped={helped}>
        {open ? (
          body
        ) : (
          <MemberGate back={address} say={say}>
            {body}
          </MemberGate>
        )}
      </MemberCols>
    </main>
  );
}
