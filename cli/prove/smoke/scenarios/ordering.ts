/** Orders (documents 1 §3–§5, 2 §2): payment by balance, shipping fee, split orders, lists, buying again. */

import { plainly, type Words } from '#cli/text/words.ts';
import { calls } from '#shared/contract/calls.ts';
import type { CartLine } from '#shared/contract/cart.ts';
import { searchFor } from '#shared/contract/search.ts';
import { shippingShortfall } from '#shared/rules/cart/shipping-prompt.ts';
import { isAbove0, reckoned } from '#shared/rules/money/money.ts';
import { orderTabs } from '#shared/rules/orders/order-tabs.ts';
import { ADDS_UP, has, ORDER_CODES, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoods, chooseGoodsWorth, ENOUGH, findGoods } from '../legs/choosing.ts';
import type { Entered, Settings } from '../legs/entering.ts';
import {
  addLine,
  addsUpTo,
  checkOut,
  closeOrder,
  itemOf,
  makeOrder,
  type Ordered,
  orderCheapest,
  orderRow,
  putInCart,
  submit,
  wholeCart,
} from '../legs/ordering.ts';
import { turnPages } from '../legs/pages.ts';
import { payByBalance } from '../legs/paying.ts';
import type { Walk } from '../walk.ts';

const { buy, cart, categories, login, order, search, user } = calls;

export async function mainRoad(walk: Walk, { settings }: Entered): Promise<void> {
  await payByBalance(walk, await orderCheapest(walk, settings));
}

export async function creditMember(walk: Walk, { settings, member }: Entered): Promise<void> {
  await walk.step(['非现结客户', 'no cash customer'], login.login, async ({ equal }) =>
    equal('order_pay', member.order_pay, false, ['该会员非现结', 'this member settles later', '1 §1']),
  );
  const lines = [await putInCart(walk, await chooseGoods(walk, settings))];
  await closeOrder(walk, await submit(walk, lines, await checkOut(walk, lines)));
}

export async function buyAgain(walk: Walk, { settings }: Entered): Promise<void> {
  const chosen = await chooseGoods(walk, settings);
  const made = await makeOrder(walk, chosen);
  await closeOrder(walk, made);
  await walk.ask(['再次购买', 'buy again'], order.buyAgain, { order_id: made.order_id });
  await walk.ask(['购物车', 'cart'], cart.list, {}, ({ data }, { equal }) => {
    const line = data.find(({ goods_id }) => goods_id === chosen.goods_id);
    equal('data.num', line?.num, chosen.quantity, ['数量与原订单一致', 'as many as were ordered']);
  });
}

export async function shippingFee(walk: Walk, { settings }: Entered): Promise<void> {
  const small = await putInCart(walk, await chooseGoods(walk, settings));
  const { have_package, package_price, agency_franking } = await wholeCart(walk);
  const shipping = { have_package: false, package_price, agency_franking };
  const worth = reckoned(small.goods_price) * small.num;
  const shortfall = shippingShortfall([small], worth, shipping);
  if (!isAbove0(agency_franking) || package_price === undefined || shortfall === undefined) {
    return walk.notHere(['此仓库不收运费', 'this warehouse takes no shipping fee']);
  }
  const { money } = await checkOut(walk, [small]);
  await walk.step(['收取运费', 'the fee is due'], buy.confirm, async ({ equal }) => {
    const fee: Rule = ['未满包邮金额收取运费', 'a fee is due below package_price', '1 §5'];
    equal('money.shipping_fee', money.shipping_fee, agency_franking, fee);
  });
  await walk.step(['提示差额', 'the shortfall of the prompt'], cart.list, async ({ equal }) => {
    equal('have_package', have_package, false, ['购物车没有包邮', 'no package in the cart', '1 §5']);
    const prompt: Rule = ['去凑单显示差额', 'the prompt shows what is lacking', '1 §5'];
    equal('package_price', shortfall + worth, package_price, prompt);
  });
  const whole = await checkOut(walk, [await putInCart(walk, await chooseGoodsWorth(walk, settings, package_price))]);
  await walk.step(['免运费', 'nothing is due'], buy.confirm, async ({ equal }) => {
    const free: Rule = ['满包邮金额免运费', 'free from package_price on', '1 §5'];
    equal('money.shipping_fee', whole.money.shipping_fee, 0, free);
  });
}

const APART: Rule = ['按商家拆单，各有 fd_sn', 'an order for each merchant, with an fd_sn of its own', '1 §3'];

