/** Whether goods can be added to the cart (document 2 §5). */

/** What came and cannot be read, by which no wanted quantity can be judged. */
export type Unread = 'unknownStock' | 'unknownMultiple' | 'unknownLimit' | 'unknownTier';
/** Why the add button is disabled. */
export type NotAddable = 'noPrice' | 'noQuantity' | 'notForSale' | 'noSpecification' | Unread;

export const isUnread = (because: NotAddable | undefined): because is Unread => because?.startsWith('unknown') === true;

/** Goods of this goods_type cannot be added to the cart. */
export const NOT_FOR_SALE = '3';

/**
 * The add button is disabled when the final price or the quantity is 0, or goods_type is 3. Goods with specifications
 * or batches need one: while the operator has switched the choice off, the buyer would get goods without having chosen
 * them.
 */
export function canAdd(wanted: {
  readonly price: number | undefined;
  readonly quantity: number;
  readonly goods_type: string;
  /** Points per piece. Goods that cost only points have no price in money. */
  readonly points?: number;
  /** There are specifications, but neither a specification nor a batch is chosen. */
  readonly lacksChoice?: boolean;
  /** Undefined while it is unknown, which is neither sold out nor in stock. */
  readonly stock: number | undefined;
  /** The goods do not have the pack of which an order must be a multiple. */
  readonly lacksPack?: boolean;
  /** The purchase limit cannot be read. */
  readonly limitUnknown?: boolean;
  /** A tier that cannot be read could change the price. */
  readonly tierUnknown?: boolean;
}): { ok: true } | { ok: false; because: NotAddable } {
  if (wanted.goods_type === NOT_FOR_SALE) return { ok: false, because: 'notForSale' };
  if (wanted.lacksChoice) return { ok: false, because: 'noSpecification' };
  const isPriced = wanted.price !== undefined && (wanted.price > 0 || (wanted.price === 0 && !!wanted.points));
  if (!isPriced) return { ok: false, because: 'noPrice' };
  if (wanted.stock === undefined) return { ok: false, because: 'unknownStock' };
  if (wanted.lacksPack) return { ok: false, because: 'unknownMultiple' };
  if (wanted.limitUnknown) return { ok: false, because: 'unknownLimit' };
  if (wanted.tierUnknown) return { ok: false, because: 'unknownTier' };
  return wanted.quantity > 0 ? { ok: true } : { ok: false, because: 'noQuantity' };
}

/** True when adding needs a confirmation: the member's `is_yb` (login) is on and the product's is off. */
export const asksInsurance = (memberIsYb: boolean, goodsIsYb: boolean): boolean => memberIsYb && !goodsIsYb;
