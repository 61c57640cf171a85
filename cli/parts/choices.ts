/** Labels of pick lists. Each has the id that a flag would take. */
import { picking } from '#cli/frame/ask.ts';
import type { MemberCli } from '#cli/frame/cli.ts';
import { among, word } from '#cli/frame/parameters.ts';
import { amountOf, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import type { Address, Coupon, GoodsCard, OrderRow } from '#shared/contract/entities.ts';
import type { Choosing } from '#shared/flows/pay-state.ts';
import { couponScope, couponWords } from '#shared/rules/coupons/activity.ts';
import { maskedPhone } from '#shared/rules/login/masked-phone.ts';
import { type OrderAction, orderActions, orderStateWord } from '#shared/rules/orders/order-actions.ts';
import { BALANCE, splitAmount } from '#shared/rules/pay/payment-methods.ts';
import { priceCell } from './goods-view.ts';

type Say = TextStyle['say'];

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('  ');

export const addressLabel = ({ address_id, consignee, phone, path, address, mr }: Address, say: Say): string =>
  joined(address_id, consignee, maskedPhone(phone), `${path}${address ?? ''}`, mr ? say('默认', 'default') : '');

export const couponLabel = (coupon: Coupon): string =>
  joined(coupon.volume_id, couponWords(coupon), couponScope(coupon));

export const goodsLabel = (card: GoodsCard): string =>
  joined(card.goods_id, card.goods_name, card.des, priceCell(card), card.brand_name);

export const orderLabel = (order: OrderRow): string =>
  joined(
    order.order_id,
    stateOf(order),
    amountOf(order.money_paid),
    shanghaiTime(order.add_time),
    order.order_zt,
    order.order_sn,
  );

const stateOf = (order: OrderRow): string => orderStateWord(order);

/** A payment method, the amount that it would pay, and why the balance cannot. */
export function methodLabel(
  { pay_id, pay_name, combined }: Choosing['methods'][number] & { readonly combined: boolean },
  { order, balance }: Choosing,
  say: Say,
): string {
  const split = splitAmount(pay_id, combined, order);
  if (combined)
    return joined(pay_name, amountOf(split.method), `+ ${say('余额', 'balance')} ${amountOf(split.balance)}`);
  if (pay_id !== BALANCE) return joined(pay_name, amountOf(split.method));
  return joined(
    pay_name,
    `${say('可用', 'there are')} ${amountOf(order.moneys)}`,
    balance.ok ? '' : balance.message.text,
  );
}

/** The id of an order, a top-up, or the order of an after-sales request, by its id or its printed number. */
export async function idOf(
  cli: MemberCli,
  of: keyof typeof import('./either-number.ts')['idsOf'],
  named: string,
): Promise<string> {
  return (await import('./either-number.ts')).idsOf[of](cli, named);
}

/** An order that may be left out where a person can pick it. */
export const orderArgument = (spelling: string) =>
  among('orders', word(spelling, ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']));

/** Orders in the pick list; older ones need their id. */
const MOST = 100;

/** The id of an order, given or picked among those that allow `action`. */
export async function orderOf(
  cli: MemberCli,
  named: string | undefined,
  action: OrderAction | undefined,
  flag: string,
) {
  if (named !== undefined) return idOf(cli, 'order', named);
  const pick = picking(cli, ['订单', 'Order'], flag);
  const { listOrders } = await import('./orders.ts');
  const shop = await cli.shop();
  const { orders } = await listOrders(shop, { limit: MOST });
  const may = (order: (typeof orders)[number]) =>
    action === undefined || orderActions(order, shop.settings.booklet_type).includes(action);
  return (await pick({ choices: orders.filter(may), label: orderLabel })).order_id;
}
