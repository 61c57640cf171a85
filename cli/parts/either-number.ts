/** What a member names: by its id, or by the number that a card, a message or a parcel prints. */
import { picking } from '#cli/frame/ask.ts';
import type { MemberCli } from '#cli/frame/cli.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { Fault } from '#cli/text/fault.ts';
import { shanghaiTime } from '#cli/text/money.ts';
import type { Words } from '#cli/text/words.ts';
import { afterSales } from '#shared/contract/after-sales.ts';
import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { LoginLostError, RefusedError, ShapeError } from '#shared/errors.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { firstItems } from './first-items.ts';

interface Found {
  readonly id: string;
  readonly numbers: readonly (string | undefined)[];
}

/** Numbers that are searched for. Older ones are found by their id. */
const MOST = 100;

/** Whether a list could not be read: what is not found in the others may stand there. */
interface Look {
  unread: boolean;
}

type Finding = (cli: MemberCli, named: string, look: Look) => Promise<string | undefined>;

async function orderFound(cli: MemberCli, named: string, look: Look): Promise<string | undefined> {
  const { client, signal } = await cli.shop();
  const rowsOf = (asked: object) =>
    unlessRefused(look, async () => (await client.send(order.orderList, asked, { signal })).data);
  const own = await rowsOf({ order_id: named });
  // A split order's own number is that of no row: the shop answers with its parts.
  const isSplit = own.length > 0 && own.every(({ is_fd }) => is_fd);
  if (isSplit || own.some(({ order_id }) => order_id === named)) return named;
  const rows = await rowsOf({ is_start: true, lx: 'all', keywords: named });
  const found = rows.map(({ order_id, order_sn, fd_sn }) => ({ id: order_id, numbers: [order_sn, fd_sn] }));
  const id = await oneOf(cli, named, found, ['订单', 'Order']);
  if (id === undefined && PAYMENT.test(named)) throw await paymentNumber(cli, named);
  return id;
}

/** As a Chinese keyboard types digits. */
const halfWidth = (typed: string): string => typed.normalize('NFKC').trim();

/** The number of a payment, which a bill of WeChat or Alipay prints. */
const PAYMENT = /^P\d{8,}$/;

/** No documented call leads from a payment to its order; what became of the payment can be asked. */
async function paymentNumber(cli: MemberCli, order_sn: string): Promise<Fault> {
  const { client, signal } = await cli.shop();
  const asked = await readOptional(() => client.send(payCx.getStatus, { order_sn }, { signal }));
  const time = shanghaiTime(asked?.pay_time ?? asked?.data.pay_time);
  const [zh, en] = !asked
    ? ['该会员查不到这笔支付', 'this member has no such payment']
    : asked.data.status
      ? [`这笔支付已完成 ${time}`.trim(), `that payment is done ${time}`.trim()]
      : ['这笔支付没有完成', 'that payment is not done'];
  return new Fault(
    'server',
    [`${order_sn} 是支付单号，不是订单号；${zh}`, `${order_sn} is the number of a payment; ${en}`],
    {
      next: [
        '按付款时间和金额找订单：yaocang order list，再 yaocang order why 订单编号；另一位会员的：--user 用户名',
        'find its order by time and amount: yaocang order list, then yaocang order why ID; for another member --user NAME',
      ],
    },
  );
}

/** The id of the order of an after-sales request, by the order or by the request’s own number. */
async function servedFound(cli: MemberCli, named: string, look: Look): Promise<string | undefined> {
  const id = await orderFound(cli, named, look);
  if (id !== undefined) return id;
  const shop = await cli.shop();
  const read = () => firstItems(shop, afterSales.servicesList, { is_start: true }, MOST);
  const rows = await unlessRefused(look, async () => (await read()).items);
  const found = rows.map(({ order_id, return_sn }) => ({ id: order_id, numbers: [return_sn] }));
  return oneOf(cli, named, found, ['售后', 'Request']);
}

async function topUpFound(cli: MemberCli, named: string, look: Look): Promise<string | undefined> {
  const shop = await cli.shop();
  const rows = await unlessRefused(look, async () => (await firstItems(shop, recharge.rechargeLog, {}, MOST)).items);
  if (rows.some(({ order_id }) => order_id === named)) return named;
  const found = rows.map(({ order_id, order_sn }) => ({ id: order_id, numbers: [order_sn] }));
  return oneOf(cli, named, found, ['充值', 'Top-up']);
}

/** A name that finds nothing is left as it is: the command tells what it is not. */
const orNamed =
  (find: Finding) =>
  async (cli: MemberCli, typed: string): Promise<string> => {
    const named = halfWidth(typed);
    const look = { unread: false };
    const id = await find(cli, named, look);
    if (id === undefined && !look.unread) cli.note(notTheirs(named, (await cli.shop()).session.login.user_name));
    return id ?? named;
  };

/** What is another member's is told as none, so the login may be the wrong one. */
const notTheirs = (named: string, user: string): Words => [
  `${named} 不在 ${user} 名下；若是另一位会员的，用 --user 用户名`,
  `${named} is none of ${user}'s; for another member's use --user NAME`,
];

export const idsOf = { order: orNamed(orderFound), served: orNamed(servedFound), topUp: orNamed(topUpFound) } as const;

async function oneOf(cli: MemberCli, named: string, rows: readonly Found[], of: Words): Promise<string | undefined> {
  const meant = rows.filter(({ numbers }) => numbers.includes(named));
  const ids = new Set(meant.map(({ id }) => id));
  if (ids.size <= 1) return meant[0]?.id;
  if (canAsk(cli.terminal)) {
    const label = ({ id, numbers }: Found) => [id, ...numbers].filter(Boolean).join('  ');
    return (await picking(cli, of, `${named} ID`)({ choices: meant, label })).id;
  }
  throw new Fault('usage', [`${named} 对应多个${of[0]}`, `${named} is the number of several`], {
    next: [`请用编号：${[...ids].join('、')}`, `name one by its id: ${[...ids].join(', ')}`],
  });
}

/** Nothing where the shop refuses: the command itself asks again, and tells why. */
async function unlessRefused<Row>(look: Look, read: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof LoginLostError || !(error instanceof RefusedError || error instanceof ShapeError)) throw error;
    look.unread ||= error instanceof ShapeError;
    return [];
  }
}
