/** The cart. Each change is sent once; a lost answer is settled by reading the cart. */
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import type { Act } from '#shared/flows/act-once.ts';
import { addToCart as addFlow, piecesInCart } from '#shared/flows/add-to-cart.ts';
import {
  addedToCart,
  orderMultiple as multipleMessage,
  notAddable,
  notInsured,
  purchasable,
} from '#shared/messages/buying.ts';
import { bundleFixed, deleted, limited, notDeleted, tooSlow } from '#shared/messages/cart.ts';
import { done } from '#shared/messages/success.ts';
import { asksInsurance, canAdd, isUnread } from '#shared/rules/cart/can-add.ts';
import { joinIds } from '#shared/rules/cart/cart-checkout.ts';
import { checkQuantity as checkLine, isBundle, isSoldOut } from '#shared/rules/cart/cart-quantity.ts';
import { leftOfLimit, limitWords } from '#shared/rules/cart/kk-num.ts';
import { fitQuantity } from '#shared/rules/cart/quantity-cap.ts';
import { shippingShortfall } from '#shared/rules/cart/shipping-prompt.ts';
import { goodsFeatures } from '#shared/rules/goods/goods-features.ts';
import { type BuyingState, buyButton, buyingState } from '#shared/rules/member/buying-state.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { total } from '#shared/rules/money/money.ts';
import { type Choice, type Explained, explain, goodsInfo } from './goods.ts';
import { type Confirm, runOnce, sendOnce } from './run-once.ts';
import { verificationToAct } from './verification-now.ts';

export type CartShown = Awaited<ReturnType<typeof showCart>>;

/**
 * The cart with its total; amounts in fen. `shortfall` is missing for free shipping. Sold-out lines, `left_out`, are in no sum, as
 * on the cart's page. The cart's answer has no purchase limits (document 1 §3): `withLimits` asks the page of each of its goods.
 */
export async function showCart(shop: MemberShop, withLimits = false) {
  const answer = await shop.client.send(cart.list, {});
  const counting = answer.data.filter((line) => !isSoldOut(line));
  const sum = total(counting.map(({ goods_price, num }) => priceOf(goods_price, num)));
  const shortfall = counting.length > 0 ? shippingShortfall(counting, sum, answer) : undefined;
  const { order_pay, agency_franking } = answer;
  return {
    lines: answer.data,
    total: sum,
    left_out: answer.data.length - counting.length,
    shortfall,
    shipping: agency_franking,
    order_pay,
    ...(withLimits && { limits: await lineLimits(shop, answer.data) }),
  };
}

/** The purchase limits of lines, in base units. `left` is what may be bought in all; a bundle has none. */
async function lineLimits(shop: MemberShop, lines: readonly CartLine[]) {
  const alone = lines.filter((line) => !isBundle(line));
  const ids = [...new Set(alone.map(({ goods_id }) => goods_id))];
  const pages = new Map(await Promise.all(ids.map(async (id) => [id, await goodsInfo(shop, id)] as const)));
  return alone.flatMap(({ cart_id, goods_id, goods_name, spce_name }) => {
    const page = pages.get(goods_id);
    const specification = page?.spce_list.find((one) => one.spce_name === spce_name);
    const limit = page && goodsFeatures(page).restriction(specification);
    const words = limitWords(limit, page?.data.unitno_name ?? '');
    if (words === '') return [];
    const same = alone.filter((line) => line.goods_id === goods_id && line.spce_name === spce_name);
    const pieces = same.reduce((all, { num }) => all + num, 0);
    return [{ cart_id, goods_name, words, left: leftOfLimit(limit), pieces }];
  });
}

/** Adds goods by the rules of the buying form. After an unknown outcome, `in_cart` of the next run shows whether the first arrived. */
export async function addToCart(shop: MemberShop, goodsId: string, choice: Choice, confirm: Confirm) {
  const { token, is_yb } = shop.session.login;
  const yz = await verificationToAct(shop);
  const answer = await goodsInfo(shop, goodsId);
  const where = buyingState({ token, yz, user_yz: shop.settings.user_yz }, answer.yz_range);
  if (where !== 'buy') throw refused(buyButton(where, answer.data.type_id).label, wayOut(where));
  const wanted = explain(answer, choice);
  checkChoice(wanted);
  checkQuantity(wanted);
  if (asksInsurance(is_yb, answer.data.is_yb)) await confirm(notInsured);
  const { quantity, price, specification, batch } = wanted;
  const item = {
    type: '0',
    goods_id: goodsId,
    goods_number: quantity,
    attr_id: batch?.tb_id ?? '',
    spce_id: specification?.spce_id ?? '',
  };
  const before = await piecesInCart(shop, goodsId);
  const came = await runOnce(addFlow(shop, item, before), LOOK);
  const { message, added } = came ?? { message: addedToCart, added: quantity };
  if (added === 0) throw refused(message.text);
  return { message: message.text, goods_id: goodsId, quantity: added, in_cart: before + added, price };
}

