import type { GoodsCard } from '#shared/contract/entities.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import type { QuickBuyAsk } from '#web/state/dialogs/dialog-table.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { noteAdded } from '#web/state/goods/added-goods.ts';
import { HiddenPrice } from '#web/ui/price.tsx';

/**
 * Opens the quick-buy dialog and shows the result on the cards. The dialog's side raises the cart count. Resolves with
 * the added quantity.
 */
export async function quickBuy(goods: GoodsCard, wish: Pick<QuickBuyAsk, 'num' | 'straight'> = {}): Promise<number> {
  const { goods_id, lx, tb_id } = goods;
  const num = (await open('quickBuy', { goods_id, lx, tb_id, card: goods, ...wish })) ?? 0;
  if (num > 0) noteAdded(goods, num);
  return num;
}

/** An ellipsis in place of the price. It opens the quick-buy dialog, whose button says what must be done first. */
export const AskPrice = ({ goods }: { readonly goods: GoodsCard }) => (
  <button
    type="button"
    className="goods-card__ask"
    aria-label={`${pricesForVerified.text}：${goods.goods_name}`}
    onClick={() => void quickBuy(goods)}
  >
    <HiddenPrice why={pricesForVerified.text} />
  </button>
);
