import { useSnapshot } from 'valtio';
import { promotionPriceCounts } from '#shared/messages/buying.ts';
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
  const tiers = [...offer.features.tiers].sort((a, b) => a.num - b.num);
  const reached = tiers.filter(({ num }) => quantity >= num).length - 1;
  const counts = may && offer.price.reason === 'tier';
  return (
    <Option label="阶梯价">
      <ul className="buying__tiers">
        {tiers.map((tier, at) => (
          <li key={tier.num} className={cx(counts && at === reached && 'is-on')}>
            <span>{rangeOf(tier.num, tiers[at + 1]?.num, offer.unitName)}</span>
            {may ? (
              <Price fen={tier.price} size="sm" tone={counts && at === reached ? 'price' : 'ink'} />
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

const rangeOf = (from: number, next: number | undefined, unit: string): string =>
  next === undefined ? `${from} ${unit}起` : `${from}–${next - 1} ${unit}`;
