import { useSnapshot } from 'valtio';
import { buyButton, standing } from '#shared/rules/verification.ts';
import { useBuyer } from '#web/state/buyer.ts';
import { go } from '#web/state/navigate.ts';
import { href, hrefOf } from '#web/state/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import type { BuyingStore } from './buying-store.ts';
import { NoPrice } from './no-price.tsx';
import { useOffer } from './use-offer.ts';

interface Props {
  readonly store: BuyingStore;
  /** It was added: the button rests until the dialog has closed. */
  readonly done?: boolean;
  readonly onAdded: (quantity: number) => void;
  /** Called before the button leads elsewhere. */
  readonly leave?: () => void;
}

/** The sum and the one button whose text depends on the buyer (document 2 §2). */
export function BuyingFoot({ store, done = false, onAdded, leave }: Props) {
  const offer = useOffer(store);
  const { quantity } = useSnapshot(store.state);
  const buyer = useBuyer();
  if (!offer) return null;
  const where = standing(buyer, offer.info.yz_range);
  const button = buyButton(where, offer.info.data.type_id);
  const lead = (to: string) => {
    leave?.();
    go(where === 'login' ? href.user({ path: 'login', back: location.pathname + location.search }) : hrefOf(to));
  };
  const add = async () => {
    const added = await store.add();
    if (added > 0) onAdded(added);
  };
  return (
    <div className="buying-foot">
      <div className="buying-foot__sum">
        <p className="small muted">{where === 'buy' ? `${quantity} ${offer.unitName} 合计` : '采购价'}</p>
        {where === 'buy' ? <Price fen={offer.total} size="lg" /> : <NoPrice offer={offer} />}
      </div>
      {button.to === undefined ? (
        <Button size="lg" busyText="加入中" disabled={!offer.addable || done} onClick={add}>
          {button.label}
        </Button>
      ) : (
        <Button size="lg" kind={where === 'login' ? 'main' : 'line'} onClick={() => lead(button.to ?? '')}>
          {button.label}
        </Button>
      )}
    </div>
  );
}
