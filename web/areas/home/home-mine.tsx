import { useSnapshot } from 'valtio';
import { verifyFirst } from '#shared/messages/shell.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { asksToVerify } from '#shared/rules/verification.ts';
import { useBuyer } from '#web/state/buyer.ts';
import type { Part } from '#web/state/part.ts';
import { href, hrefOf } from '#web/state/routes.ts';
import { session } from '#web/state/session.ts';
import { usePart } from '#web/state/use-part.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Counters } from './home-store.ts';

/** A member's order counters, or what a visitor gains by logging in. */
export function HomeMine({ counters }: { readonly counters: Part<Counters> }) {
  const { token } = useSnapshot(session);
  const asks = asksToVerify(useBuyer());
  if (!isLoggedIn(token)) return <Welcome />;
  return (
    <>
      <section className="card counts" aria-label="我的订单">
        <CounterLinks counters={counters} />
        <a className="counts__item" href={hrefOf('/services')}>
          <Icon name="repeat" />
          退换售后
        </a>
      </section>
      {asks && <VerifyPrompt />}
    </>
  );
}

/** The three counters, each a link to its orders; a dash until they are known. */
export function CounterLinks({ counters }: { readonly counters: Part<Counters> }) {
  const { data } = usePart(counters);
  const rows = [
    { label: '待付款', lx: '1', num: data?.dz_num },
    { label: '待发货', lx: '2', num: data?.df_num },
    { label: '待收货', lx: '3', num: data?.ds_num },
  ];
  return rows.map(({ label, lx, num }) => (
    <a key={lx} className={`counts__item ${num ? 'is-hot' : ''}`} href={href.order({ lx })}>
      <b>{num ?? '–'}</b>
      {label}
    </a>
  ));
}

/** Leads a member who is not verified to the papers. */
export const VerifyPrompt = () => (
  <a href={href.userCenter({ path: 'user-yz' })}>
    <Notice tone="warn" action={<Icon name="right" size={16} />}>
      {verifyFirst.text}
    </Notice>
  </a>
);

const Welcome = () => (
  <section className="card welcome" aria-label="登录">
    <div className="welcome__words">
      <p className="strong">登录后查看采购价与库存</p>
      <p className="small muted">药店、诊所凭证照认证，当天审核</p>
    </div>
    <a className={buttonClass({ kind: 'line' })} href={href.user({ path: 'register' })}>
      注册
    </a>
    <a className={buttonClass()} href={href.user({ path: 'login' })}>
      登录
    </a>
  </section>
);
