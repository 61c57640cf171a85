/** Quantities and prices (documents 1 §5, 2 §4, §5): stock, limits, packs; promotion, batch, tiers. */
import type { Words } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { intro } from '#shared/contract/intro.ts';
import type { PriceReason } from '#shared/rules/prices/price-reason.ts';
import { type Chosen, type UnitPrice, unitPrice } from '#shared/rules/prices/unit-price.ts';
import { has, type Rule } from '../check.ts';
import { ENOUGH, type Found, findGoods, type Need } from '../legs/choosing.ts';
import type { Entered } from '../legs/entering.ts';
import { addLine, itemOf, lineOf } from '../legs/ordering.ts';
import { keepCart } from '../restore.ts';
import type { Walk } from '../walk.ts';

const CART: Words = ['购物车', 'cart'];
const CORRECTED: Rule = ['购物车改为实际可购数量', 'the cart goes down to what can be had', '1 §8'];
const SHORT: Rule = ['2 为库存不足', '2: the stock is short', '2 §7'];
const LIMITED: Rule = ['3 为超过限购', '3: the limit is reached', '2 §7'];

/** Adds too many, then changes a line to too many. Answers the quantity to which the shop corrects it. */
async function tooMany(walk: Walk, { goods_id, multiple }: Found, num: number, code: 2 | 3, what: Words, rule: Rule) {
  const corrected = has(rule, `success=${code}`);
  await keepCart(walk);
  await walk.ask([`加购${what[0]}`, `add more than ${what[1]}`], buy.addToCart, [itemOf(goods_id, num)], corrected);
  const { cart_id } = await addLine(walk, itemOf(goods_id, multiple));
  const change: Words = [`改为${what[0]}`, `change to more than ${what[1]}`];
  const { goods_number } = await walk.ask(change, cart.upNum, { cart_id, num }, corrected);
  return { cart_id, goods_number, num: (await lineOf(walk, CART, goods_id)).num };
}

export async function cartStock(walk: Walk, { settings }: Entered): Promise<void> {
  const what: Words = ['不限购的商品', 'goods without a limit'];
  const found = await findGoods(walk, settings, what, [
    [['有限购', 'have a limit'], ({ product }) => !product.restricted?.is_restricted],
    [['库存太少', 'too few in stock'], ({ cap, multiple }) => cap > 10 * multiple],
  ]);
  const beyond = (Math.floor((found.product.goods_number ?? 0) / found.multiple) + 1000) * found.multiple;
  const { cart_id, goods_number, num } = await tooMany(walk, found, beyond, 2, ['超过库存', 'there is'], SHORT);
  await walk.step(['改为库存数', 'down to the stock'], cart.list, async ({ equal, holds }) => {
    holds('data.num', num < beyond, [`少于 ${beyond}`, `fewer than ${beyond}`], num, CORRECTED);
    if (goods_number !== undefined) equal('data.num', num, goods_number, CORRECTED);
  });
  await walk.ask(['改为 0', 'change to none'], cart.upNum, { cart_id, num: 0 });
  const none = { buy_list: cart_id, address_id: '', volume_id: '', use_integral: false };
  const row: Rule = ['每行至少购买 1 件', 'a line below 1 blocks the checkout', '1 §5'];
  await walk.refused(['结算数量为 0 的行', 'check out a line of none'], buy.confirm, none, row);
}

export async function cartLimit(walk: Walk, { settings }: Entered): Promise<void> {
  const found = await findGoods(
    walk,
    settings,
    ['限购商品', 'goods with a limit'],
    [
      [['没有限购', 'without a limit'], ({ product }) => product.restricted?.is_restricted === true],
      [['已到限购', 'at their limit already'], ({ product }) => (product.restricted?.kk_num ?? 0) > 0],
      [
        ['限购大于库存', 'fewer in stock than the limit'],
        ({ product, cap, multiple }) => cap < (product.goods_number ?? 0) - multiple,
      ],
    ],
  );
  const { product, multiple, cap } = found;
  const most = cap - (cap % multiple);
  const stock = Math.floor((product.goods_number ?? 0) / multiple) * multiple;
  const { num } = await tooMany(walk, found, stock, 3, ['超过限购', 'the limit'], LIMITED);
  await walk.step(['改为可购数量', 'down to the limit'], cart.list, async ({ equal }) =>
    equal('data.num', num, most, CORRECTED),
  );
}

