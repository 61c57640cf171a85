import { useEffect, useState } from 'react';
import { user } from '#shared/contract/user.ts';
import { pointsText, pointsWorth } from '#shared/rules/member/member.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { Offered } from '#web/parts/page/offered.tsx';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The member's points, above the goods for points; reloaded each time the page is shown. */
export function PointsPurse() {
  const [purse] = useState(() => createPart(() => api.send(user.userCenter, {})));
  const priv = usePrivileges();
  useEffect(() => {
    if (purse.state.data) void purse.reload();
  }, [purse]);
  return (
    <section className="card row wrap apart flush tall inset-sides size-13" aria-label="我的积分">
      <div className="row baseline">
        <span className="muted">我的积分</span>
        <div>
          <Loaded part={purse} skeleton={<Skeleton w="6rem" h="1.25rem" />} failed="line">
            {({ integral, integral_ratio }) => (
              <>
                <b className="size-16">{pointsText(integral)}</b>{' '}
                {integral !== undefined && integral_ratio > 0 && (
                  <small className="muted">≈ ¥{yuan(pointsWorth(integral, integral_ratio))}</small>
                )}
              </>
            )}
          </Loaded>
        </div>
      </div>
      <p className="row">
        {priv?.signin && (
          <a className="row tall link" href={href.dailySignIn()}>
            去签到
          </a>
        )}
        <Offered to={href.ledger({ lx: 'integral' })}>
          <a className="row tall link" href={href.ledger({ lx: 'integral' })}>
            积分明细
          </a>
        </Offered>
      </p>
    </section>
  );
}
