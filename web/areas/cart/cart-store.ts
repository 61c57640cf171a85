/**
 * The cart of one page instance: `list` loads it; `state` has the edited lines, ticks and quantities (document 1 §4 and
 * §5).
 */

import { proxy } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { user } from '#shared/contract/user.ts';
import { CancelledError, RefusedError } from '#shared/errors.ts';
import { tooFewPoints } from '#shared/messages/buying.ts';
import { deleted, stockShort } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';
import { type CheckoutCheck, checkCheckout, checkDelete, joinIds } from '#shared/rules/cart-checkout.ts';
import { afterUpNum, checkQuantity, isSoldOut } from '#shared/rules/cart-quantity.ts';
import { byMerchant, tickedLines } from '#shared/rules/cart-totals.ts';
import { pointsMissing, pointsOfLines } from '#shared/rules/points-price.ts';
import { type ShortLine, shortLines } from '#shared/rules/short-stock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { say } from '#web/state/messages/toast.ts';
import { session, setCartCount } from '#web/state/session/session.ts';
import { cartLoader } from './cart-loader.ts';
import { createQuantitySync } from './quantity-sync.ts';

type CartAnswer = AnswerOf<typeof cart.list>;

export interface CartState {
  lines: CartLine[];
  ticked: Record<string, boolean>;
  have_package: boolean;
  package_price: number | undefined;
  agency_franking: number | undefined;
  /** The row that the last checkout was refused for; cleared when the row changes. */
  badRow: number;
  /** The member's points; undefined until the cart has goods for points and they were read. */
  points: number | undefined;
}

/** Whether the ticked lines may go to the checkout. They also need enough points. */
export type CartCheck =
  | CheckoutCheck
  | { readonly ok: false; readonly because: 'tooFewPoints' | 'stockShort'; readonly message: Message };

const empty = (): CartState => ({
  lines: [],
  ticked: {},
  have_package: false,
  package_price: undefined,
  agency_franking: undefined,
  badRow: 0,
  points: undefined,
});

export const tickedIds = (state: { readonly ticked: Readonly<Record<string, boolean>> }): string[] =>
  Object.keys(state.ticked).filter((id) => state.ticked[id]);

/** Whether "all" ticks this line: a quantity above 0, and in stock. */
export const canTick = (line: Pick<CartLine, 'num' | 'goods_number'>): boolean => line.num > 0 && !isSoldOut(line);

/** Lines that each login has unticked since the shop was opened. A cart that reloads after an add does not tick them again. */
const untickedOf = new Map<string, Set<string>>();
function untickedNow(): Set<string> {
  const ids = untickedOf.get(session.token) ?? new Set();
  untickedOf.set(session.token, ids);
  return ids;
}