export async function cartPacks(walk: Walk, { settings }: Entered): Promise<void> {
  const what: Words = ['按整包装销售的商品', 'goods sold in packs'];
  const { goods_id, multiple } = await findGoods(walk, settings, what, [
    [['可单件销售', 'sold by the piece'], (found) => found.multiple > 1],
    [['不足三包', 'fewer than three packs'], (found) => found.cap >= 3 * found.multiple],
  ]);
  const rule: Rule = ['只能按整包装订购', 'orders are multiples of the pack', '2 §5'];
  await keepCart(walk);
  await walk.refused(['加购一件', 'add a single piece'], buy.addToCart, [itemOf(goods_id, 1)], rule);
  const { cart_id, start_num } = await addLine(walk, itemOf(goods_id, multiple));
  await walk.step(['起订量', 'the order multiple'], cart.list, async ({ equal }) =>
    equal('data.start_num', start_num, multiple, ['start_num 为整包装数', 'start_num is the pack', '1 §3']),
  );
  const between = { cart_id, num: multiple + 1 };
  await walk.refused(['改为非整包装', 'change to between two packs'], cart.upNum, between, rule);
  const two = { cart_id, num: 2 * multiple };
  const had = has(['整包装可以修改', 'whole packs can be had', '1 §5'], 'success=1');
  await walk.ask(['改为两包', 'change to two packs'], cart.upNum, two, had);
}

const PRECEDENCE: Rule = ['依次为促销价、批次价、阶梯价', 'promotion, then batch, then the lowest tier', '2 §4'];

const reckoned = ({ product, info }: Found, quantity: number, batch?: Chosen['batch']): UnitPrice =>
  unitPrice({ product, batch, tiers: info.buyladder ?? [], quantity });

const costs = (walk: Walk, name: Words, got: number | undefined, expected: UnitPrice, reason: PriceReason) =>
  walk.step(name, cart.list, async ({ equal }) => {
    equal('data.goods_price', got, expected.price ?? Number.NaN, PRECEDENCE);
    equal('data.goods_price', expected.reason, reason, PRECEDENCE);
  });

const cardsOf = async ({ client }: Walk, call: typeof intro.promotion): Promise<readonly GoodsCard[]> =>
  (await client.send(call, { is_start: true, only_kc: true })).data;

export async function pricePromotion(walk: Walk, { settings }: Entered): Promise<void> {
  const what: Words = ['正在促销的商品', 'goods in a running promotion'];
  const running: Need = [
    ['不在促销中', 'in no running promotion'],
    ({ product }) => product.p_type === 1 && product.is_promote === true,
  ];
  const found = await findGoods(walk, settings, what, [running, ENOUGH], await cardsOf(walk, intro.promotion));
  const { goods_price } = await addLine(walk, itemOf(found.goods_id, found.multiple));
  const expected = reckoned(found, found.multiple);
  await costs(walk, ['促销价', 'the promotion counts'], goods_price, expected, 'promotion');
}

export async function priceBatch(walk: Walk, { settings }: Entered): Promise<void> {
  const { system_priv } = await walk.client.send(intro.new, { is_start: true });
  if (!system_priv?.taobao) walk.notHere(['未开放近效期专区', 'near-expiry goods are not offered']);
  const what: Words = ['近效期批次', 'near-expiry batches'];
  const needs: readonly Need[] = [
    NOT_PROMOTED,
    [
      ['批次库存不足', 'too few of a batch'],
      ({ info, multiple }) => (info.taobao_list[0]?.goods_number ?? 0) >= multiple,
    ],
  ];
  const found = await findGoods(walk, settings, what, needs, await cardsOf(walk, intro.taobao));
  const [batch] = found.info.taobao_list;
  const { goods_price } = await addLine(walk, itemOf(found.goods_id, found.multiple, batch?.tb_id));
  const expected = reckoned(found, found.multiple, batch);
  await costs(walk, ['批次价', 'the batch counts'], goods_price, expected, 'batch');
}

const TIERS = 3;
const NOT_PROMOTED: Need = [['在促销中', 'in a running promotion'], ({ product }) => product.p_type !== 1];

export async function priceTiers(walk: Walk, { settings }: Entered): Promise<void> {
  const first = ({ info }: Found) => info.buyladder?.[0]?.num ?? 0;
  const found = await findGoods(
    walk,
    settings,
    ['有阶梯价的商品', 'goods with tiered prices'],
    [
      [['没有阶梯价', 'without tiers'], ({ info }) => (info.buyladder ?? []).length > 0],
      NOT_PROMOTED,
      [['起订量已到第一档', 'whose smallest order reaches the first tier'], (each) => first(each) > each.multiple],
      [
        ['库存或限购不到第一档', 'of which the first tier cannot be had'],
        (each) => each.cap >= first(each) + each.multiple,
      ],
    ],
  );
  const { goods_id, multiple, cap, info } = found;
  const { cart_id, goods_price } = await addLine(walk, itemOf(goods_id, multiple));
  const plain = reckoned(found, multiple);
  await costs(walk, ['未达数量', 'below the first tier'], goods_price, plain, plain.reason);
  const reached = (info.buyladder ?? [])
    .map(({ num = 0 }) => Math.ceil(num / multiple) * multiple)
    .filter((num) => num <= cap);
  for (const num of reached.slice(0, TIERS)) {
    await walk.ask([`改为 ${num}`, `change to ${num}`], cart.upNum, { cart_id, num });
    const line = await lineOf(walk, CART, goods_id);
    await costs(walk, [`${num} 件的价格`, `the price of ${num}`], line.goods_price, reckoned(found, num), 'tier');
  }
}
