/** The verdict on a quick-order line whose goods are known: the quantity to add, or what is missing. */

import { outOfScope } from '#shared/messages/business-scope.ts';
import { notAddable, outOfStock, roundedToMultiple } from '#shared/messages/buying.ts';
import { aboveStock, limited } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  belowMultiple,
  both,
  cheaperThan,
  chooseSpecification,
  dearerThan,
  factsDiffer,
  multipleTaken,
} from '#shared/messages/quick-order.ts';
import { isUnread } from '#shared/rules/cart/can-add.ts';
import { fitQuantity } from '#shared/rules/cart/quantity-cap.ts';
import { type GoodsInfo, type Offer, offerOf } from '#shared/rules/goods/offer.ts';
import { type BuyingState, buyingState } from '#shared/rules/member/buying-state.ts';
import type { Buyer } from '#shared/rules/member/verification.ts';
import { shortYuan } from '#shared/rules/money/money.ts';
import { hiddenPriceMessage } from '#shared/rules/prices/hidden-price.ts';
import type { Difference } from './order-list/agree.ts';
import { piecesOf, type Wanted } from './order-list/pieces.ts';

/** What a line still needs. */
export type LineNeeds = Exclude<BuyingState, 'buy'> | 'confirm' | 'specification' | 'stock' | 'quantity' | 'sale';

export interface LineVerdict {
  readonly offer: Offer;
  /** Base units; 0 when the line cannot be ordered. */
  readonly quantity: number;
  /** Absent for a line that can be added. */
  readonly needs?: LineNeeds;
  /** Why the line cannot be ordered, or what was changed. */
  readonly says?: Message;
  /** The quantity is less than wanted. */
  readonly isShort: boolean;
  /** The price difference since the last order. */
  readonly since?: { readonly by: number; readonly says: Message };
}

export interface Judged {
  readonly info: GoodsInfo;
  readonly buyer: Buyer;
  readonly wanted: Wanted;
  /** What the line says otherwise than the goods. */
  readonly differs?: readonly Difference[] | undefined;
  readonly spce_id: string;
  readonly tb_id: string;
  /** Pieces of the same goods in the lines above. */
  readonly taken?: number;
  /** Price of a piece in the last order, in fen. */
  readonly lastPrice?: number | undefined;
}

export function judgeLine(line: Judged): LineVerdict {
  const offer = offerFor(line, 0);
  const no = (needs: LineNeeds, says: Message): LineVerdict => ({ offer, quantity: 0, needs, says, isShort: false });
  const where = buyingState(line.buyer, line.info.yz_range);
  if (where === 'range') return no(where, outOfScope);
  if (where !== 'buy') return no(where, hiddenPriceMessage(where));
  const { differs = [] } = line;
  if (differs.length > 0) return no('confirm', factsDiffer(differs));
  const { specifications } = offer.features;
  if (specifications.length > 0 && !specifications.some(({ spce_id }) => spce_id === line.spce_id)) {
    return no('specification', chooseSpecification);
  }
  return counted(line, offer, no);
}

function counted(line: Judged, offer: Offer, no: (needs: LineNeeds, says: Message) => LineVerdict): LineVerdict {
  const { wanted, info } = line;
  const cap = Math.max(0, offer.cap - (line.taken ?? 0));
  const unit = info.data.unitno_name || '件';
  const read = piecesOf(wanted, info.data);
  if ('unclear' in read) return no('quantity', read.unclear);
  if (isUnread(offer.because)) return no('sale', notAddable[offer.because]);
  if (offer.stock <= 0) return no('stock', outOfStock);
  const asked = read.pieces ?? offer.multiple;
  const whole = Math.ceil(asked / offer.multiple) * offer.multiple;
  const { quantity, capped } = fitQuantity(whole, cap, offer.multiple);
  if (quantity === 0) return no('stock', cap > 0 ? belowMultiple : shortOf(cap, offer));
  const bought = offerFor(line, quantity);
  if (!bought.addable) return no('sale', notAddable[bought.because ?? 'notForSale']);
  const changed = capped
    ? shortOf(cap, offer)
    : whole !== asked
      ? roundedToMultiple(offer.multiple, unit, asked, whole)
      : undefined;
  const told = read.says ?? (wanted.isPacked || wanted.byMultiple ? multipleTaken(quantity, unit) : undefined);
  // A conversion, and what became of it.
  const says = told && changed ? both(told, changed) : (told ?? changed);
  const since = sinceThen(bought.price.price, line.lastPrice);
  return { offer: bought, quantity, isShort: capped, ...(says && { says }), ...(since && { since }) };
}

const offerFor = ({ info, spce_id, tb_id }: Judged, quantity: number): Offer =>
  offerOf({ info, spce_id, tb_id, unit: 1, quantity });

/** The quantity is limited by the stock or a purchase limit. */
const shortOf = (cap: number, offer: Offer): Message => (offer.cap < offer.stock ? limited(cap) : aboveStock(cap));

function sinceThen(price: number | undefined, last: number | undefined): LineVerdict['since'] {
  if (price === undefined || last === undefined || price === last) return undefined;
  const by = price - last;
  return { by, says: by > 0 ? dearerThan(shortYuan(by)) : cheaperThan(shortYuan(-by)) };
}
