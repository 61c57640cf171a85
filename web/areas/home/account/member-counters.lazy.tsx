import { useSnapshot } from 'valtio';
import { verifyFirst } from '#shared/messages/verification.ts';
import { bindFirst } from '#shared/messages/wechat.ts';
import { asksToBind } from '#shared/rules/member/member.ts';
import { asksToVerify } from '#shared/rules/member/verification.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import type { Part } from '#web/state/loading/part.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Counters } from '../home-store.ts';
import { CounterLinks } from './counter-links.tsx';

interface Props {
  readonly counters: Part<Counters>;
}

/** A member's order counters, and a link to the verification for unverified members. */
export function MemberCounters({ counters }: Props) {
  const asks = asksToVerify(useBuyer());
  return (
    <>
      <section className="card counts" aria-label="我的订单">
        <CounterLinks counters={counters} />
        <a className="counts__item" href={hrefOf('/services')}>
          <Icon name="repeat" />
          退换售后
        </a>
        <a className="counts__item" href={href.quickOrder()}>
          <Icon name="list" />
          快速下单
        </a>
      </section>
      {asks && <VerifyPrompt />}
      <BindPrompt />
    </>
  );
}

/** Asks a member without a bound official account to bind one, where possible (document 1 §6). */
export function BindPrompt() {
  const { unbound } = useSnapshot(session);
  const priv = usePrivileges();
  if (!priv || !unbound || !asksToBind('', priv)) return null;
  return (
    <a href={hrefOf('/wechat-yz')}>
      <Notice icon="wechat" action={<Icon name="right" size={16} />}>
        {bindFirst.text}
      </Notice>
    </a>
  );
}

/** Asks an unverified member to submit licences. */
export const VerifyPrompt = () => (
  <a href={href.userCenter({ path: 'user-yz' })}>
    <Notice tone="warn" action={<Icon name="right" size={16} />}>
      {verifyFirst.text}
    </Notice>
  </a>
);
