import { useSnapshot } from 'valtio';
import { tooFewPoints } from '#shared/messages/buying.ts';
import { pointsMissing } from '#shared/rules/prices/points-of-lines.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Option } from './buying-option.tsx';
import type { BuyingStore } from './buying-store.ts';

/** The points needed and the member's points; when a few are missing, a link to the daily sign-in. */
export function OwnPoints({ store, points }: { readonly store: BuyingStore; readonly points: number }) {
  const { quantity } = useSnapshot(store.state);
  const needed = points * quantity;
  return (
    <Option label="积分">
      <Loaded part={store.purse} skeleton={<Skeleton w="60%" h="1rem" />} atOnce failed="line">
        {({ integral }) => {
          const missing = pointsMissing(needed, integral);
          return missing > 0 ? (
            <p className="said">
              {tooFewPoints(missing).text}{' '}
              <a className="link hit" href={href.dailySignIn()}>
                去签到
              </a>
            </p>
          ) : (
            <p className="small muted">
              {integral === undefined
                ? `用 ${needed} 积分`
                : `我的积分 ${integral}，用 ${needed}，还剩 ${integral - needed}`}
            </p>
          );
        }}
      </Loaded>
    </Option>
  );
}
