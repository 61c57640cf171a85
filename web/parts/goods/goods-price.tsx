import { useSnapshot } from 'valtio';
import { type GoodsCard, goodsCard } from '#shared/contract/shop-entities.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { cardOtherPrices } from '#shared/rules/prices/other-prices.ts';
import { pointsOnCard, pointsWords } from '#shared/rules/prices/points-price.ts';
import { reasonLabel } from '#shared/rules/prices/price-reason.ts';
import { useBuyer, useSettings } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { useByFlags } from '#web/state/session/use-privileges.ts';
import { HiddenPrice, Price } from '#web/ui/price.tsx';
import { unitOf } from './card-words.ts';

interface Props {
  readonly goods: GoodsCard;
  readonly size?: 'sm' | 'md' | 'base' | 'lg' | undefined;
  /** Leaves out unit and reason where space is short. */
  readonly bare?: boolean | undefined;
}

/** A card's price. A buyer who may not see it gets an ellipsis of the same height. */
export function GoodsPrice({ goods: given, size, bare }: Props) {
  const goods = useByFlags(goodsCard, given);
  const buyer = useBuyer();
  const shows = seesPrices(buyer);
  const { price, upTo, was, reason } = cardPrice(goods);
  const points = shows ? pointsOnCard(goods, price) : 0;
  if (points > 0) return <b className="price price--ink">{pointsWords(points, 0)}</b>;
  if (!shows) return <HiddenPrice why={pricesForVerified.text} />;
  return (
    <Price
      fen={price}
      size={size}
      unit={bare ? undefined : unitOf(goods.unitno_name, upTo !== undefined)}
      why={bare || reason === 'plain' ? undefined : reasonLabel[reason]}
      was={was}
    />
  );
}

/** The other prices of a card, muted: cash, with a coupon, with points, with a red packet, retail. */
export function OtherPrices({ goods: given }: { readonly goods: GoodsCard }) {
  const goods = useByFlags(goodsCard, given);
  const sees = seesPrices(useBuyer());
  const settings = useSettings();
  const { order_pay } = useSnapshot(session);
  const shown = cardOtherPrices(goods, { sees, settings, order_pay });
  if (shown.length === 0) return null;
  return (
    <span className="goods-card__others small muted">
      {shown.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  );
}
