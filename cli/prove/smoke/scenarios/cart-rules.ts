/** How much may be bought (documents 1 §5, 2 §5): stock, limits and packs, and how the cart corrects a quantity. */
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import type { Rule } from '../check.ts';
import { enterAsBuyer, type Settings } from '../legs/entering.ts';
import { addLine, findGoods, itemOf, lineOf } from '../legs/finding.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const CORRECTED: Rule = ['购物车改为实际可购数量', 'the cart goes down to what can be had', '1 §8'];

export const cartStock: Scenario = {
  name: 'cart-stock',
  about: [
    '购物车数量：超过库存时提示并改为库存数，为 0 的行不能结算',
    'quantities of the cart: more than the stock is corrected to it; a line of none blocks the checkout',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const { goods_id, product, multiple } = await findGoods(
      walk,
      settings,
      ['不限购的商品', 'goods without a limit'],
      (found) => !found.product.restricted?.is_restricted && found.cap > 10 * found.multiple,
    );
    const beyond = (Math.floor((product.goods_number ?? 0) / multiple) + 1000) * multiple;
    const tooMany = [itemOf(goods_id, beyond)];
    await walk.ask(['加购超过库存', 'add more than there is'], buy.addToCart, tooMany, (answer, { equal, holds }) => {
      equal('success', answer.success, 2, ['2 为库存不足', '2: the stock is short', '2 §7']);
      const left = answer.goods_number ?? Number.NaN;
      holds('goods_number', left < beyond, [`少于 ${beyond}`, `fewer than ${beyond}`], left, [
        '告知还剩多少',
        'it tells how many are left',
        '2 §8',
      ]);
    });
    const line = await addLine(walk, itemOf(goods_id, multiple));
    const asked = { cart_id: line.cart_id, num: beyond };
    const corrected = await walk.ask(
      ['改为超过库存', 'change to more than there is'],
      cart.upNum,
      asked,
      (answer, { equal }) => equal('success', answer.success, 2, ['2 为库存不足', '2: the stock is short', '1 §7']),
    );
    const after = await lineOf(walk, ['购物车', 'cart'], goods_id);
    await walk.step({ name: ['改为库存数', 'down to the stock'], call: cart.list.path }, async ({ equal }) =>
      equal('data.num', after.num, corrected.goods_number ?? Number.NaN, CORRECTED),
    );
    await blocked(walk, line.cart_id);
  },
};

async function blocked(walk: Walk, cart_id: string): Promise<void> {
  const row: Rule = ['每行至少购买 1 件', 'a line below 1 blocks the checkout', '1 §5'];
  await walk.ask(['改为 0', 'change to none'], cart.upNum, { cart_id, num: 0 });
  const args = { buy_list: cart_id, address_id: '', volume_id: '', use_integral: false };
  await walk.refused(['结算数量为 0 的行', 'check out a line of none'], buy.confirm, args, row);
}

export const cartLimit: Scenario = {
  name: 'cart-limit',
  about: [
    '限购：超过限购数量的加购和修改都被改为可购数量',
    'purchase limits: more than the limit is corrected, in adding and in changing',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const { goods_id, product, multiple, cap } = await findGoods(
      walk,
      settings,
      ['限购商品', 'goods with a limit'],
      (found) => isLimited(found.product.restricted) && found.cap < (found.product.goods_number ?? 0) - found.multiple,
    );
    const beyond = Math.floor((product.goods_number ?? 0) / multiple) * multiple;
    const limit: Rule = ['3 为超过限购', '3: the limit is reached', '2 §7'];
    const kk_num: Rule = ['告知还可购多少', 'it tells how many more may be bought', '2 §8'];
    await walk.ask(
      ['加购超过限购', 'add more than the limit'],
      buy.addToCart,
      [itemOf(goods_id, beyond)],
      (answer, check) => {
        check.equal('success', answer.success, 3, limit);
        check.equal('goods_number', answer.goods_number, cap - (cap % multiple), kk_num);
      },
    );
    const line = await addLine(walk, itemOf(goods_id, multiple));
    const asked = { cart_id: line.cart_id, num: beyond };
    await walk.ask(['改为超过限购', 'change to more than the limit'], cart.upNum, asked, (answer, { equal }) => {
      equal('success', answer.success, 3, ['3 为超过限购', '3: the limit is reached', '1 §7']);
      equal('goods_number', answer.goods_number, cap - (cap % multiple), kk_num);
    });
    const after = await lineOf(walk, ['购物车', 'cart'], goods_id);
    await walk.step({ name: ['改为可购数量', 'down to the limit'], call: cart.list.path }, async ({ equal }) =>
      equal('data.num', after.num, cap - (cap % multiple), CORRECTED),
    );
  },
};

const isLimited = (restricted: { readonly is_restricted: boolean; readonly kk_num?: number | undefined } | undefined) =>
  restricted?.is_restricted === true && (restricted.kk_num ?? 0) > 0;

export const cartPacks: Scenario = {
  name: 'cart-packs',
  about: ['整包装：起订量以下和非整包装的数量被拒绝', 'whole packs: quantities between two packs are refused'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const { goods_id, multiple } = await packed(walk, settings);
    const rule: Rule = ['只能按整包装订购', 'orders are multiples of the pack', '2 §5'];
    const piece = [itemOf(goods_id, 1)];
    await walk.refused(['加购一件', 'add a single piece'], buy.addToCart, piece, rule, /起订量|倍数/);
    const line = await addLine(walk, itemOf(goods_id, multiple));
    await walk.step({ name: ['起订量', 'the order multiple'], call: cart.list.path }, async ({ equal }) =>
      equal('data.start_num', line.start_num, multiple, ['start_num 为整包装数', 'start_num is the pack', '1 §3']),
    );
    const between = { cart_id: line.cart_id, num: multiple + 1 };
    await walk.refused(['改为非整包装', 'change to between two packs'], cart.upNum, between, rule, /起订量|倍数/);
    const two = { cart_id: line.cart_id, num: 2 * multiple };
    await walk.ask(['改为两包', 'change to two packs'], cart.upNum, two, ({ success }, { equal }) =>
      equal('success', success, 1, ['整包装可以修改', 'whole packs can be had', '1 §5']),
    );
  },
};

const packed = (walk: Walk, settings: Settings) =>
  findGoods(
    walk,
    settings,
    ['按整包装销售的商品', 'goods sold in packs'],
    ({ multiple, cap }) => multiple > 1 && cap >= 3 * multiple,
  );
