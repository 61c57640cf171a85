import { randomUUID } from 'node:crypto';
import { withMemberFlags } from '#cli/parts/flags.ts';
import { both, notDone } from '#cli/parts/run-once.ts';
import { lookWith } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { labelled, type Words } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import type { Address, Coupon } from '#shared/contract/entities.ts';
import { type Flow, unattended } from '#shared/flows/flow.ts';
import {
  type MadeOrder,
  type SubmitEvent,
  type SubmitState,
  submitOrder as submit,
} from '#shared/flows/submit-order.ts';
import type { Message } from '#shared/messages/message.ts';
import { checkCheckout, joinIds } from '#shared/rules/cart/cart-checkout.ts';
import { checkConfirmed, remarkRefusal } from '#shared/rules/cart/confirmed-order.ts';
import { toldSum } from '#shared/rules/pay/told-sum.ts';
import type { CheckoutWanted } from './options.ts';
import { unusableOf, whyNot } from './unusable-coupons.ts';

type Confirmed = AnswerOf<typeof buy.confirm>;

/** Checkout (document 1 §4); amounts in fen. */
export type CheckoutShown = Awaited<ReturnType<typeof showCheckout>>;

export interface CheckoutChoice {
  /** `chosen` is the default. */
  address(choices: readonly Address[], chosen: string): Promise<string>;
  /** '' for none. */
  coupon(all: readonly Coupon[]): Promise<string>;
}

const NO_COUPON = 'none';

/** Reads only. */
export async function showCheckout(shop: MemberShop, wanted: CheckoutWanted) {
  const buy_list = await linesOf(shop, wanted);
  const shown = await shop.client.send(buy.confirm, { buy_list, ...flagsOf(wanted) });
  await checkTaken(shop, shown, flagsOf(wanted));
  const [told, unusable_coupons] = await Promise.all([
    withMemberFlags(shop, buy.confirm.answer, shown),
    unusableOf(shop, shown),
  ]);
  // Whether the member is a cash customer.
  const { order_pay } = shop.session.login;
  return { ...told, order_pay, unusable_coupons };
}

/** Shops silently drop a coupon that does not fit, and replace an unknown address by the default one. */
async function checkTaken(shop: MemberShop, shown: Confirmed, asked: Flags): Promise<void> {
  if (asked.address_id !== '' && asked.address_id !== shown.address_id) throw noAddress();
  if (asked.volume_id !== '' && asked.volume_id !== shown.volume_id)
    throw unfit(asked.volume_id, await whyNot(shop, shown, asked.volume_id));
}

/** Refuses lines that the cart's own button would refuse. */
async function linesOf(shop: MemberShop, { lines }: CheckoutWanted): Promise<string> {
  const { data } = await shop.client.send(cart.list, {});
  const checked = checkCheckout(data, lines ?? data.map(({ cart_id }) => cart_id));
  if (!checked.ok) {
    throw new Fault('server', [checked.message.text, checked.message.text], {
      next: data.length === 0 ? FILL_CART : undefined,
    });
  }
  return joinIds(checked.ids);
}

const FILL_CART = [
  '购物车是空的，先加入商品：yaocang search 关键词，再 yaocang cart add 商品编号',
  'the cart is empty: yaocang search WORDS, then yaocang cart add ID',
] as const;

const flagsOf = ({ address = '', coupon = '', points }: CheckoutWanted): Flags => ({
  address_id: address,
  volume_id: coupon === NO_COUPON ? '' : coupon,
  use_integral: points,
});

/** Submits an order. It is refused if the checkout changes after it was shown. Without `ask`: the default address, no coupon. */
export async function submitOrder(
  shop: MemberShop,
  wanted: CheckoutWanted & { readonly remark: string | undefined },
  ask?: CheckoutChoice,
) {
  const remark = wanted.remark ?? '';
  const tooLong = remarkRefusal(remark);
  if (tooLong) throw new Fault('usage', both(tooLong));
  const buy_list = await linesOf(shop, wanted);
  const flags = flagsOf(wanted);
  const offered = await shop.client.send(buy.confirm, { buy_list, ...flags });
  const choice = { ...flags, ...(ask && (await picked(ask, wanted, offered))) };
  const isOffered = choice.address_id === flags.address_id && choice.volume_id === flags.volume_id;
  const confirmed = isOffered ? offered : await shop.client.send(buy.confirm, { buy_list, ...choice });
  await checkTaken(shop, confirmed, choice);
  const checked = checkConfirmed(confirmed);
  if (!checked.ok) throw new Fault('server', both(checked.message));
  const { seal, money, address_id } = confirmed;
  if (address_id === '') throw noAddress();
  // Points are worth money, and are gone with the order.
  if (choice.use_integral && money.integral_money !== 0) await shop.guard.spend(toldSum(money.integral_money), 'write');
  const submission = { buy_list, ...choice, address_id, remark, once: randomUUID(), seal };
  const { order_id, order_sn, money_paid, split } = await made(submit(shop, submission, money.money_paid));
  return { order_id, order_sn, money_paid, money, split };
}

/** The order that the flow made. Ctrl-C does not stop it; nobody is here who would read once more. */
async function made(flow: Flow<SubmitState, SubmitEvent>): Promise<MadeOrder> {
  let message: Message | undefined;
  for await (const state of flow(unattended(new AbortController().signal))) {
    if (state.step === 'made') return state.order;
    if (state.step === 'refused') throw notDone(state.error);
    if (state.step !== 'unsettled') continue;
    message = state.message;
    break;
  }
  throw new Fault('unknown', both(message), { next: lookWith('order list') });
}

type Flags = Pick<ArgsOf<typeof buy.confirm>, 'address_id' | 'volume_id' | 'use_integral'>;

async function picked(ask: CheckoutChoice, wanted: CheckoutWanted, offered: Confirmed): Promise<Partial<Flags>> {
  const { address_list, address_id, volume_list } = offered;
  const asksAddress = wanted.address === undefined && address_list !== undefined && address_list.length > 1;
  const address = asksAddress ? { address_id: await ask.address(address_list, address_id) } : {};
  const asksCoupon = wanted.coupon === undefined && volume_list !== undefined && volume_list.length > 0;
  return asksCoupon ? { ...address, volume_id: await ask.coupon(volume_list) } : address;
}

function unfit(coupon: string, why: Awaited<ReturnType<typeof whyNot>>): Fault {
  const said: Words = [`优惠券 ${coupon} 不能用于此订单`, `coupon ${coupon} does not fit this order`];
  const next = why?.next ?? ['全部优惠券及原因见 yaocang checkout', 'yaocang checkout lists all of them with reasons'];
  return new Fault('server', why ? labelled(said, why.because) : said, { next });
}

const noAddress = (): Fault =>
  new Fault('server', ['没有可用的收货地址', 'there is no such delivery address'], {
    next: ['请先在商城中添加收货地址', 'add an address in the shop first'],
  });
