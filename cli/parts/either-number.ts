/** What a member names: by its id, or by the number that a card, a message or a parcel prints. */
import { picking } from '#cli/frame/ask.ts';
import type { MemberCli } from '#cli/frame/cli.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { afterSales } from '#shared/contract/after-sales.ts';
import { order } from '#shared/contract/order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { LoginLostError, RefusedError, ShapeError } from '#shared/errors.ts';
import { firstItems } from './first-items.ts';

interface Found {
  readonly id: string;
  readonly numbers: readonly (string | undefined)[];
}

/** Numbers that are searched for. Older ones are found by their id. */
const MOST = 100;

/** The id of an order. A name that finds nothing is left as it is: the command tells what it is not. */
async function orderIdOf(cli: MemberCli, named: string): Promise<string> {
  const { client, signal } = await cli.shop();
  const rowsOf = (asked: object) =>
    unlessRefused(async () => (await client.send(order.orderList, asked, { signal })).data);
  if ((await rowsOf({ order_id: named })).some(({ order_id }) => order_id === named)) return named;
  const rows = await rowsOf({ is_start: true, lx: 'all', keywords: named });
  const found = rows.map(({ order_id, order_sn, fd_sn }) => ({ id: order_id, numbers: [order_sn, fd_sn] }));
  return oneOf(cli, named, found, ['订单', 'Order']);
}

/** The id of the order of an after-sales request, by the order or by the request’s own number. */
async function servedOrderOf(cli: MemberCli, named: string): Promise<string> {
  const id = await orderIdOf(cli, named);
  if (id !== named) return id;
  const shop = await cli.shop();
  const read = () => firstItems(shop, afterSales.servicesList, { is_start: true }, MOST);
  const rows = await unlessRefused(async () => (await read()).items);
  const found = rows.map(({ order_id, return_sn }) => ({ id: order_id, numbers: [return_sn] }));
  return oneOf(cli, named, found, ['售后', 'Request']);
}

async function topUpIdOf(cli: MemberCli, named: string): Promise<string> {
  const shop = await cli.shop();
  const rows = await unlessRefused(async () => (await firstItems(shop, recharge.rechargeLog, {}, MOST)).items);
  if (rows.some(({ order_id }) => order_id === named)) return named;
  const found = rows.map(({ order_id, order_sn }) => ({ id: order_id, numbers: [order_sn] }));
  return oneOf(cli, named, found, ['充值', 'Top-up']);
}

export const idsOf = { order: orderIdOf, served: servedOrderOf, topUp: topUpIdOf } as const;

async function oneOf(cli: MemberCli, named: string, rows: readonly Found[], of: Words): Promise<string> {
  const meant = rows.filter(({ numbers }) => numbers.includes(named));
  const ids = new Set(meant.map(({ id }) => id));
  if (ids.size <= 1) return meant[0]?.id ?? named;
  if (canAsk(cli.terminal)) {
    const label = ({ id, numbers }: Found) => [id, ...numbers].filter(Boolean).join('  ');
    return (await picking(cli, of, `${named} ID`)({ choices: meant, label })).id;
  }
  throw new Fault('usage', [`${named} 对应多个${of[0]}`, `${named} is the number of several`], {
    next: [`请用编号：${[...ids].join('、')}`, `name one by its id: ${[...ids].join(', ')}`],
  });
}

/** Nothing where the shop refuses: the command itself asks again, and tells why. */
async function unlessRefused<Row>(read: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof LoginLostError || !(error instanceof RefusedError || error instanceof ShapeError)) throw error;
    return [];
  }
}