export async function splitOrder(walk: Walk, { settings }: Entered): Promise<void> {
  const pair = await linesOfTwoMerchants(walk, settings);
  const { made, order_id, order_sn, due, over } = await submit(walk, pair, await checkOut(walk, pair));
  await walk.step(['拆成两张', 'two of them'], buy.submit, async ({ equal, holds }) => {
    equal('split.length', made.split.length, 2, APART);
    const sum = made.split.reduce((all, { money_paid }) => all + reckoned(money_paid), 0);
    equal('split.money_paid', sum, due, ['各单金额之和等于应付', 'together they are what is due']);
    const names = new Set(made.split.map(({ fd_sn }) => fd_sn));
    const apart = names.size === 2 && !names.has('');
    holds('split.fd_sn', apart, ['两个拆单号', 'two numbers'], plainly([...names].join()), APART);
  });
  const listed = { is_start: true, lx: '1', keywords: order_sn };
  await walk.ask(['订单列表', 'order list'], order.orderList, listed, (answer, checks) => {
    has(APART, 'data.length=2')(answer, checks);
    has(['is_fd 为拆单', 'is_fd marks a split order', '1 §3'], 'every data[*].is_fd')(answer, checks);
    const merchants = (rows: readonly Partial<Pick<CartLine, 'order_zt'>>[]) =>
      String(rows.map((row) => row.order_zt).sort());
    const own: Rule = ['每单属于一个商家', 'each is of one merchant', '1 §3'];
    checks.equal('data.order_zt', merchants(answer.data), merchants(pair), own);
  });
  await walk.ask(say.closeOrder, order.qxOrder, { order_id });
  over();
  const all = { ...listed, lx: 'all' };
  const closed = has(ORDER_CODES[7], 'every data[*].status.status=7');
  await walk.ask(['都已关闭', 'both are closed'], order.orderList, all, closed);
}

/** Adds goods of one category after the other until two lines belong to different merchants. */
async function linesOfTwoMerchants(walk: Walk, settings: Settings): Promise<readonly CartLine[]> {
  const { categories: all } = await walk.client.send(categories.getCat, {});
  const shelves = await Promise.all(
    all.slice(0, 10).map(async ({ cat_id }) => {
      const args = searchFor('all', { cat_id, only_kc: true, sort: 'shop_price', order: 'ASC' });
      return (await walk.client.send(search.search, args)).data;
    }),
  );
  const lines: CartLine[] = [];
  for (const shelf of shelves) {
    const what: Words = ['可购买的商品', 'goods that can be bought'];
    const found = await findGoods(walk, settings, what, [ENOUGH], shelf);
    const mine = await addLine(walk, itemOf(found.goods_id, found.multiple));
    if (!mine.order_zt) return walk.notHere(['购物车不显示商家', 'the cart does not tell merchants']);
    const other = lines.find(({ order_zt }) => order_zt !== mine.order_zt);
    if (other) return [other, mine];
    lines.push(mine);
  }
  return walk.notHere(['所有商品同属一个商家', 'all goods are of one merchant']);
}

export async function orderTabsHold(walk: Walk, { settings }: Entered): Promise<void> {
  const made = await orderCheapest(walk, settings);
  const { dz_num, df_num, ds_num } = await walk.ask(say.memberCentre, user.userCenter, {});
  const counted: Readonly<Record<string, number | undefined>> = { '1': dz_num, '2': df_num, '3': ds_num };
  for (const { lx, label } of orderTabs(settings.booklet_type)) {
    await walk.step([label, `lx ${lx}`], order.orderList, async (checks) => {
      const first = await walk.client.send(order.orderList, { is_start: true, lx });
      const rows = await turnPages(walk, checks, order.orderList, first, ({ order_id }) => order_id);
      const other = lx === 'all' ? undefined : rows.find(({ status }) => String(status.status) !== lx);
      const alone: Rule = ['标签只列该状态', 'a tab holds its state alone', '1 §9'];
      checks.holds('data.status.status', other === undefined, plainly(lx), other?.status.status, alone);
      const agrees: Rule = ['与会员中心的角标一致', 'the counter of the member centre', '1 §3'];
      const counter = counted[lx];
      if (counter !== undefined) checks.equal('data.length', rows.length, counter, agrees);
    });
  }
  await findAgain(walk, made);
  await closeOrder(walk, made);
}

async function findAgain(walk: Walk, { order_id, order_sn, due }: Ordered): Promise<void> {
  const asked = { is_start: true, lx: 'all', keywords: order_sn };
  const found = has(['关键词可为单号', 'keywords find a number', '1 §2'], `data[*].order_id=${order_id}`);
  await walk.ask(['按单号查找', 'find by number'], order.orderList, asked, found);
  await walk.ask(['订单商品', 'its goods'], order.goodsList, { order_id }, ({ data }, { equal }) => {
    // No document names this field: without it nothing is checked.
    const bought = new Set(data?.filter(({ is_gift }) => !is_gift).map(({ goods_id }) => goods_id));
    if (data) equal('data.length', bought.size, 1, ['订单的商品', 'what was ordered', '1 §3']);
  });
  await walk.ask(['订单详情', 'the order'], order.orderInfo, { order_id }, ({ data: { money } }, { equal }) => {
    equal('data.money.money_paid', money.money_paid, addsUpTo(money), ADDS_UP);
    equal('data.money.money_paid', money.money_paid, due, ['应与下单结果一致', 'what the order said']);
  });
  await orderRow(walk, ['仍待付款', 'still waits for payment'], order_id, 1);
}
