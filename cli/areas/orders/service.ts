/** Parcels of an order and where they are, and buying its lines again. */
import { type Leave, pauseUnless } from '#cli/frame/pause.ts';
import { linesIn, piecesOf } from '#cli/parts/cart-once.ts';
import { orderRow } from '#cli/parts/orders.ts';
import { runOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { deliveryHundred } from '#shared/contract/delivery-hundred.ts';
import type { OrderLine, TrailStep } from '#shared/contract/entities.ts';
import { fahuo } from '#shared/contract/fahuo.ts';
import { type BoughtAgain, order } from '#shared/contract/order.ts';
import { NetworkError } from '#shared/errors.ts';
import { buyAgain as buyAgainFlow } from '#shared/flows/buy-again.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { addedToCart } from '#shared/messages/buying.ts';

/** What is tracked: the parcels of an order, one of them, or a courier's number. */
export interface TrackWanted {
  readonly id: string | undefined;
  readonly parcel: string | undefined;
  readonly courier: string | undefined;
  readonly number: string | undefined;
}

/** The way of a parcel, the newest step first; `to` is whom it goes to. */
interface Way {
  readonly parcel: string;
  readonly steps: readonly TrailStep[];
  readonly to: { readonly name: string; readonly path: string };
}

/** Tracks parcels; a usage fault when nothing is named. */
export async function track(shop: Shop, { id, parcel, courier, number }: TrackWanted): Promise<Tracked> {
  loginOf(shop);
  if (courier !== undefined && number !== undefined) {
    return { ways: [await wayOf(shop, number, { postcom: courier, num: number })] };
  }
  const named = parcel !== undefined ? [parcel] : id !== undefined ? await parcelsOf(shop, id) : undefined;
  if (!named) {
    throw new Fault('usage', [
      '请给出订单编号、--parcel，或 --courier 与 --number',
      'name an order, a --parcel, or --courier and --number',
    ]);
  }
  const ways: Way[] = [];
  for (const send_id of named) ways.push(await wayOf(shop, send_id, { send_id }));
  return { ways };
}

/** The ways of all parcels that were asked for. */
export interface Tracked {
  readonly ways: readonly Way[];
}

/** The ways as they are known at a moment, and what was new in them when they were last asked for. */
export interface Tracking extends Tracked {
  readonly asked: number;
  /** Steps that were not there before, oldest first. */
  readonly fresh: readonly (TrailStep & { readonly parcel: string })[];
  /** When it is asked for no more, ms since 1970. */
  readonly until: number;
  /** The shop did not answer the last question. */
  readonly unreachable: boolean;
}

/** How often and how long, in ms. */
export interface Pace {
  readonly every: number;
  readonly deadline: number;
}

type TrackEvent = Leave | { readonly type: 'enough' };
const enough = ({ type }: TrackEvent): boolean => type === 'enough';

/** Follows parcels until the deadline, or until a person has seen enough; a question that nobody answers is put again. */
export const follow = (
  shop: Shop,
  wanted: TrackWanted,
  { every, deadline }: Pace,
): Flow<Tracking, TrackEvent, Tracked> =>
  async function* ({ events }) {
    const until = shop.clock.now() + deadline;
    let { ways } = await track(shop, wanted);
    yield { ways, asked: 1, fresh: freshIn(ways, []), until, unreachable: false };
    for (let asked = 2; shop.clock.now() + every <= until; asked += 1) {
      if (await pauseUnless(shop, every, events, enough)) return { ways };
      const now = await track(shop, wanted).catch(unlessUnanswered(shop.signal));
      const fresh = now ? freshIn(now.ways, ways) : [];
      ways = now?.ways ?? ways;
      yield { ways, asked, fresh, until, unreachable: !now };
    }
    return { ways };
  };

const unlessUnanswered = (signal: AbortSignal) => (error: unknown) => {
  if (error instanceof NetworkError && !signal.aborted) return undefined;
  throw error;
};

/** Steps of parcels that were not there before, oldest first. */
function freshIn(now: readonly Way[], before: readonly Way[]): Tracking['fresh'] {
  return now.flatMap(({ parcel, steps }) => {
    const known = before.find((each) => each.parcel === parcel)?.steps ?? [];
    const isNew = (step: TrailStep) =>
      !known.some(({ time, context }) => time === step.time && context === step.context);
    return steps
      .filter(isNew)
      .toReversed()
      .map((step) => ({ ...step, parcel }));
  });
}

async function parcelsOf(shop: Shop, orderId: string): Promise<readonly string[]> {
  const { delivery } = await orderRow(shop, orderId);
  if (delivery.length > 0) return delivery.map(({ send_id }) => send_id);
  throw new Fault('server', ['该订单还没有包裹', 'this order has no parcels yet']);
}

async function wayOf(
  shop: Shop,
  parcel: string,
  named: { send_id?: string; postcom?: string; num?: string },
): Promise<Way> {
  const { data, address } = await shop.client.send(deliveryHundred.showShipping, named);
  return { parcel, steps: data, to: address };
}

/** The lines of an order, or of one of its parcels. */
export async function linesOf(
  shop: Shop,
  order_id: string,
  parcel: string | undefined,
): Promise<{ lines: readonly OrderLine[] }> {
  loginOf(shop);
  const { data } =
    parcel === undefined
      ? await shop.client.send(order.goodsList, { order_id })
      : await shop.client.send(fahuo.goodsList, { send_id: parcel });
  return { lines: data ?? [] };
}

/** What went into the cart; `rest` did not, or not whole. */
export interface OrderedAgain {
  readonly message: string;
  readonly added: number;
  readonly rest: readonly BoughtAgain[];
}

/** Puts an order's lines into the cart once more; a server fault when none went in. */
export async function buyAgain(shop: Shop, orderId: string): Promise<OrderedAgain> {
  loginOf(shop);
  const before = piecesOf(await linesIn(shop));
  const settle = async (signal: AbortSignal) => {
    const more = piecesOf(await linesIn(shop, signal)) - before;
    if (more <= 0) return { happened: false } as const;
    return { happened: true, answer: { message: addedToCart, added: more, rest: [] } } as const;
  };
  const again = await runOnce(buyAgainFlow(shop, orderId, settle), 'cart list');
  const { message, added, rest } = again ?? { message: { text: '' }, added: 0, rest: [] };
  if (added === 0) throw new Fault('server', [message.text, message.text], { data: { rest } });
  return { message: message.text, added, rest };
}
