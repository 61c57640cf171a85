/** Coupons (document 2 §2, §3): claimed, used, and given back. */
import { plainly, type Words } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import { order } from '#shared/contract/order.ts';
import { volume } from '#shared/contract/volume.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoodsWorth } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { checkOut, putInCart, submit } from '../legs/ordering.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const CLAIMED: Rule = ['已领取的优惠券有标记', 'a claimed coupon says so', '2 §3'];

/** A coupon of the checkout, used; what it takes off has to be its own price. */
export const couponUse: Scenario = {
  name: 'coupon',
  about: [
    '优惠券：领取、结算抵扣、下单后占用、关闭后退回',
    'coupons: claimed, used at the checkout, given back with the order',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const worth = await claimCoupons(walk);
    const line = await putInCart(walk, await chooseGoodsWorth(walk, settings, worth));
    const plain = await checkOut(walk, line);
    const usable = plain.volume_list[0];
    if (!usable) return walk.notHere(['没有适用的优惠券', 'no coupon fits these goods']);
    const choice = { volume_id: usable.volume_id };
    const checkout = await checkOut(walk, line, choice);
    await walk.step({ name: ['优惠券生效', 'the coupon counts'], call: buy.confirm.path }, async ({ equal }) => {
      equal('money.volume_discount', checkout.money.volume_discount, usable.price, [
        '优惠券减去面额',
        'a coupon takes off its price',
        '2 §3',
      ]);
      equal('money.money_paid', checkout.money.money_paid, plain.money.money_paid - usable.price, [
        '应付金额相应减少',
        'what is due falls by it',
      ]);
    });
    const settled = { value: false };
    const made = await submit(walk, line, checkout, () => settled.value, choice);
    await walk.ask(say.closeOrder, order.qxOrder, { order_id: made.order_id });
    settled.value = true;
    await shelf(walk, ['优惠券已退回', 'the coupon is back'], usable.volume_id);
  },
};

/** The type of a coupon that counts for everything (document 2 §9). */
const SHOP_WIDE = '1';

/** Claims what can be claimed; the least that an order has to cost for one of the shop-wide coupons. */
async function claimCoupons(walk: Walk): Promise<number> {
  const { data } = await walk.ask(['可领取的优惠券', 'coupons to claim'], volume.getList, {});
  const open = data.filter(({ is_get }) => !is_get);
  if (open.length > 0) {
    await walk.ask(['一键领取', 'claim all'], volume.getVolume, { volume_id: 'all' });
    await walk.ask(['已全部领取', 'they are claimed'], volume.getList, {}, (answer, { holds }) => {
      const left = answer.data.filter(({ is_get }) => !is_get).length;
      holds('data.is_get', left < open.length, [`少于 ${open.length}`, `fewer than ${open.length}`], left, CLAIMED);
    });
  }
  const mine = await walk.ask(['我的优惠券', 'my coupons'], volume.mine, { lx: 'my' }, (answer, { holds }) =>
    holds('data', answer.data.length > 0, ['优惠券', 'a coupon'], answer.data.length, [
      '领取后可以使用',
      'what was claimed can be used',
      '2 §4',
    ]),
  );
  const wide = mine.data.filter(({ type }) => type === SHOP_WIDE).map(({ mz_price }) => mz_price);
  return wide.length > 0
    ? Math.min(...wide)
    : walk.notHere(['该会员没有全场通用的优惠券', 'this member holds no shop-wide coupon']);
}

async function shelf(walk: Walk, name: Words, volume_id: string): Promise<void> {
  await walk.ask(name, volume.mine, { lx: 'my' }, ({ data }, { holds }) => {
    const held = data.some((coupon) => coupon.volume_id === volume_id || coupon.held_id === volume_id);
    holds('data.volume_id', held, plainly(volume_id), say.nothing, [
      '订单关闭后退回优惠券',
      'a closed order gives its coupon back',
    ]);
  });
}
