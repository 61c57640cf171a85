/** Legs from goods to an unpaid order: cart, checkout, submit. */
import { plainly, type Words } from '#cli/text/words.ts';
import { buy, type MoneyRows } from '#shared/contract/buy.ts';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { reckoned } from '#shared/rules/money/money.ts';
import { ADDS_UP, has, ONE_PRICE, ORDER_CODES, type OrderCode, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { keepCart, keepUnordered } from '../restore.ts';
import type { Walk } from '../walk.ts';
import { type Chosen, chooseGoods } from './choosing.ts';
import type { Settings } from './entering.ts';

/** A submitted order; `due` in fen. */
export interface Ordered {
  readonly order_id: string;
  readonly order_sn: string;
  readonly due: number;
  /** The order need not be closed at the end: it may be paid, or is closed already. */
  over(): void;
}

type Choice = Partial<Pick<ArgsOf<typeof buy.confirm>, 'volume_id' | 'use_integral'>>;

export type Checkout = AnswerOf<typeof buy.confirm>;

/** A cart item of goods without specifications; `attr_id` is the batch. */
export const itemOf = (goods_id: string, goods_number: number, attr_id = '') =>
  ({ type: '0', goods_id, goods_number, attr_id, spce_id: '' }) as const;

/** Adds goods to the cart; the cart is restored at the end. */
export async function addLine(walk: Walk, item: ReturnType<typeof itemOf>): Promise<CartLine> {
  const before = await keepCart(walk);
  const isMine = (line: CartLine) => line.goods_id === item.goods_id && !before.has(line.cart_id);
  const added = ['1 为已加入；2、3 为库存不足、限购', '1 is added; 2 and 3: stock or limit are short', '2 §7'] as const;
  await walk.ask(['加入购物车', 'add to cart'], buy.addToCart, [item], has(added, 'success=1'));
  return lineOf(walk, ['购物车', 'cart'], item.goods_id, isMine);
}

/** Adds chosen goods and checks quantity and price of their line. */
export async function putInCart(walk: Walk, { goods_id, quantity, price }: Chosen): Promise<CartLine> {
  const line = await addLine(walk, itemOf(goods_id, quantity));
  await walk.step(['数量与价格', 'quantity and price'], cart.list, async ({ equal }) => {
    equal('data.num', line.num, quantity, ['应为加入的数量', 'the quantity that was added']);
    equal('data.goods_price', line.goods_price, price, ONE_PRICE);
  });
  return line;
}

export const lineOf = (
  walk: Walk,
  name: Words,
  goods_id: string,
  isMine: (line: CartLine) => boolean = (line) => line.goods_id === goods_id,
): Promise<CartLine> =>
  walk.step(name, cart.list, async ({ present }) => {
    const there = ['加入的商品在购物车里', 'the goods lie in the cart', '1 §3'] as const;
    return present('data.goods_id', (await wholeCart(walk)).data.find(isMine), plainly(goods_id), there);
  });

export const wholeCart = ({ client }: Walk) => client.send(cart.list, {});

const joined = (lines: readonly CartLine[]): string => lines.map(({ cart_id }) => cart_id).join(',');

/** The sum of the money rows, in fen. */
export const addsUpTo = (money: MoneyRows): number =>
  reckoned(money.goods_amount) -
  reckoned(money.activity_discount) -
  reckoned(money.volume_discount) -
  reckoned(money.integral_money) +
  reckoned(money.shipping_fee);

/** Checks out cart lines; the money rows must add up. */
export function checkOut(walk: Walk, lines: readonly CartLine[], choice: Choice = {}): Promise<Checkout> {
  const { volume_id = '', use_integral = false } = choice;
  const args = { buy_list: joined(lines), address_id: '', volume_id, use_integral };
  const sum = lines.reduce((all, { goods_price, num }) => all + reckoned(goods_price) * num, 0);
  return walk.ask(['结算', 'checkout'], buy.confirm, args, ({ money, address_id }, { equal, holds }) => {
    equal('money.goods_amount', money.goods_amount, sum, ['单价乘以数量之和', 'prices times quantities']);
    equal('money.money_paid', money.money_paid, addsUpTo(money), ADDS_UP);
    const usual = ['有默认收货地址', 'the default address', '2 §3'] as const;
    holds('address_id', address_id !== '', ['收货地址', 'an address'], say.nothing, usual);
  });
}

/** Submits the order. It is closed at the end unless `over` is called. */
export async function submit(walk: Walk, lines: readonly CartLine[], checkout: Checkout, choice: Choice = {}) {
  const { money, address_id, seal } = checkout;
  const { volume_id = '', use_integral = false } = choice;
  const how = { volume_id, use_integral, remark: 'yaocang smoke', once: walk.once(), seal };
  const buy_list = joined(lines);
  const args = { buy_list, address_id, ...how };
  const { over, made: known } = await keepUnordered(walk, { buy_list, due: money.money_paid });
  const made = await walk.ask(['提交订单', 'submit order'], buy.submit, args, ({ order_id, money_paid }, { equal }) => {
    known(order_id);
    equal('money_paid', money_paid, reckoned(money.money_paid), ['应与结算金额一致', 'what the checkout said']);
  });
  return { order_id: made.order_id, order_sn: made.order_sn, due: reckoned(made.money_paid), over, made };
}

export async function makeOrder(walk: Walk, chosen: Chosen): Promise<Ordered> {
  const lines = [await putInCart(walk, chosen)];
  const made = await submit(walk, lines, await checkOut(walk, lines));
  await orderRow(walk, ['订单待付款', 'order waits for payment'], made.order_id, 1, made.due);
  return made;
}

export const orderCheapest = async (walk: Walk, settings: Settings): Promise<Ordered> =>
  makeOrder(walk, await chooseGoods(walk, settings));

export async function closeOrder(walk: Walk, { order_id, over }: Pick<Ordered, 'order_id' | 'over'>): Promise<void> {
  await walk.ask(say.closeOrder, order.qxOrder, { order_id });
  over();
  await orderRow(walk, ['订单已关闭', 'order is closed'], order_id, 7);
}

const THAT_ROW: Rule = ['按 order_id 只答该订单', 'order_id answers that row', '1 §7'];

const SAME_DUE: Rule = ['应与提交时的金额一致', 'what the submission said'];

/** `due`: what is to be paid for it, in fen. */
export const orderRow = (walk: Walk, name: Words, order_id: string, code: OrderCode, due?: number) =>
  walk.step(name, order.orderList, async ({ equal, present }) => {
    const { data } = await walk.client.send(order.orderList, { order_id });
    const row = present('data', data[0], plainly(order_id), THAT_ROW);
    equal('data.order_id', row.order_id, order_id, THAT_ROW);
    equal('data.status.status', row.status.status as number, code, ORDER_CODES[code]);
    if (due !== undefined) equal('data.money_paid', row.money_paid, due, SAME_DUE);
    return row;
  });
