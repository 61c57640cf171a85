/** Messages of the buying form and the checkout (document 1 §5, document 2 §5, §8). */
import { type Message, say } from './message.ts';

export const addedToCart = say('已加入购物车！');

/** An add's answer was lost, and reading does not tell whether it arrived: what the cart holds of the goods now. */
export const inCartNow = (pieces: number): Message =>
  say(`网络中断，购物车里${pieces > 0 ? `现有${pieces}件` : '暂时没有'}该商品，请核对后再加`);

/** The quantity was reduced to `cap`, in base units called `unit`. */
export const purchasable = (cap: number, unit: string): Message => say(`可购数量${cap}${unit}`);

/** Confirmation before uninsured goods are added to the cart. */
export const notInsured = say('该商品为非医保商品，确定要加入购物车吗？');

/** The same of several goods, by name. */
export const uninsuredAmong = (names: readonly string[]): Message =>
  say(`有 ${names.length} 种非医保商品：${names.join('、')}，确定要加入购物车吗？`);

/** Why goods cannot be added to the cart. */
export const notAddable = {
  noPrice: say('暂无价格，暂不能购买'),
  noQuantity: say('请选择数量'),
  notForSale: say('赠品不单独销售'),
  noSpecification: say('该商品按规格销售，暂不能购买'),
  unknownStock: say('库存无法读取，请联系客服'),
  unknownMultiple: say('起订量无法读取，请联系客服'),
  unknownLimit: say('限购数量无法读取，请联系客服'),
  unknownTier: say('阶梯价无法读取，请联系客服'),
} as const;

export const outOfStock = say('暂时缺货');

export const tooFewPoints = (missing: number): Message => say(`您的积分不足，还差 ${missing} 积分`);

/** The quantity must be a multiple of `multiple` base units called `unit`. */
export const orderMultiple = (multiple: number, unit: string): Message => say(`起订量：${multiple}${unit}的倍数`);

/** Less is left than the least quantity of an order; both in base units called `unit`. */
export const lessThanMultiple = (left: number, multiple: number, unit: string): Message =>
  say(`可购数量${left}${unit}，不足起订量${multiple}${unit}`);

/** A typed quantity that is no whole number. */
export const noWholeNumber = (typed: string): Message =>
  say(`「${Array.from(typed).slice(0, 12).join('')}」不是整数，数量没有改`);

/** A typed quantity `from` was rounded to `to`. */
export const roundedToMultiple = (multiple: number, unit: string, from: number, to: number): Message =>
  say(`起订量：${multiple}${unit}的倍数，已从 ${from} 调为 ${to}`);

/** During a promotion, batch prices and tier prices do not apply. */
export const promotionPriceCounts = say('促销期间按促销价结算');

/** The price that the member has won covers `num` pieces of one order. */
export const wonPriceFor = (num: number, unit: string): Message => say(`专享价：每单${num}${unit}以内`);

/** More than `num` pieces lose the won price; all cost `price`. Both amounts are in yuan. */
export const wonPriceLost = (num: number, unit: string, won: string, price: string): Message =>
  say(`超过${num}${unit}，全部按¥${price}结算（${num}${unit}以内¥${won}）`);

export const shippingPromptTitle = say('运费提示');

/** Orders below `packagePrice` have a shipping fee of `fee`, both in yuan. */
export const shippingPrompt = (packagePrice: string, fee: string): Message =>
  say(`订单金额不足${packagePrice}元，需支付运费${fee}元`);

/** Option of the shipping prompt; `diff` is the shortfall in yuan. */
export const addMore = (diff: string): Message => say(`去凑单（差:${diff}元）`);

export const submitAnyway = say('继续提交');

/** Below the totals; `amount` is the shortfall in yuan. */
export const untilFreeShipping = (amount: string): Message => say(`再买${amount}免运费`);

/** The answer of a submitted order was lost; the order is being looked up. */
export const orderUnsettled = say('网络中断，正在核对订单，请勿重复提交！');

/** What an order would cost cannot be read, so nobody could agree to it. */
export const unknownTotal = say('应付金额无法读取，请重试或联系客服');

/** The confirmed checkout has no goods. */
export const nothingToSubmit = say('没有可提交的商品，请返回购物车核对');

export const chooseAddress = say('请选择收货地址！');

/** The named choices of the checkout are no longer available. */
export const choicesGone = (names: readonly string[]): Message => say(`您选的${names.join('、')}已不可用，请重新选择`);
