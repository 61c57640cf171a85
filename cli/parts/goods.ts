/** One product, its price, and the rule behind the price. */
import type { choiceOptions, Given } from '#cli/frame/parameters.ts';
import type { PublicShop, Shop } from '#cli/shop/shop.ts';
import { namedOf } from '#cli/text/named.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { goods } from '#shared/contract/goods.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { isLimitUnknown } from '#shared/rules/cart/kk-num.ts';
import { quantityCap } from '#shared/rules/cart/quantity-cap.ts';
import { stockOf } from '#shared/rules/goods/goods-features.ts';
import { hasLeastPack, orderMultiple } from '#shared/rules/goods/pack-size.ts';
import { buyButton, buyingState } from '#shared/rules/member/buying-state.ts';
import { type PriceLooker, productOtherPrices } from '#shared/rules/prices/other-prices.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { priceCandidates } from '#shared/rules/prices/price-candidates.ts';
import { tiersOf } from '#shared/rules/prices/tier-price.ts';
import { isTierUnknown, unitPrice } from '#shared/rules/prices/unit-price.ts';

export type GoodsAnswer = AnswerOf<typeof goods.info>;

export type Choice = Given<typeof choiceOptions>;

/** Amounts in fen. `next` is the command to run if the price is hidden. */
export type Explained = ReturnType<typeof explain> & { readonly next?: string };

export async function goodsInfo({ client, settings }: PublicShop, goods_id: string): Promise<GoodsAnswer> {
  const answer = await client.send(goods.info, { goods_id, log_bs: settings.log_bs });
  return { ...answer, data: { ...answer.data, goods_id } };
}

export async function explainGoods(shop: Shop, goodsId: string, choice: Choice): Promise<Explained> {
  const answer = await goodsInfo(shop, goodsId);
  const { settings, session } = shop;
  const explained = explain(answer, choice, { settings, order_pay: session.login?.order_pay ?? false });
  return explained.hidden === undefined ? explained : { ...explained, ...hiddenFrom(shop, answer, explained.hidden) };
}

/** Why the price is hidden from this buyer, and what to do. */
function hiddenFrom({ session, settings }: Shop, { yz_range, data }: GoodsAnswer, hidden: string) {
  const { token = '', yz = 0 } = session.login ?? {};
  const where = buyingState({ token, yz, user_yz: settings.user_yz }, yz_range);
  if (where === 'range') return { hidden: buyButton(where, data.type_id).label, next: 'yaocang scope show' };
  return { hidden, ...(where === 'buy' ? {} : { next: LEADS_ON[where] }) };
}

const LEADS_ON = { login: 'yaocang login', verify: 'yaocang verify show' } as const;

/** Explains a price; `multiple` and `cap` in base units. */
export function explain(answer: GoodsAnswer, choice: Choice, looker?: PriceLooker) {
  const { data: product, spce_list, taobao_list, buyladder } = answer;
  const specification = chosen(spce_list, choice.spec, ({ spce_id }) => spce_id, '--spec');
  const batch = chosen(taobao_list, choice.batch, ({ tb_id }) => tb_id, '--batch');
  const tiers = answer.priv.buyladder ? tiersOf(buyladder) : (buyladder ?? []);
  const multiple = orderMultiple(product);
  const quantity = choice.num ?? multiple;
  const buying = { product, specification, batch, tiers, quantity };
  const { price, reason, was } = unitPrice(buying);
  const usesPoints = answer.priv.integral === true;
  const points = usesPoints ? pointsPerPiece(product, price) : 0;
  const stock = stockOf(product, { specification, batch });
  const limit = specification?.restricted ?? product.restricted;
  return {
    product,
    specification,
    batch,
    quantity,
    price,
    // Points per piece, if the shop uses points.
    points,
    others: looker && price !== undefined ? productOtherPrices(product, price, usesPoints && points === 0, looker) : [],
    reason,
    was,
    steps: priceCandidates(buying),
    coupons: answer.volume,
    is_collect: answer.is_collect,
    shop_activities: answer.shophd,
    goods_activities: answer.goodshd,
    multiple,
    stock,
    lacksPack: !hasLeastPack(product),
    limit,
    limitUnknown: isLimitUnknown(limit),
    cap: quantityCap(stock ?? 0, limit),
    tierUnknown: isTierUnknown(buying),
    tiers,
    specifications: spce_list,
    batches: taobao_list,
    licence: answer.licence ?? [],
    hidden: price === undefined ? pricesForVerified.text : undefined,
  };
}

function chosen<T>(all: readonly T[], id: string | undefined, idOf: (one: T) => string, flag: string): T | undefined {
  if (id === undefined) return undefined;
  return namedOf(all, (one) => idOf(one) === id, [`${flag} 没有 ${id}`, `${flag} has no ${id}`], idOf);
}
