import type { ReactNode } from 'react';
import type { Team } from '#shared/contract/team-entities.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { isVerified } from '#shared/rules/member/verification.ts';
import { href } from '#web/navigation/routes.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Picture } from '#web/ui/picture.tsx';
import { HiddenPrice, Price } from '#web/ui/price.tsx';

interface Props {
  readonly team: Pick<Team, 'goods_id' | 'goods_name' | 'goods_thumb' | 'unitno_name'> &
    Partial<Pick<Team, 'price' | 'from_price'>>;
  /** The kind of its price: 拼团, 砍价. */
  readonly why: string;
  /** At the end of the name's line. */
  readonly state?: ReactNode;
  readonly size?: number;
  /** Hides the price, which is shown elsewhere. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}

/** The goods of a team with their price. */
export function TeamGoods({ team, why, state, size = 72, bare = false, children }: Props) {
  const sees = isVerified(useBuyer());
  return (
    <div className="row row--top loose">
      <Picture src={team.goods_thumb} alt="" size={size} />
      <div className="column grow tight">
        <div className="wrap apart flush team__name">
          <a className="strong two" translate="no" href={href.goods({ id: team.goods_id })}>
            {team.goods_name}
          </a>
          {state}
        </div>
        {bare ? null : sees ? (
          <Price fen={team.price} unit={team.unitno_name} why={why} was={team.from_price} />
        ) : (
          <HiddenPrice why={pricesForVerified.text} />
        )}
        {children}
      </div>
    </div>
  );
}
