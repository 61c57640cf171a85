import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { user } from '#shared/contract/user.ts';
import { changeSecurityFirst, logInToUse } from '#shared/messages/shell.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { MemberCols } from '#web/parts/member/member-cols.tsx';
import { useMenuEntries } from '#web/parts/member/member-menu.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { later } from '#web/parts/page/later.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { api } from '#web/state/api.ts';
import { logOut } from '#web/state/log-out.ts';
import { createPart } from '#web/state/part.ts';
import { href, hrefOf, type QueryOf } from '#web/state/routes.ts';
import { noteOpenid, session } from '#web/state/session.ts';
import { whenReady } from '#web/state/settings.ts';
import { usePart } from '#web/state/use-part.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Empty, Failed } from '#web/ui/state.tsx';
import { CentreCards, CentreSkeleton, Purse, PurseSkeleton } from './centre-cards.tsx';
import './user-center.css';
import type { Centre } from './centre.ts';
import { CentrePrompts } from './centre-prompts.tsx';
import { MemberHead } from './member-head.tsx';
import { MenuGrid } from './menu-grid.tsx';
import { PromoBanners } from './promo-banners.tsx';

const panel = later(async () => (await import('./centre-panel.lazy.tsx')).CentrePanel);
const CentrePanel = panel.View;

/** Home asks to bind the official account too, and no other answer tells whether one is bound. */
async function fetchCentre(): Promise<Centre> {
  const centre = await api.send(user.userCenter, {});
  noteOpenid(centre.openid ?? '');
  return centre;
}

/** /user-center: the member centre behind its login gate (documents 1 §2 and 2 §2). */
export function UserCenterPage({ query }: { readonly query: QueryOf<'userCenter'> }) {
  const [centre] = useState(() => createPart<Centre>(fetchCentre));
  const { token } = useSnapshot(session);
  const known = isLoggedIn(token);
  const desk = useDesk();

  useEffect(() => (known ? whenReady(START_DELAY, () => void centre.load()) : undefined), [centre, known]);

  return (
    <main className="centre">
      {desk ? <Breadcrumb title="个人中心" /> : <MemberHead />}
      <MemberCols route="/user-center" desk={desk} className="centre__cols">
        <div className="centre__main stack">
          {known ? <Known centre={centre} desk={desk} asked={query.path === 'user-yz'} /> : <Gate />}
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

interface KnownProps {
  readonly centre: ReturnType<typeof createPart<Centre>>;
  readonly desk: boolean;
  /** The address asks to be verified. */
  readonly asked: boolean;
}

/** What waits for the answer stands as skeletons, and what lies below it only comes after: nothing is pushed about. */
function Known({ centre, desk, asked }: KnownProps) {
  const { phase, data } = usePart(centre);
  const failed = !data && phase === 'failed';
  return (
    <>
      {desk && <Security />}
      {data && <Purse centre={data} />}
      {!data && !failed && <PurseSkeleton />}
      <CentrePrompts centre={data} asked={asked} />
      {data && <CentreCards centre={data} />}
      {!data && !failed && <CentreSkeleton />}
      {failed && <Failed onRetry={centre.load} />}
      {!desk && (data || failed) && <PhoneRest />}
    </>
  );
}

/** Below the cards of a phone; what stands under the menu comes once the menu has its height. */
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

/** The green notice: a default security answer is no security (document 2 §2). */
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

const Gate = () => (
  <Empty
    title={logInToUse.text}
    say="登录后可查看订单、余额和积分"
    action={
      <a className={buttonClass()} href={href.user({ path: 'login', back: href.userCenter() })}>
        去登录
      </a>
    }
  />
);
