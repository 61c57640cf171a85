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
  /** The page's own address: where a login leads back to. */
  readonly address: string;
  /** Where the phone's arrow leads on the first page of a visit; the member centre if nothing is said. */
  readonly back?: string;
  /** Pages between the member centre and this one, for a desk's breadcrumb. */
  readonly between?: readonly (readonly [title: string, address: string])[];
  /** What there is to see once logged in. */
  readonly say?: string;
  /** Stands in the phone's bar in place of the title once logged in: a search box. */
  readonly head?: ReactNode;
  /** At the end of the phone's bar and of the desk's breadcrumb. */
  readonly tools?: ReactNode;
  readonly className?: string;
  /** A visitor may look too: the page itself says where it takes a login. */
  readonly open?: boolean;
  /** A page of forms: on a wide desk the contacts stand at the right. */
  readonly helped?: boolean;
  readonly children: ReactNode;
}

/** The frame of a member's page: on a phone a bar with the way back, on a desk the breadcrumb and the side menu; gated. */
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
  const body = <div className="member-page__body">{children}</div>;
  return (
    <main className={cx('member-page', className)}>
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
          <MemberGate back={address} {...(say === undefined ? {} : { say })}>
            {body}
          </MemberGate>
        )}
      </MemberCols>
    </main>
  );
}
