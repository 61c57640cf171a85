import type { ReactNode } from 'react';
import { href, type QueryOf, type RouteName, routes, titleOf } from '#web/navigation/routes.ts';
import { MemberGate } from '#web/parts/member-gate.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { cx } from '#web/ui/cx.ts';
import '#web/ui/words.css';
import { MemberCols } from './member-cols.tsx';
import './member-page.css';

interface Props<N extends RouteName> {
  /** Its route says the title, what a visitor reads, and the pages above it. */
  readonly of: N;
  readonly query: QueryOf<N>;
  /** Replaces the title in the phone's bar after a login: a search box. */
  readonly head?: ReactNode;
  /** At the end of the phone's bar and of the desktop breadcrumb. */
  readonly tools?: ReactNode;
  /** Shows the cart at the end of the phone's bar. */
  readonly cart?: boolean | undefined;
  readonly className?: string;
  /** A page of forms: contacts on the right on a wide desktop. */
  readonly helped?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of a member's page: a bar with a back arrow on a phone, breadcrumb and side menu on a desktop. For members
 * only where the route has a gate.
 */
export function MemberPage<N extends RouteName>(props: Props<N>) {
  const { of, query, head, tools, cart, className, helped, children } = props;
  const desk = useDesk();
  const title = titleOf(of, query);
  const pages = above(of, query);
  const up = pages[pages.length - 1] ?? 'userCenter';
  const { gate } = routes[of];
  const body = <div className="page-body member-page__body">{children}</div>;
  return (
    <main className={cx('page-width', className)}>
      {desk ? (
        <Breadcrumb title={title} between={pages.map((name) => [titleOf(name), href[name]()])}>
          {tools}
        </Breadcrumb>
      ) : (
        <TopBar title={title} back={href[up]()} head={head} cart={cart}>
          {tools}
        </TopBar>
      )}
      <MemberCols route={routes[up === 'userCenter' ? of : up].path} desk={desk} helped={helped}>
        {gate === undefined ? (
          body
        ) : (
          <MemberGate back={(href[of] as (query: QueryOf<N>) => string)(query)} say={gate}>
            {body}
          </MemberGate>
        )}
      </MemberCols>
    </main>
  );
}

/** The routes above a member's page, the member centre first. */
function above(name: RouteName, query: Readonly<Record<string, string>>): readonly RouteName[] {
  const up = routes[name].under as RouteName | undefined;
  // A page with a query may stand below the one without.
  return up && href[up]() !== href[name](query) ? [...above(up, {}), up] : name === 'userCenter' ? [] : ['userCenter'];
}
