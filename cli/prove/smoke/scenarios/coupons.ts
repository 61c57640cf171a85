/** Coupons (document 2 §2, §3): claimed, used at checkout, given back. */
import { plainly, type Words } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import { volume } from '#shared/contract/volume.ts';
import { reckoned } from '#shared/rules/money/money.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoodsWorth } from '../legs/choosing.ts';
import type { Entered } from '../legs/entering.ts';
import { checkOut, closeOrder, putInCart, submit } from '../legs/ordering.ts';
import type { Walk } from '../walk.ts';

/** `type` of a shop-wide coupon (document 2 §9). */
const SHOP_WIDE = '1';

export async function couponUse(walk: Walk, { settings }: Entered): Promise<void> {
  const chosen = await chooseGoodsWorth(walk, settings, await leastForCoupon(walk));
  const lines = [await putInCart(walk, chosen)];
  const plain = await checkOut(walk, lines);
  const usable = plain.volume_list?.[0];
  if (!usable) return walk.notHere(['没有适用的优惠券', 'no coupon fits these goods']);
  const choice = { volume_id: usable.volume_id };
  const checkout = await checkOut(walk, lines, choice);
  await walk.step(['优惠券生效', 'the coupon counts'], buy.confirm, async ({ equal }) => {
    const off: Rule = ['优惠券减去面额', 'a coupon takes off its price', '2 §3'];
    equal('money.volume_discount', checkout.money.volume_discount, reckoned(usable.price), off);
    const due: Rule = ['应付金额相应减少', 'what is due falls by it'];
    const less = reckoned(plain.money.money_paid) - reckoned(usable.price);
    equal('money.money_paid', checkout.money.money_paid, less, due);
  });
  await closeOrder(walk, await submit(walk, lines, checkout, choice));
  await walk.ask(['优惠券已退回', 'the coupon is back'], volume.mine, { lx: 'my' }, ({ data }, { holds }) => {
    const held = data.some(({ volume_id, held_id }) => [volume_id, held_id].includes(usable.volume_id));
    const back: Rule = ['订单关闭后退回优惠券', 'a closed order gives its coupon back'];
    holds('data.volume_id', held, plainly(usable.volume_id), say.nothing, back);
  });
}

const CLAIMED: Words = [
  '该会员没有全场通用的优惠券，领取后不能退回',
  'this member holds no shop-wide coupon, and one that is claimed stays',
];

/** The lowest minimum amount of the member's shop-wide coupons. A member without one claims all first. */
async function leastForCoupon(walk: Walk): Promise<number> {
  const { data } = await walk.ask(['可领取的优惠券', 'coupons to claim'], volume.getList, {});
  let wide = await shopWide(walk);
  if (wide.length === 0 && data.some(({ is_get }) => !is_get)) {
    if (!walk.irreversible) return walk.notHere(say.lasting(CLAIMED));
    await walk.ask(['一键领取', 'claim all'], volume.getVolume, { volume_id: 'all' });
    wide = await shopWide(walk);
  }
  if (wide.length > 0) return Math.min(...wide);
  return walk.notHere(['该会员没有全场通用的优惠券', 'this member holds no shop-wide coupon']);
}

async function shopWide(walk: Walk): Promise<readonly number[]> {
  const { data } = await walk.ask(['我的优惠券', 'my coupons'], volume.mine, { lx: 'my' });
  return data.filter(({ type }) => type === SHOP_WIDE).map(({ mz_price }) => reckoned(mz_price));
}
