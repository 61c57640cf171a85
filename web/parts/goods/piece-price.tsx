import { type GoodsCard, goodsCard } from '#shared/contract/entities.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { piecePrice } from '#shared/rules/prices/piece-price.ts';
import { pointsOnCard } from '#shared/rules/prices/points-price.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { useByFlags } from '#web/state/session/use-privileges.ts';
import { yuan } from '#web/ui/price.tsx';

/**
 * What one piece of a card's goods costs (≈¥0.16/粒), where the pack says how many there are; else nothing. Goods with
 * several prices have several packs.
 */
export function PiecePrice({ goods: given }: { readonly goods: GoodsCard }) {
  const goods = useByFlags(goodsCard, given);
  const sees = seesPrices(useBuyer());
  const { price, upTo } = cardPrice(goods);
  if (!sees || upTo !== undefined || pointsOnCard(goods, price) > 0) return null;
  const each = piecePrice(price, goods.des, goods.unitno_name);
  return each && <span className="small muted nowrap">{`≈¥${yuan(each.fen)}/${each.unit}`}</span>;
}
