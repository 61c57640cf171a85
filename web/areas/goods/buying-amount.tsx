import { useSnapshot } from 'valtio';
import { orderMultiple, purchasable, roundedToMultiple, wonPriceFor, wonPriceLost } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';
import { isUnread } from '#shared/rules/cart/can-add.ts';
import { limitWords } from '#shared/rules/cart/kk-num.ts';
import type { Offer } from '#shared/rules/goods/offer.ts';
import { buyingState } from '#shared/rules/member/buying-state.ts';
import { refuseQuantity } from '#web/parts/goods/refuse-quantity.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Option } from './buying-option.tsx';
import type { BuyingStore } from './buying-store.ts';
import { useOffer } from './use-offer.ts';

interface Props {
  readonly store: BuyingStore;
}

/** The row of the form. */
export const Amount = ({ store }: Props) => (
  <Option label="数量" acts>
    <div className="row wrap">
      <Quantity store={store} />
      <Terms store={store} multiple />
    </div>
    <Refused store={store} />
  </Option>
);

/** In the dock of a phone's page: the multiple below the quantity, what was refused above both. */
export function DockAmount({ store }: Props) {
  const offer = useOffer(store);
  const { multiple = 1, unitName = '' } = offer ?? {};
  return (
    <>
      <Refused store={store} />
      <div className="buying-foot__amount">
        <Quantity store={store} />
        {multiple > 1 && <p className="small muted middle">{orderMultiple(multiple, unitName).text}</p>}
      </div>
    </>
  );
}

/** The quantity; disabled for those who may not buy. */
function Quantity({ store }: Props) {
  const { offer, words, quantity } = useQuantity(store);
  if (!offer) return <Stepper value={1} disabled onChange={nothing} onRefused={nothing} />;
  return (
    <Stepper
      value={quantity}
      step={offer.step}
      min={0}
      max={offer.cap}
      onChange={store.setQuantity}
      onRefused={refuseQuantity}
      sayId={words && 'buying-cap'}
    />
  );
}

const nothing = () => undefined;

/** What holds for any quantity: for how many the won price is, the multiple, the limit. */
export function Terms({ store, multiple = false }: Props & { readonly multiple?: boolean }) {
  const { offer } = useQuantity(store);
  if (!offer) return null;
  const { limit, unitName: unit, won } = offer;
  const terms = [
    won && wonPriceFor(won.num, unit).text,
    multiple && offer.multiple > 1 && orderMultiple(offer.multiple, unit).text,
    limitWords(limit, unit),
  ].filter(Boolean);
  if (terms.length === 0) return null;
  return (
    <p className="column flush small muted">
      {terms.map((text) => (
        <span key={String(text)}>{text}</span>
      ))}
    </p>
  );
}

/** Why it is another quantity than was asked for, or what this one means for the price. */
function Refused({ store }: Props) {
  const { words } = useQuantity(store);
  return (
    <p id="buying-cap" className="row tight small tone-warn buying__cap" role="status">
      {words && (
        <>
          <Icon name="warn" size={16} />
          {words.text}
        </>
      )}
    </p>
  );
}

/** The offer to a buyer who may buy, the wanted quantity, and what is to be said about it. */
function useQuantity(store: BuyingStore) {
  const any = useOffer(store);
  const buyer = useBuyer();
  const { quantity, capped, rounded } = useSnapshot(store.state);
  const offer = any && buyingState(buyer, any.info.yz_range) === 'buy' ? any : undefined;
  return { offer, quantity, words: offer && wordsOf(offer, quantity, capped, rounded) };
}

function wordsOf(offer: Offer, quantity: number, capped: boolean, rounded: number | null): Message | undefined {
  const { unitName: unit, multiple, won, price, cap } = offer;
  if (rounded !== null) return roundedToMultiple(multiple, unit, rounded, quantity);
  if (!isUnread(offer.because) && (capped || (quantity > 0 && quantity + multiple > cap)))
    return purchasable(cap, unit);
  return won && quantity > won.num ? wonPriceLost(won.num, unit, yuan(won.price), yuan(price.price)) : undefined;
}
