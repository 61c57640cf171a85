import { useSnapshot } from 'valtio';
import { promotionPriceCounts } from '#shared/messages/buying.ts';
import { tierRows } from '#shared/rules/prices/tier-price.ts';
import { cx } from '#web/ui/cx.ts';
import { Price } from '#web/ui/price.tsx';
import { Option } from './buying-option.tsx';
import type { BuyingStore } from './buying-store.ts';
import { NoPrice } from './no-price.tsx';
import type { useOffer } from './use-offer.ts';

interface Props {
  readonly offer: NonNullable<ReturnType<typeof useOffer>>;
  readonly store: BuyingStore;
  readonly may: boolean;
}

/**
 * The tier prices; an ellipsis for those who may not see prices (`may`). The tier of the quantity is highlighted when
 * it decides the price.
 */
export function Tiers({ offer, store, may }: Props) {
  const { quantity } = useSnapshot(store.state);
  const decides = may && offer.price.reason === 'tier';
  return (
    <Option label="阶梯价">
      <ul className="small muted middle buying__tiers">
        {tierRows(offer.features.tiers, quantity).map(({ from, to, price, counts }, at) => (
          <li key={from ?? -at} className={cx(decides && counts && 'is-on')}>
            <span>{from === undefined ? '数量无法读取' : rangeOf(from, to, offer.unitName)}</span>
            {may ? (
              <Price fen={price} size="sm" tone={decides && counts ? 'price' : 'ink'} />
            ) : (
              <NoPrice offer={offer} />
            )}
          </li>
        ))}
      </ul>
      {may && offer.promotion === 1 && <p className="small muted">{promotionPriceCounts.text}</p>}
    </Option>
  );
}

const rangeOf = (from: number, to: number | undefined, unit: string): string => {
  if (to === undefined) return `${from} ${unit}起`;
  return to === from ? `${from} ${unit}` : `${from}–${to} ${unit}`;
};
