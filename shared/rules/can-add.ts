/** Whether goods can go into the cart (document 2 §5). */

/** Why the add button is disabled. */
export type NotAddable = 'noPrice' | 'noQuantity' | 'notForSale' | 'noSpecification';

/** Goods of this goods_type cannot be added to the cart. */
export const NOT_FOR_SALE = '3';

/**
 * The add button is disabled when the final price or the quantity is 0, or goods_type is 3. Goods that are sold in
 * specifications or from a batch cannot be had without one: who may choose none, since the operator switched that off,
 * would get something nobody chose.
 */
export function canAdd(wanted: {
  readonly price: number | undefined;
  readonly quantity: number;
  readonly goods_type: string;
  /** Points that a piece costs: goods paid with points alone have no price in money. */
  readonly points?: number;
  /** There are specifications, and neither one of them nor a batch is chosen. */
  readonly lacksChoice?: boolean;
}): { ok: true } | { ok: false; because: NotAddable } {
  if (wanted.goods_type === NOT_FOR_SALE) return { ok: false, because: 'notForSale' };
  if (wanted.lacksChoice) return { ok: false, because: 'noSpecification' };
  const isPriced = wanted.price !== undefined && (wanted.price > 0 || (wanted.price === 0 && !!wanted.points));
  if (!isPriced) return { ok: false, because: 'noPrice' };
  return wanted.quantity > 0 ? { ok: true } : { ok: false, because: 'noQuantity' };
}

/** True when adding has to be confirmed first: the member buys for medical insurance (`is_yb` of the login) and the goods are not insured. */
export const asksInsurance = (memberIsYb: boolean, goodsIsYb: boolean): boolean => memberIsYb && !goodsIsYb;
