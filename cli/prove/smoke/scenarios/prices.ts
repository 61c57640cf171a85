/** What a piece costs and why (document 2 §4): the running promotion, then the batch, then the tier, and the cart agrees. */

import type { Words } from '#cli/text/words.ts';
import { cart } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { intro } from '#shared/contract/intro.ts';
import type { PriceReason } from '#shared/rules/price-reason.ts';
import { type Chosen, type UnitPrice, unitPrice } from '#shared/rules/unit-price.ts';
import type { Rule } from '../check.ts';
import { enterAsBuyer, type Settings } from '../legs/entering.ts';
import { addLine, type Found, findGoods, itemOf, lineOf } from '../legs/finding.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const PRECEDENCE: Rule = ['依次为促销价、批次价、阶梯价', 'promotion, then batch, then the lowest tier', '2 §4'];

/** The price by the rule, from what the goods page tells; a promotion's times were looked at by the shop's own clock. */
function reckoned({ product, info }: Found, quantity: number, batch?: Chosen['batch']): UnitPrice {
  const { p_type } = product;
  const judged = p_type === 1 ? product : { ...product, is_promote: false, promote_price: undefined };
  const now = (product.ks_time ?? 0) + 1;
  return unitPrice({ product: judged, batch, tiers: info.buyladder, quantity }, p_type === 1 ? now : Number.MAX_VALUE);
}

/** The cart's price of a line has to be the rule's. */
const costs = (walk: Walk, name: Words, got: number | undefined, expected: UnitPrice, reason: PriceReason) =>
  walk.step({ name, call: cart.list.path }, async ({ equal }) => {
    equal('data.goods_price', got, expected.price ?? Number.NaN, PRECEDENCE);
    equal('data.goods_price', expected.reason, reason, PRECEDENCE);
  });

const cardsOf = async ({ client }: Walk, call: typeof intro.promotion): Promise<readonly GoodsCard[]> =>
  (await client.send(call, { is_start: true, only_kc: true })).data;

export const pricePromotion: Scenario = {
  name: 'price-promotion',
  about: ['促销价：进行中的促销优先于其他价格', 'a running promotion goes before every other price'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const cards = await cardsOf(walk, intro.promotion);
    const found = await findGoods(
      walk,
      settings,
      ['正在促销的商品', 'goods in a running promotion'],
      (each) => each.product.p_type === 1 && each.product.is_promote && each.cap >= each.multiple,
      cards,
    );
    const line = await addLine(walk, itemOf(found.goods_id, found.multiple));
    await costs(
      walk,
      ['促销价', 'the promotion counts'],
      line.goods_price,
      reckoned(found, found.multiple),
      'promotion',
    );
  },
};

export const priceBatch: Scenario = {
  name: 'price-batch',
  about: ['近效期批次：所选批次的价格计入购物车', 'near-expiry batches: the price of the chosen batch counts'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    if (!(await isOffered(walk))) walk.notHere(['未开放近效期专区', 'near-expiry goods are not offered']);
    const found = await findGoods(
      walk,
      settings,
      ['近效期批次', 'near-expiry batches'],
      ({ product, info, multiple }) => product.p_type !== 1 && (info.taobao_list[0]?.goods_number ?? 0) >= multiple,
      await cardsOf(walk, intro.taobao),
    );
    const [batch] = found.info.taobao_list;
    const line = await addLine(walk, itemOf(found.goods_id, found.multiple, batch?.tb_id));
    const expected = reckoned(found, found.multiple, batch);
    await costs(walk, ['批次价', 'the batch counts'], line.goods_price, expected, 'batch');
  },
};

const isOffered = async ({ client }: Walk): Promise<boolean> =>
  (await client.send(intro.new, { is_start: true })).system_priv?.taobao === true;

export const priceTiers: Scenario = {
  name: 'price-tiers',
  about: ['阶梯价：达到数量后取满足条件的最低价', 'tiered prices: the lowest whose quantity is reached'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const found = await tiered(walk, settings);
    const { goods_id, multiple, cap, info } = found;
    const line = await addLine(walk, itemOf(goods_id, multiple));
    const plain = reckoned(found, multiple);
    await costs(walk, ['未达数量', 'below the first tier'], line.goods_price, plain, plain.reason);
    const reached = info.buyladder.map(({ num }) => Math.ceil(num / multiple) * multiple).filter((num) => num <= cap);
    for (const num of reached.slice(0, 3)) {
      await walk.ask([`改为 ${num}`, `change to ${num}`], cart.upNum, { cart_id: line.cart_id, num });
      const { goods_price } = await lineOf(walk, ['购物车', 'cart'], goods_id);
      await costs(walk, [`${num} 件的价格`, `the price of ${num}`], goods_price, reckoned(found, num), 'tier');
    }
  },
};

const tiered = (walk: Walk, settings: Settings) =>
  findGoods(walk, settings, ['有阶梯价的商品', 'goods with tiered prices'], ({ product, info, multiple, cap }) => {
    const [first] = info.buyladder;
    return product.p_type !== 1 && first !== undefined && first.num > multiple && cap >= first.num + multiple;
  });
