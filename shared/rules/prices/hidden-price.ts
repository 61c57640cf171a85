/** Why a price is hidden (document 2 §5). The first page does not need it, because it knows no business scopes. */
import { pricesInScope } from '#shared/messages/business-scope.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import type { Message } from '#shared/messages/message.ts';
import type { BuyingState } from '#shared/rules/member/buying-state.ts';

export const hiddenPriceMessage = (where: BuyingState): Message =>
  where === 'range' ? pricesInScope : pricesForVerified;