/** Goods with specifications need one, or a batch. */
function checkChoice({ specifications, specification, batch }: Explained): void {
  if (specifications.length === 0 || specification || batch) return;
  const ids = specifications.map(({ spce_id, spce_name }) => `${spce_id} ${spce_name}`).join(', ');
  throw new Fault('usage', ['请选择规格', 'choose a specification'], {
    next: [`用 --spec，可选：${ids}`, `give --spec, one of: ${ids}`],
  });
}

function checkQuantity({ product, price, points, quantity, cap, multiple, ...goods }: Explained): void {
  const unit = product.unitno_name || '个';
  const allowed = canAdd({ ...goods, price, points, quantity, goods_type: product.goods_type });
  if (!allowed.ok && isUnread(allowed.because)) throw refused(notAddable[allowed.because].text);
  const fitted = fitQuantity(quantity, cap, multiple);
  if (fitted.capped && cap < (goods.stock ?? 0))
    throw refused(limited(cap).text, plainly(limitWords(goods.limit, unit)));
  if (fitted.capped) throw refused(purchasable(cap, unit).text);
  if (fitted.quantity !== quantity) throw refused(multipleMessage(multiple, unit).text);
  if (!allowed.ok) throw new Fault('server', ['该商品不可购买', `these goods cannot be bought: ${allowed.because}`]);
}

/** Sets the quantity of a line; a server fault tells the largest possible one. `goods_price` only if it changed. */
export async function setInCart(shop: MemberShop, cart_id: string, num: number) {
  const [line] = await linesNamed(shop, [cart_id]);
  const check = line && checkLine(line, num);
  if (check && !check.ok) throw refused((check.message ?? bundleFixed).text);
  const { success, goods_number, goods_price } = await setOnce(shop, cart_id, num, line?.num);
  if (success === 2) throw refused(tooSlow(goods_number).text);
  if (success === 3) throw refused(limited(goods_number).text);
  return { message: done.text, cart_id, num, goods_price };
}

/** A line that is not there is an error of whoever typed it: the shop would call it deleted. */
export async function removeFromCart(shop: MemberShop, cartIds: readonly string[]) {
  await linesNamed(shop, cartIds);
  const remove: Act<readonly string[]> = {
    send: async (signal) => (await shop.client.send(cart.delNum, { id_list: joinIds(cartIds) }, { signal })).del_ids,
    settle: async (signal) => {
      const left = (await linesIn(shop, signal)).filter(({ cart_id }) => cartIds.includes(cart_id));
      if (left.length === 0) return { happened: true, answer: cartIds };
      const isPart = left.length < new Set(cartIds).size;
      return { happened: false, ...(isPart && { message: notDeleted(left.map(({ goods_name }) => goods_name)) }) };
    },
  };
  const del_ids = await sendOnce(shop, remove, LOOK);
  return { message: deleted.text, del_ids: del_ids ?? cartIds };
}

type SetAnswer = Pick<AnswerOf<typeof cart.upNum>, 'success' | 'goods_number' | 'goods_price'>;

/** If the line holds neither `num` nor `before` afterwards, the outcome is unknown. */
async function setOnce(shop: MemberShop, cart_id: string, num: number, before: number | undefined): Promise<SetAnswer> {
  const set: Act<SetAnswer> = {
    send: (signal) => shop.client.send(cart.upNum, { cart_id, num }, { signal }),
    settle: async (signal) => {
      const line = (await linesIn(shop, signal)).find((each) => each.cart_id === cart_id);
      if (line?.num === num) return { happened: true, answer: { success: 1, goods_price: line.goods_price } };
      return line?.num === before ? { happened: false } : undefined;
    },
  };
  return (await sendOnce(shop, set, LOOK)) ?? { success: 1 };
}

async function linesNamed(shop: MemberShop, cartIds: readonly string[]) {
  const lines = await linesIn(shop, shop.signal);
  const unknown = cartIds.filter((each) => lines.every(({ cart_id }) => cart_id !== each));
  if (unknown.length === 0) return lines.filter(({ cart_id }) => cartIds.includes(cart_id));
  const ids = unknown.join('、');
  throw new Fault('server', [`购物车里没有行号 ${ids}`, `the cart has no line ${ids}`], {
    next: ['行号见：yaocang cart list', 'the lines: yaocang cart list'],
  });
}

const linesIn = async ({ client }: MemberShop, signal: AbortSignal) =>
  (await client.send(cart.list, {}, { signal })).data;

const LOOK = 'cart list';

const refused = (words: string, next?: Words): Fault => new Fault('server', [words, words], { next });

/** Why somebody may not buy is told by the state of the verification, or of the business scopes. */
const wayOut = (where: BuyingState): Words =>
  where === 'range'
    ? ['经营范围：yaocang scope show', 'the business scopes: yaocang scope show']
    : ['认证状态：yaocang verify show', 'how the verification stands: yaocang verify show'];
