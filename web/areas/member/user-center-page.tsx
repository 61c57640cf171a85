import { Suspense, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { changeSecurityFirst } from '#shared/messages/security.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, hrefOf, type QueryOf, routes } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberCols } from '#web/parts/member/member-cols.tsx';
import { MenuItem, useMenuEntries } from '#web/parts/member/member-menu.tsx';
import { MemberGate } from '#web/parts/member-gate.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { later } from '#web/parts/page/later.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import type { Part } from '#web/state/loading/part.ts';
import { createRememberedPart } from '#web/state/loading/remembered-part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useSettings } from '#web/state/session/buyer.ts';
import { logOut } from '#web/state/session/log-out.ts';
import { notePrivileges } from '#web/state/session/privileges.ts';
import { noteOpenid, session } from '#web/state/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CentreCards, CentreSkeleton, Purse, PurseSkeleton } from './centre-cards.tsx';
import { userCenterLoader } from './user-center-loader.ts';
import '#web/ui/words.css';
import './user-center.css';
import { inGridOrder } from '#shared/rules/member/user-centre-menu.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Centre } from './centre.ts';
import { CentrePrompts } from './centre-prompts.tsx';
import { MemberHead } from './member-head.tsx';
import { PromoBanners } from './promo-banners.tsx';

const panel = later(async () => (await import('./centre-panel.lazy.tsx')).CentrePanel);
const CentrePanel = panel.View;

const { title, gate } = routes.userCenter;

/** Home asks to bind the official account too, and only this answer says whether one is bound. */
const createCentre = (): Part<Centre> =>
  createRememberedPart(userCenterLoader.reads.centre.call, {
    pick: (centre): Centre => centre,
    onAnswer: ({ openid, system_priv }) => {
      noteOpenid(openid ?? '');
      notePrivileges(system_priv);
    },
  });

/** /user-center: the member centre, members only (documents 1 §2 and 2 §2). */
export default function UserCenterPage({ query }: { readonly query: QueryOf<'userCenter'> }) {
  const [centre] = useState(createCentre);
  const { token } = useSnapshot(session);
  const known = isLoggedIn(token);
  const desk = useDesk();
  const { user_yz } = useSettings() ?? {};
  const offered = useOffered();
  const asked = query.path === 'user-yz';
  if (asked && known && user_yz && offered(href.verification())) return <ToForm />;

  return (
    <main className="page-width">
      {desk ? <Breadcrumb title={title} /> : <MemberHead title={title} />}
      <MemberCols route="/user-center" desk={desk} className="inset-below centre__cols">
        <div className="centre__main stack">
          <MemberGate back={href.userCenter(query)} say={gate}>
            <Known centre={centre} desk={desk} asked={asked} />
          </MemberGate>
        </div>
        {desk && known && (
          <Suspense fallback={<div />}>
            <CentrePanel />
          </Suspense>
        )}
      </MemberCols>
    </main>
  );
}

/** `path=user-yz` is the documents' address of the verification (document 2 §2). */
function ToForm() {
  useLayoutEffect(() => goInstead(href.verification()), []);
  return <main className="page-width" />;
}

interface KnownProps {
  readonly centre: Part<Centre>;
  readonly desk: boolean;
  /** The address asks for the verification. */
  readonly asked: boolean;
}

/** Parts that wait for the answer have skeletons; content below them comes later, so that nothing moves. */
function Known({ centre, desk, asked }: KnownProps) {
  const { phase, data } = usePart(centre);
  const failed = !data && phase === 'failed';
  return (
    <>
      {desk && <Security />}
      {failed && <CentrePrompts centre={null} asked={asked} />}
      <Loaded
        part={centre}
        skeleton={
          <>
            <PurseSkeleton />
            <CentrePrompts centre={null} asked={asked} />
            <CentreSkeleton />
          </>
        }
      >
        {(there) => (
          <>
            <Purse centre={there} />
            <CentrePrompts centre={there} asked={asked} />
            <CentreCards centre={there} />
          </>
        )}
      </Loaded>
      {!desk && (data || failed) && <PhoneRest />}
    </>
  );
}

/** Below the cards on a phone; content under the menu waits for the menu's height. */
function PhoneRest() {
  const { waits } = useMenuEntries();
  return (
    <>
      <MenuGrid />
      {!waits && (
        <>
          <PromoBanners />
          <Security />
          <Button kind="line" wide onClick={logOut}>
            退出登录
          </Button>
        </>
      )}
    </>
  );
}

/** The green notice: a default security answer is not secure (document 2 §2). */
const Security = () => (
  <Notice
    tone="good"
    action={
      <a className="link nowrap hit" href={hrefOf('/re-type')}>
        去修改
      </a>
    }
  >
    {changeSecurityFirst.text}
  </Notice>
);

const PLACES = Array.from({ length: 16 }, (_, at) => at);

/** All entries of the user centre as a grid on a phone (document 2 §2), what is used daily first. */
function MenuGrid() {
  const { entries, waits, deleted } = useMenuEntries();
  return (
    <nav className="menu-grid card" aria-label="功能">
      {waits
        ? PLACES.map((at) => (
            <span key={at} className="member-menu__item" aria-hidden="true">
              <Skeleton w={20} h={20} />
              <Skeleton w="4em" h="1rem" />
            </span>
          ))
        : inGridOrder(entries).map((entry) => (
            <MenuItem key={entry.key} entry={entry} route="/user-center" deleted={deleted} />
          ))}
    </nav>
  );
}
