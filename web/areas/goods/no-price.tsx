import { buyingState } from '#shared/rules/member/buying-state.ts';
import { hiddenPriceMessage } from '#shared/rules/prices/hidden-price.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { HiddenPrice } from '#web/ui/price.tsx';

interface Props {
  readonly offer: { readonly info: { readonly yz_range: boolean } };
}

/** Replaces a price, with the reason: not verified, or outside the business scope. */
export const NoPrice = ({ offer }: Props) => (
  <HiddenPrice why={hiddenPriceMessage(buyingState(useBuyer(), offer.info.yz_range)).text} />
);
