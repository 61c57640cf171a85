import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { href } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import type { Part } from '#web/state/loading/part.ts';
import { session } from '#web/state/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Counters } from '../home-store.ts';

/** For members only; a visitor does not load it. */
const MemberCounters = later(async () => (await import('./member-counters.lazy.tsx')).MemberCounters).View;

/** A member's order counters, or what a login offers a visitor. */
export function AccountCard({ counters }: { readonly counters: Part<Counters> }) {
  const { token } = useSnapshot(session);
  if (!isLoggedIn(token)) return <Welcome />;
  return (
    <Suspense fallback={<section className="card counts" />}>
      <MemberCounters counters={counters} />
    </Suspense>
  );
}

const Welcome = () => (
  <section className="card welcome" aria-label="登录">
    <div className="welcome__words">
      <p className="strong">登录后查看采购价与库存</p>
      <p className="small muted">药店、诊所凭证照认证</p>
    </div>
    <ButtonLink kind="line" href={href.user({ path: 'register' })}>
      注册
    </ButtonLink>
    <ButtonLink href={href.user({ path: 'login' })}>登录</ButtonLink>
  </section>
);
