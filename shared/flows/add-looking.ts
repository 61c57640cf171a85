/**
 * Adds goods to the cart without reading it first. After a lost answer the cart is read, and again before the next try.
 */
import { buy, type CartItem } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { addedToCart, inCartNow } from '#shared/messages/buying.ts';
import { outcomeUnknown } from '#shared/messages/lost-answer.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { type Added, readAdd } from '#shared/rules/cart/after-add-to-cart.ts';
import { type ActPorts, lossOf, mayStillHappen, SETTLE_PAUSE } from './act-once.ts';
import type { Flow } from './flow.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';

/** The cart before: the pieces of the goods if it was read, else the count of everything, which may be stale. */
export type Before = { readonly pieces: number } | { readonly all: number };

/** With `doubt` the answer was lost; the next try must pass it. `all` is the cart's count, if it was read. */
export type AddState =
  | { readonly step: 'working' }
  /** Added, or the shop's refusal. */
  | { readonly step: 'done'; readonly added: Added; readonly all?: number }
  | ({ readonly step: 'failed'; readonly doubt?: Before; readonly all?: number } & Partial<Trouble>)
  | { readonly step: 'unknown'; readonly message: Message; readonly doubt: Before; readonly all?: number };

interface Known {
  /** The cart count that the buyer sees. */
  readonly count: number;
  /** An earlier try whose answer was lost: the cart is read before anything is sent again. */
  readonly doubt?: Before | undefined;
}

/** Adds `item` once, and never a second time before the buyer knows of the first. */
export const addLooking = (ports: ActPorts, item: CartItem, { count, doubt }: Known): Flow<AddState> =>
  async function* ({ signal }) {
    yield { step: 'working' };
    let before: Before = { all: count };
    if (doubt) {
      const seen = await look(ports, item, doubt, signal);
      if ('trouble' in seen) return yield { step: 'failed', ...seen.trouble, doubt };
      if (seen.is !== 'absent') return yield told(seen);
      before = { pieces: seen.pieces };
    }
    try {
      const answer = await ports.client.send(buy.addToCart, [item], { signal });
      yield { step: 'done', added: readAdd(answer, item.goods_number) };
    } catch (error) {
      const failed = trouble(error, signal);
      if (!isLost(error)) return yield { step: 'failed', ...failed };
      await ports.clock.wait(SETTLE_PAUSE, signal);
      yield settled(await look(ports, item, before, signal), before, lossOf(error));
    }
  };

function settled(seen: Seen | { readonly trouble: Trouble }, before: Before, loss: unknown): AddState {
  if ('trouble' in seen) return { step: 'unknown', message: outcomeUnknown, doubt: before };
  if (seen.is !== 'absent' || mayStillHappen(loss)) return told(seen);
  const { pieces, all } = seen;
  return { step: 'failed', message: requestFailed, error: loss, doubt: { pieces }, all };
}

function told({ is, pieces, all, more }: Seen): AddState {
  if (is === 'added') return { step: 'done', added: { message: addedToCart, added: more }, all };
  return { step: 'unknown', message: inCartNow(pieces), doubt: { pieces }, all };
}

/** The cart's pieces of the goods and its total; `more` is the increase since `before`. */
interface Seen {
  readonly is: 'added' | 'absent' | 'unsure';
  readonly pieces: number;
  readonly all: number;
  readonly more: number;
}

async function look(
  { client }: ActPorts,
  { goods_id, goods_number }: CartItem,
  before: Before,
  signal: AbortSignal,
): Promise<Seen | { readonly trouble: Trouble }> {
  try {
    const { data } = await client.send(cart.list, {}, { signal });
    const sum = (lines: typeof data) => lines.reduce((total, { num }) => total + num, 0);
    const [pieces, all] = [sum(data.filter((line) => line.goods_id === goods_id)), sum(data)];
    const more = 'pieces' in before ? pieces - before.pieces : all - before.all;
    // A count may be stale. It proves something only if it rose by exactly this number, or not at all.
    const isSure = 'pieces' in before || pieces === 0 || more === 0 || more === goods_number;
    return { is: !isSure ? 'unsure' : more > 0 && pieces > 0 ? 'added' : 'absent', pieces, all, more };
  } catch (error) {
    return { trouble: trouble(error, signal) };
  }
}
