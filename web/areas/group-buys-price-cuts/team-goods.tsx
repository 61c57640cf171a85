import type { ReactNode } from 'react';
import type { Team } from '#shared/contract/team-entities.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { href } from '#web/navigation/routes.ts';
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
  /** The price stands elsewhere, with what it has come to. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}

/** The goods of a team with what it comes to. */
export const TeamGoods = ({ team, why, state, size = 72, bare = false, children }: Props) => (
  <div className="team__top">
    <Picture src={team.goods_thumb} alt="" size={size} />
    <div className="team__words">
      <div className="team__name">
        <a className="strong two" href={href.goods({ id: team.goods_id })}>
          {team.goods_name}
        </a>
        {state}
      </div>
      {bare ? null : team.price === undefined ? (
        <HiddenPrice why={pricesForVerified.text} />
      ) : (
        <Price fen={team.price} unit={team.unitno_name} why={why} was={team.from_price} />
      )}
      {children}
    </div>
  </div>
);