/** Creates the cart of a page. */
export function createCart() {
  const state = proxy<CartState>(empty());
  /** The last accepted quantity by line. */
  const agreed = new Map<string, number>();
  const find = (id: string) => state.lines.find(({ cart_id }) => cart_id === id);
  const count = () => setCartCount(state.lines.reduce((sum, { num }) => sum + num, 0));

  const list = createPart(askOf(cartLoader.reads.list, {}), show);

  const sync = createQuantitySync({
    settled(id, answer) {
      const line = find(id);
      const { change, message } = afterUpNum(answer);
      if (line) Object.assign(line, change);
      if (line) agreed.set(id, line.num);
      if (message) say(message);
      dropSoldOut();
      count();
      void readRule();
    },
    failed(id, error) {
      if (error instanceof CancelledError) return;
      const line = find(id);
      if (line) line.num = agreed.get(id) ?? line.num;
      report(error);
      void list.reload();
    },
  });

  /** Shows the lines from the server; ticks stay. */
  function show(answer: CartAnswer): CartAnswer {
    const first = list.state.data === null;
    const { data, checkedList, have_package, package_price, agency_franking } = answer;
    const unticked = untickedNow();
    const on = new Set(first ? checkedList.filter((id) => !unticked.has(id)) : tickedIds(state));
    agreed.clear();
    for (const line of data) agreed.set(line.cart_id, line.num);
    const lines = [...byMerchant(data).values()].flat();
    Object.assign(state, { lines, have_package, package_price, agency_franking, badRow: 0 });
    state.ticked = Object.fromEntries(data.map(({ cart_id }) => [cart_id, on.has(cart_id)]));
    dropSoldOut();
    count();
    return answer;
  }

  /** Sold-out lines cannot be ordered, so they are unticked. */
  function dropSoldOut(): void {
    for (const { cart_id } of state.lines.filter(isSoldOut)) state.ticked[cart_id] = false;
  }

  /** Whether an activity gives free shipping changes with the quantities, and only the whole cart tells. */
  async function readRule(): Promise<void> {
    if (list.state.phase !== 'shown') return;
    try {
      const { have_package, package_price, agency_franking } = await api.send(cart.list, {});
      Object.assign(state, { have_package, package_price, agency_franking });
    } catch {
      // The earlier rule stays; the checkout calculates it anyway.
    }
  }

  /** Reads the member's points, for a cart with goods for points. When they cannot be read the checkout decides. */
  async function readPoints(): Promise<void> {
    try {
      state.points = (await api.send(user.userCenter, {})).integral;
    } catch {
      state.points = undefined;
    }
  }

  /** Changes a quantity at once and sends it after a delay. */
  function setQuantity(id: string, wanted: number): void {
    const line = find(id);
    if (!line) return;
    const check = checkQuantity(line, wanted);
    if (!check.ok) {
      if (check.message) say(check.message);
      return;
    }
    line.num = check.num;
    state.badRow = 0;
    sync.want(id, check.num);
  }

  const tick = (id: string, on: boolean): void => {
    state.ticked[id] = on;
    if (on) untickedNow().delete(id);
    else untickedNow().add(id);
    state.badRow = 0;
  };
  const tickAll = (on: boolean): void => {
    for (const line of state.lines) {
      if (canTick(line) || !on) tick(line.cart_id, on);
      else state.ticked[line.cart_id] = false;
    }
    state.badRow = 0;
  };

  async function remove(ids: readonly string[]): Promise<void> {
    try {
      await api.send(cart.delNum, { id_list: joinIds(ids) });
    } catch (error) {
      await list.reload();
      // A lost answer is settled by the cart: a line that is no longer there was removed.
      const isGone = list.state.phase === 'shown' && !ids.some(find);
      if (error instanceof RefusedError || !isGone) return report(error);
    }
    for (const id of ids) forget(id);
    state.badRow = 0;
    count();
    void readRule();
    say(deleted);
  }

  /** Sets each of these lines to its remaining stock, and ticks it. */
  async function takeRest(lines: readonly ShortLine[]): Promise<void> {
    for (const { cart_id, fits } of lines.filter((line) => line.fits > 0)) {
      setQuantity(cart_id, fits);
      tick(cart_id, true);
    }
    await sync.flush();
  }

  function forget(id: string): void {
    sync.drop(id);
    agreed.delete(id);
    delete state.ticked[id];
    state.lines = state.lines.filter(({ cart_id }) => cart_id !== id);
  }

  /** Whether the ticked lines may go to the checkout, after every quantity was accepted by the server. */
  async function checkout(): Promise<CartCheck> {
    await sync.flush();
    const check = checkCheckout(state.lines, tickedIds(state));
    state.badRow = !check.ok && check.because === 'rowBelowOne' ? check.row : 0;
    const chosen = check.ok ? tickedLines(state.lines, check.ids) : [];
    if (shortLines(chosen).length > 0) return { ok: false, because: 'stockShort', message: stockShort };
    const needed = pointsOfLines(chosen);
    if (needed === 0) return check;
    await readPoints();
    const missing = pointsMissing(needed, state.points);
    return missing > 0 ? { ok: false, because: 'tooFewPoints', message: tooFewPoints(missing) } : check;
  }

  list.look();
  return {
    state,
    list,
    setQuantity,
    tick,
    tickAll,
    remove,
    takeRest,
    checkout,
    readPoints,
    toDelete: () => checkDelete(state.lines, tickedIds(state)),
    busy: sync.busy,
    flush: sync.flush,
  };
}

export type CartStore = ReturnType<typeof createCart>;
