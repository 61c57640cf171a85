/**
 * What a scenario may change of a member, remembered before it does: at the end of the walk the shop is asked how that stands,
 * and only what is different is put back. So it does not matter which answer was lost, or what a shop accepted that it should
 * have refused.
 */
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { calls } from '#shared/contract/calls.ts';
import type { CartLine } from '#shared/contract/cart.ts';
import type { Address } from '#shared/contract/entities.ts';
import { newestOrders, type SentOrder, settleOrder } from '#shared/flows/settle-order.ts';
import type { Walk } from './walk.ts';

const { buy, cart, collect, goods, order, path, recharge, userOff } = calls;

/** The carts of walks, once for each: what lay there before the walk put anything into it. */
const carts = new WeakMap<Walk, Promise<ReadonlySet<string>>>();

/** The ids of the lines that lay in the cart before the walk; at its end the same lie there again, and no others. */
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
  // Which specification or batch it was of, no document says.
  if (line.spce_name || line.attr_name) throw new Fault('unknown', lostLine(goods_id, num));
  await client.send(buy.addToCart, [{ type, goods_id, goods_number: num, attr_id: '', spce_id: '' }]);
}

const lostLine = (goods_id: string, num: number): Words => [
  `原有的 ${num} 件商品 ${goods_id} 不见了`,
  `${num} of the goods ${goods_id} that lay there are gone`,
];

/** The address book: what was added goes, and the default is the same again. */
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

/** Whether a goods is a favourite: by its page, or by the list where the page does not tell. */
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

/** An account that is not being closed. */
export function keepOpen(walk: Walk): void {
  const act = async () => {
    const { deleted } = await walk.client.send(userOff.offInfo, {});
    if (deleted) await walk.client.send(userOff.offCancel, {});
  };
  walk.later(['注销申请', 'closing of the account'], act, 'account close-withdraw');
}

/**
 * The unpaid top-ups: the same choice, still unpaid, is answered again, so that one that was there before is not deleted.
 * What it answers forgets them.
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
 * An order that is about to be made: at the end it is closed, unless it is over before. `made` is its id once it is known;
 * where its answer was lost, the order list and the cart tell whether there is one.
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
