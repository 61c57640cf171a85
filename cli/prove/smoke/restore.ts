/**
 * Restores what a scenario changed. Each function here reads the state before the change; at the end of the walk it reads the
 * state again and undoes the differences. So lost answers, and shops that accept what they should refuse, leave nothing behind.
 */
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { calls } from '#shared/contract/calls.ts';
import type { CartLine } from '#shared/contract/cart.ts';
import type { Address } from '#shared/contract/entities.ts';
import { newestOrders, type SentOrder, settleOrder } from '#shared/flows/settle-order.ts';
import type { Walk } from './walk.ts';

const { buy, cart, collect, goods, order, path, recharge } = calls;

const carts = new WeakMap<Walk, Promise<ReadonlySet<string>>>();

/** Restores the cart at the end; answers the ids of its lines before the walk. */
export function keepCart(walk: Walk): Promise<ReadonlySet<string>> {
  const known = carts.get(walk) ?? rememberCart(walk);
  carts.set(walk, known);
  return known;
}

async function rememberCart(walk: Walk): Promise<ReadonlySet<string>> {
  const { data: before } = await walk.client.send(cart.list, {});
  const known = new Set(before.map(({ cart_id }) => cart_id));
  let mend = 'cart list';
  const act = async () => {
    const { data: now } = await walk.client.send(cart.list, {});
    const mine = now.flatMap(({ cart_id }) => (known.has(cart_id) ? [] : cart_id));
    if (mine.length > 0) {
      mend = `cart remove ${mine.join(' ')}`;
      await walk.client.send(cart.delNum, { id_list: mine.join(',') });
    }
    for (const line of before)
      await restoreLine(
        walk,
        line,
        now.find(({ cart_id }) => cart_id === line.cart_id),
      );
  };
  walk.later(['购物车', 'cart'], act, () => mend);
  return known;
}

async function restoreLine({ client }: Walk, { cart_id, goods_id, num, type, ...line }: CartLine, now?: CartLine) {
  if (now && now.num !== num) await client.send(cart.upNum, { cart_id, num });
  if (now) return;
  // No document has a field for its specification or batch.
  if (type === undefined || line.spce_name || line.attr_name) throw new Fault('unknown', lostLine(goods_id, num));
  await client.send(buy.addToCart, [{ type, goods_id, goods_number: num, attr_id: '', spce_id: '' }]);
}

const lostLine = (goods_id: string, num: number): Words => [
  `原有的 ${num} 件商品 ${goods_id} 不见了`,
  `${num} of the goods ${goods_id} that lay there are gone`,
];

/** Deletes added addresses and restores the default one. */
export function keepAddresses(walk: Walk, before: readonly Address[]): void {
  let mend = 'address list';
  const act = async () => {
    const { data: now } = await walk.client.send(path.getPath, {});
    for (const { address_id, mr } of now) {
      if (before.some((each) => each.address_id === address_id)) continue;
      mend = `address remove ${address_id}`;
      await walk.client.send(path.delPath, { address_id, mr });
    }
    const usual = before.find(({ mr }) => mr);
    const same = now.find(({ address_id }) => address_id === usual?.address_id);
    if (!usual || !same || same.mr) return;
    mend = `address save --id ${usual.address_id} --default`;
    const { province = '', city = '', address = '', ...form } = usual;
    await walk.client.send(path.save, { ...form, province, city, address, mr: true });
  };
  walk.later(['收货地址', 'addresses'], act, () => mend);
}

/** By the goods page, or by the list of favourites if the page does not say. */
export async function isFavourite({ client }: Walk, goods_id: string, log_bs: string): Promise<boolean> {
  const { is_collect } = await client.send(goods.info, { goods_id, log_bs });
  return is_collect ?? (await client.send(collect.collectList, {})).data.some((card) => card.goods_id === goods_id);
}

export async function keepFavourite(walk: Walk, goods_id: string, log_bs: string): Promise<void> {
  const before = await isFavourite(walk, goods_id, log_bs);
  const act = async () => {
    if ((await isFavourite(walk, goods_id, log_bs)) === before) return;
    await walk.client.send(collect.collect, { goods_id, lx: before ? '1' : '0' });
  };
  walk.later(['收藏', 'favourite'], act, `favourite ${before ? 'add' : 'remove'} ${goods_id}`);
}

/**
 * Deletes new unpaid top-ups. A shop may answer an existing unpaid one again; that one is kept. Call the result to keep the new
 * ones, too.
 */
export async function keepTopUps(walk: Walk): Promise<() => void> {
  const unpaid = async () => (await walk.client.send(recharge.rechargeLog, { lx: '1' })).data;
  const before = (await unpaid()).map(({ order_id }) => order_id);
  let mend = 'topup log';
  const act = async () => {
    for (const { order_id, pay_status } of await unpaid()) {
      if (pay_status !== 0 || before.includes(order_id)) continue;
      mend = `topup remove ${order_id}`;
      await walk.client.send(recharge.rechargeDel, { order_id });
    }
  };
  return walk.later(['充值单', 'top-up'], act, () => mend);
}

/**
 * Closes the order that is about to be submitted, unless `over` is called. Call `made` with its id. If the answer was lost, the
 * order list and the cart show whether there is an order.
 */
export async function keepUnordered(walk: Walk, sent: Omit<SentOrder, 'before'>) {
  const before = (await newestOrders(walk.client)).map(({ order_id }) => order_id);
  let order_id: string | undefined;
  const act = async () => {
    order_id ??= await lostOrder(walk, { ...sent, before });
    if (order_id === undefined) return;
    const { data } = await walk.client.send(order.orderList, { order_id });
    if (data[0]?.status.status !== CLOSED) await walk.client.send(order.qxOrder, { order_id });
  };
  const over = walk.later(['未付款订单', 'unpaid order'], act, () =>
    order_id === undefined ? 'order list --state unpaid' : `order close ${order_id}`,
  );
  return {
    over,
    made(id: string) {
      order_id = id;
    },
  };
}

const CLOSED = 7;

async function lostOrder({ client, signal }: Walk, sent: SentOrder): Promise<string | undefined> {
  const settled = await settleOrder(client, sent, signal);
  if (!settled) throw new Fault('unknown', ['不知道订单是否生成', 'nobody can tell whether the order was made']);
  return settled.happened ? settled.answer?.order_id : undefined;
}
