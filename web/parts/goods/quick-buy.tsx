import type { GoodsCard } from '#shared/contract/entities.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { noteAdded } from '#web/state/added-goods.ts';
import { open } from '#web/state/dialogs.ts';
import { HiddenPrice } from '#web/ui/price.tsx';

/** Opens the quick-buy dialog and notes on the cards what came of it; the dialog's own side raises the cart count. */
export async function quickBuy(goods: GoodsCard): Promise<void> {
  const { goods_id, lx, tb_id } = goods;
  const num = await open('quickBuy', { goods_id, lx, tb_id, card: goods });
  if (num !== undefined && num > 0) noteAdded(goods, num);
}

/** The ellipsis in the price's place: it opens the quick-buy dialog, whose button says what is to be done first. */
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
