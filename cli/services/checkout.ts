/** From the cart to an order. */
import { randomUUID } from 'node:crypto';
import { buy, type MoneyRows } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { checkCheckout, joinIds } from '#shared/rules/cart-checkout.ts';
import { loginOf, type Shop } from './access/shop.ts';
import { Fault } from './fault.ts';

export interface CheckoutWanted {
  /** Lines to order; the whole cart without. */
  readonly lines: readonly string[] | undefined;
  readonly address: string | undefined;
  readonly coupon: string | undefined;
  readonly remark: string | undefined;
}

/** An order as it was made; amounts in fen. */
export interface Submitted {
  readonly order_id: string;
  readonly order_sn: string;
  readonly money_paid: number;
  readonly money: MoneyRows;
  readonly split: readonly { fd_sn: string; order_zt: string; money_paid: number }[];
}

/** Submits lines of the cart as an order; refused when the checkout changes between being shown and being sent. */
export async function submitOrder(shop: Shop, wanted: CheckoutWanted): Promise<Submitted> {
  loginOf(shop);
  const { data } = await shop.client.send(cart.list, {});
  const checked = checkCheckout(data, wanted.lines ?? data.map(({ cart_id }) => cart_id));
  if (!checked.ok) throw new Fault('server', [checked.message.text, checked.message.text]);
  const buy_list = joinIds(checked.ids);
  const choice = { address_id: wanted.address ?? '', volume_id: wanted.coupon ?? '', use_integral: false };
  const confirmed = await shop.client.send(buy.confirm, { buy_list, ...choice });
  const address_id = confirmed.address_id;
  if (address_id === '' || (wanted.address !== undefined && wanted.address !== address_id)) throw noAddress();
  const { seal, money } = confirmed;
  const { order_id, order_sn, money_paid, split } = await shop.client.send(buy.submit, {
    buy_list,
    address_id,
    volume_id: choice.volume_id,
    use_integral: choice.use_integral,
    remark: wanted.remark ?? '',
    once: randomUUID(),
    seal,
  });
  return { order_id, order_sn, money_paid, money, split };
}

const noAddress = (): Fault =>
  new Fault('server', ['没有可用的收货地址', 'there is no such delivery address'], {
    next: ['请先在商城中添加收货地址', 'add an address in the shop first'],
  });
