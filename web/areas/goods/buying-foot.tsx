import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { lessThanMultiple, notAddable, outOfStock, tooFewPoints } from '#shared/messages/buying.ts';
import { limited } from '#shared/messages/cart.ts';
import { leftOfLimit } from '#shared/rules/cart/kk-num.ts';
import { showsPreOrder } from '#shared/rules/goods/card-icons.ts';
import type { Offer } from '#shared/rules/goods/offer.ts';
import { buyButton, buyingState } from '#shared/rules/member/buying-state.ts';
import { pointsMissing } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { go } from '#web/navigation/navigate.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { usePreOrders } from '#web/state/session/use-flag.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import { useTold } from '#web/ui/tell.ts';
import type { BuyingStore } from './buying-store.ts';
import { NoPrice } from './no-price.tsx';
import { useOffer } from './use-offer.ts';

interface Props {
  readonly store: BuyingStore;
  /** Added: the button is disabled until the dialog has closed. */
  readonly done?: boolean;
  /** The quantity, where the foot has it: the dock of a phone's page. */
  readonly amount?: ReactNode;
  readonly onAdded: (quantity: number) => void;
  /** Called before the button navigates. */
  readonly leave?: () => void;
}

/** The total, and one button whose text depends on the buyer (document 2 §2). */
export function BuyingFoot({ store, done = false, amount, onAdded, leave }: Props) {
  const offer = useOffer(store);
  const { quantity } = useSnapshot(store.state);
  const buyer = useBuyer();
  const qhyg = usePreOrders();
  const purse = usePart(store.purse).data;
  useTold(offer && offer.total !== undefined ? `${quantity} ${offer.unitName}，合计 ¥${yuan(offer.total)}` : '');
  if (!offer) return null;
  const where = buyingState(buyer, offer.info.yz_range);
  const { data } = offer.info;
  const button = buyButton(where, data.type_id);
  // As on the goods card. A missing stock is unknown; a batch in stock can be bought. A used-up limit shows a stock of 0
  // as well, but nothing is sold out.
  const { goods_number: stock } = data;
  const isForPreOrder =
    stock !== undefined &&
    offer.stock < 1 &&
    leftOfLimit(offer.limit) > 0 &&
    showsPreOrder({ buyer, stock, qhyg, fast_cart: false });
  const missing = pointsMissing(offer.points * quantity, purse?.integral);
  const why = whyNot(offer, missing);
  const lead = (to: string) => {
    leave?.();
    go(where === 'login' ? href.user({ path: 'login', back: location.pathname + location.search }) : hrefOf(to));
  };
  const add = async () => {
    const added = await store.add();
    if (added > 0) onAdded(added);
  };
  return (
    <div className="row wrap apart grow buying-foot">
      {amount}
      <div>
        <p className="small muted">
          {where === 'buy' ? (why ?? (amount ? '合计' : `${quantity} ${offer.unitName} 合计`)) : '采购价'}
        </p>
        {where === 'buy' ? <Sum offer={offer} quantity={quantity} /> : <NoPrice offer={offer} />}
      </div>
      {where === 'buy' && isForPreOrder ? (
        <a className={buttonClass({ size: 'lg' })} href={href.preOrder({ id: store.goods_id })} onClick={leave}>
          缺货预购
        </a>
      ) : button.to === undefined ? (
        <Button size="lg" busyText="加入中" disabled={!offer.addable || missing > 0 || done} onClick={add}>
          {button.label}
        </Button>
      ) : (
        <Button size="lg" onClick={() => lead(button.to ?? '')}>
          {button.label}
        </Button>
      )}
    </div>
  );
}

/** The total. Points are in ink, money in red. */
const Sum = ({ offer, quantity }: { readonly offer: Offer; readonly quantity: number }) =>
  offer.points > 0 ? (
    <b className="size-18">{pointsWords(offer.points * quantity, offer.total)}</b>
  ) : (
    <Price fen={offer.total} size="lg" />
  );

/** Why the button is disabled; undefined when it is not. */
function whyNot({ because, cap, limit, multiple, unitName }: Offer, missing: number): string | undefined {
  if (missing > 0) return tooFewPoints(missing).text;
  if (because === undefined) return undefined;
  if (because !== 'noQuantity' || cap >= multiple) return notAddable[because].text;
  if (leftOfLimit(limit) === 0) return limited(0).text;
  return (cap > 0 ? lessThanMultiple(cap, multiple, unitName) : outOfStock).text;
}
