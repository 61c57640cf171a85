/** Sentences of the buying form and of the checkout (document 1 §5, document 2 §5, §8). */
import { type Message, say } from './message.ts';

export const addedToCart = say('已加入购物车！');

/** The cap of the quantity was hit: `cap` base units of `unit` may be bought. */
export const purchasable = (cap: number, unit: string): Message => say(`可购数量${cap}${unit}`);

/** Asked before goods outside the medical insurance go into the cart. */
export const notInsured = say('该商品为非医保商品，确定要加入购物车吗？');

/** Why goods cannot go into the cart. */
export const notAddable = {
  noPrice: say('暂无价格，暂不能购买'),
  noQuantity: say('请选择数量'),
  notForSale: say('赠品不单独销售'),
  noSpecification: say('该商品按规格销售，暂不能购买'),
} as const;

/** Nothing is left of it. */
export const outOfStock = say('暂时缺货');

/** The member has fewer points than it costs. */
export const tooFewPoints = (missing: number): Message => say(`您的积分不足，还差 ${missing} 积分`);

/** Orders go in multiples of `multiple` base units of `unit`. */
export const orderMultiple = (multiple: number, unit: string): Message => say(`起订量：${multiple}${unit}的倍数`);

/** While a promotion runs, batches and tiers do not count. */
export const promotionPriceCounts = say('促销期间按促销价结算');

/** Title of the shipping prompt. */
export const shippingPromptTitle = say('运费提示');

/** Orders below `packagePrice` carry a shipping fee of `fee`, both written in yuan. */
export const shippingPrompt = (packagePrice: string, fee: string): Message =>
  say(`订单金额不足${packagePrice}元，需支付运费${fee}元`);

/** The shipping prompt's option to add more; `diff` is the shortfall written in yuan. */
export const addMore = (diff: string): Message => say(`去凑单（差:${diff}元）`);

/** The shipping prompt's option to go on all the same. */
export const submitAnyway = say('继续提交');

/** Below the totals: `amount`, written in yuan, is missing to free shipping. */
export const untilFreeShipping = (amount: string): Message => say(`再买${amount}免运费`);

/** An order was submitted and its answer was lost; it is being looked up. */
export const orderUnsettled = say('网络中断，正在核对订单，请勿重复提交！');

/** An order needs an address to go to. */
export const chooseAddress = say('请选择收货地址！');

/** What the buyer had chosen at the checkout and what no longer holds, by name. */
export const choicesGone = (names: readonly string[]): Message => say(`您选的${names.join('、')}已不可用，请重新选择`);
