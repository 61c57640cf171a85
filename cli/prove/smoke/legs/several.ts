/** The leg of an order of several goods: lines of two merchants, or of one, through the checkout. */
import type { Words } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { categories } from '#shared/contract/categories.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { order } from '#shared/contract/order.ts';
import { search } from '#shared/contract/search.ts';
import { orderMultiple } from '#shared/rules/pack-size.ts';
import { quantityCap } from '#shared/rules/quantity-cap.ts';
import type { Rule } from '../check.ts';
import type { Walk } from '../walk.ts';
import { searchFor } from './choosing.ts';
import type { Settings } from './entering.ts';
import { itemOf, takeOut } from './finding.ts';
import type { Ordered } from './ordering.ts';

/** So many goods are tried before giving up. */
const MOST_TRIED = 40;
const PLAIN = '1';

/** Puts plain goods into the cart until two of their lines make a pair; skips the rest of the walk where none do. */
export async function pairOfLines(
  walk: Walk,
  { log_bs }: Settings,
  isPair: (one: CartLine, other: CartLine) => boolean,
  lacking: Words,
): Promise<readonly [CartLine, CartLine]> {
  const before = (await wholeCart(walk)).data.map(({ goods_id }) => goods_id);
  walk.later(['购物车行', 'cart lines'], () => takeOut(walk, (line) => !before.includes(line.goods_id)));
  const name: Words = ['往购物车加两种商品', 'put two goods into the cart'];
  const pair = await walk.step({ name, call: buy.addToCart.path }, async () => {
    for (const { goods_id } of await assortment(walk)) {
      if (before.includes(goods_id) || !(await add(walk, goods_id, log_bs))) continue;
      const lines = (await wholeCart(walk)).data.filter((line) => !before.includes(line.goods_id));
      const mine = lines.find((line) => line.goods_id === goods_id);
      const other = mine && lines.find((line) => line !== mine && isPair(line, mine));
      if (mine && other) return [other, mine] as const;
    }
    return undefined;
  });
  return pair ?? walk.notHere(lacking);
}

/** Goods in stock of every category, in turn. */
async function assortment({ client }: Walk): Promise<readonly GoodsCard[]> {
  const { categories: all } = await client.send(categories.getCat, {});
  const shelves: (readonly GoodsCard[])[] = [];
  for (const { cat_id } of all.slice(0, 10)) {
    const args = searchFor('all', { cat_id, only_kc: true, sort: 'shop_price', order: 'ASC' });
    shelves.push((await client.send(search.search, args)).data);
  }
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => shelves.flatMap((shelf) => shelf[at] ?? []));
  return turns.flat().slice(0, MOST_TRIED);
}

/** True when the smallest order of these goods went into the cart. */
async function add({ client }: Walk, goods_id: string, log_bs: string): Promise<boolean> {
  const { data: product, spce_list, yz_range } = await client.send(goods.info, { goods_id, log_bs });
  const multiple = orderMultiple(product);
  const cap = quantityCap(product.goods_number ?? 0, product.restricted);
  if (!yz_range || spce_list.length > 0 || product.goods_type !== PLAIN || cap < multiple) return false;
  return (await client.send(buy.addToCart, [itemOf(goods_id, multiple)])).success === 1;
}

/** The checkout of some lines; its money has to add up. */
export function checkOutLines(walk: Walk, lines: readonly CartLine[]): Promise<AnswerOf<typeof buy.confirm>> {
  const args = { buy_list: joined(lines), address_id: '', volume_id: '', use_integral: false };
  const sum = lines.reduce((all, { goods_price, num }) => all + goods_price * num, 0);
  const adds: Rule = ['各项金额之和等于应付', 'the money rows add up'];
  return walk.ask(['结算', 'checkout'], buy.confirm, args, ({ money }, { equal }) => {
    equal('money.goods_amount', money.goods_amount, sum, ['单价乘以数量之和', 'prices times quantities']);
    const discounts = money.activity_discount + money.volume_discount + money.integral_money;
    equal('money.money_paid', money.money_paid, money.goods_amount - discounts + money.shipping_fee, adds);
  });
}

/** Orders some lines; closes the order again at the end unless `isSettled` says that it was paid. */
export async function submitLines(
  walk: Walk,
  lines: readonly CartLine[],
  isSettled: () => boolean,
): Promise<Ordered & { readonly made: AnswerOf<typeof buy.submit> }> {
  const { address_id, seal, money } = await checkOutLines(walk, lines);
  const how = { volume_id: '', use_integral: false, remark: 'yaocang smoke', once: walk.once(), seal };
  const args = { buy_list: joined(lines), address_id, ...how };
  const made = await walk.ask(['提交订单', 'submit order'], buy.submit, args, ({ money_paid, order_id }, { equal }) => {
    walk.later(['未付款订单', 'unpaid order'], async () => {
      if (!isSettled()) await walk.client.send(order.qxOrder, { order_id });
    });
    equal('money_paid', money_paid, money.money_paid, ['应与结算金额一致', 'what the checkout said']);
  });
  return { order_id: made.order_id, order_sn: made.order_sn, due: made.money_paid, made };
}

const joined = (lines: readonly CartLine[]): string => lines.map(({ cart_id }) => cart_id).join(',');

/** The cart as it is. */
export const wholeCart = ({ client }: Walk) => client.send(cart.list, {});
