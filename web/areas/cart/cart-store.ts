/**
 * The cart of one page instance: `list` loads it; `state` has the edited lines, ticks and quantities (document 1 §4 and
 * §5).
 */

import { proxy, type Snapshot } from 'valtio';
import { buy } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { user } from '#shared/contract/user.ts';
import { type OwnCoupon, volume } from '#shared/contract/volume.ts';
import { RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { tooFewPoints } from '#shared/messages/buying.ts';
import { deleted, notDeleted, stockShort } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';
import { type CheckoutCheck, checkCheckout, checkDelete, joinIds } from '#shared/rules/cart/cart-checkout.ts';
import { CART_SYNC_DELAY, isSoldOut } from '#shared/rules/cart/cart-quantity.ts';
import { byMerchant, cartTotals, piecesOf, tickedLines } from '#shared/rules/cart/cart-totals.ts';
import { needsPackage, packageOf, type ShippingRule } from '#shared/rules/cart/shipping-prompt.ts';
import { type ShortLine, shortLines } from '#shared/rules/cart/short-stock.ts';
import { pointsMissing, pointsOfLines } from '#shared/rules/prices/points-of-lines.ts';
import { createQuantities } from '#web/parts/cart/quantities.ts';
import { takeTickOnly } from '#web/state/goods/cart-ticks.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { say } from '#web/state/messages/toast.ts';
import { session, setCartCount } from '#web/state/session/session.ts';
import { cartLoader } from './cart-loader.ts';

type CartAnswer = AnswerOf<typeof cart.list>;

export interface CartState {
  lines: CartLine[];
  ticked: Record<string, boolean>;
  /** Of the whole cart, at the quantities of `rule_of`. */
  have_package: boolean | undefined;
  /** The lines and quantities that `have_package` was answered for. */
  rule_of: string;
  /** Whether the checkout's preview of these lines and quantities ships free. */
  preview: { readonly of: string; readonly free: boolean } | undefined;
  package_price: number | undefined;
  agency_franking: number | undefined;
  /** The row that the last checkout was refused for; cleared when the row changes. */
  badRow: number;
  /** The member's points; undefined until the cart has goods for points and they were read. */
  points: number | undefined;
  /** The member's coupons; none while they are unknown. */
  coupons: OwnCoupon[];
}

/** Whether the ticked lines may go to the checkout. They also need enough points. */
export type CartCheck =
  | CheckoutCheck
  | { readonly ok: false; readonly because: 'tooFewPoints' | 'stockShort'; readonly message: Message };

const empty = (): CartState => ({
  lines: [],
  ticked: {},
  have_package: false,
  rule_of: '',
  preview: undefined,
  package_price: undefined,
  agency_franking: undefined,
  badRow: 0,
  points: undefined,
  coupons: [],
});

export const tickedIds = (state: { readonly ticked: Readonly<Record<string, boolean>> }): string[] =>
  Object.keys(state.ticked).filter((id) => state.ticked[id]);

/** Whether "all" ticks this line: a quantity above 0, and in stock. */
export const canTick = (line: Pick<CartLine, 'num' | 'goods_number'>): boolean => line.num > 0 && !isSoldOut(line);

/** These lines at their quantities: what an answer about shipping belongs to. */
const asked = (lines: readonly Pick<CartLine, 'cart_id' | 'num'>[]): string =>
  lines.map(({ cart_id, num }) => `${cart_id}:${num}`).join();

type Shipping = Pick<CartState, 'have_package' | 'rule_of' | 'preview' | 'package_price' | 'agency_franking'>;

/** The shipping rule of the ticked lines: of a package the whole cart tells, else the checkout's preview of these lines. */
export function shippingOf(state: Snapshot<Shipping & Pick<CartState, 'lines'>>, ids: readonly string[]): ShippingRule {
  const chosen = tickedLines(state.lines, ids);
  const { have_package, rule_of, preview, package_price, agency_franking } = state;
  const told = rule_of === asked(state.lines) ? packageOf(have_package, chosen, state.lines) : undefined;
  const previewed = preview?.of === asked(chosen) ? preview.free : undefined;
  return { have_package: told ?? previewed, package_price, agency_franking };
}

/** Whether the fee of the ticked lines depends on a package of which no answer tells. */
function isFeeUnknown(state: Parameters<typeof shippingOf>[0], ids: readonly string[]): boolean {
  const rule = shippingOf(state, ids);
  const chosen = tickedLines(state.lines, ids);
  return rule.have_package === undefined && needsPackage(chosen, cartTotals(state.lines, ids).goods, rule);
}

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
  let ruleSoon: ReturnType<typeof setTimeout> | undefined;
  const find = (id: string) => state.lines.find(({ cart_id }) => cart_id === id);
  const count = () => setCartCount(piecesOf(state.lines));

  const list = createPart(askOf(cartLoader.reads.list, { step: '' }), show);

  const quantities = createQuantities({
    lines: () => state.lines,
    reload: () => list.reload(),
    settled() {
      dropSoldOut();
      count();
    },
    quiet: () => void readRule(),
  });

  /** Shows the lines from the server; ticks stay. */
  function show(answer: CartAnswer): CartAnswer {
    const first = list.state.data === null;
    const { data, checkedList, have_package, package_price, agency_franking } = answer;
    const unticked = untickedNow();
    const only = first ? takeTickOnly() : undefined;
    if (only) for (const { cart_id, goods_id } of data) unticked[only.has(goods_id) ? 'delete' : 'add'](cart_id);
    const on = new Set(first ? checkedList.filter((id) => !unticked.has(id)) : tickedIds(state));
    const told = [...byMerchant(data).values()].flat();
    const lines = quantities.take(told);
    Object.assign(state, { lines, have_package, package_price, agency_franking, badRow: 0, rule_of: asked(told) });
    state.ticked = Object.fromEntries(data.map(({ cart_id }) => [cart_id, on.has(cart_id)]));
    dropSoldOut();
    count();
    return answer;
  }

  /** Sold-out lines cannot be ordered, so they are unticked. */
  function dropSoldOut(): void {
    for (const { cart_id } of state.lines.filter(isSoldOut)) state.ticked[cart_id] = false;
  }

  /**
   * Whether an activity gives free shipping changes with the quantities and the ticks. The whole cart tells whether any can;
   * of a part the checkout's preview tells. Nothing is asked while the fee does not depend on it.
   */
  async function readRule(): Promise<void> {
    if (list.state.phase !== 'shown') return;
    try {
      if (isFeeUnknown(state, tickedIds(state)) && state.rule_of !== asked(state.lines)) {
        const of = asked(state.lines);
        const { have_package, package_price, agency_franking } = await api.send(cart.list, {});
        Object.assign(state, { have_package, package_price, agency_franking, rule_of: of });
      }
      if (isFeeUnknown(state, tickedIds(state))) await readPreview();
    } catch {
      // Unknown: nobody is asked about a fee, and the checkout calculates it anyway.
    }
  }

  async function readPreview(): Promise<void> {
    const ids = tickedIds(state);
    const of = asked(tickedLines(state.lines, ids));
    const buy_list = joinIds(ids);
    const { money } = await api.send(buy.confirm, { buy_list, address_id: '', volume_id: '', use_integral: false });
    if (money.shipping_fee !== undefined) state.preview = { of, free: money.shipping_fee === 0 };
  }

  /** Reads the member's points, for a cart with goods for points. When they cannot be read the checkout decides. */
  async function readPoints(): Promise<void> {
    try {
      state.points = (await api.send(user.userCenter, {})).integral;
    } catch {
      state.points = undefined;
    }
  }

  /** Reads the member's coupons. Unknown, the checkout still finds the best. */
  async function readCoupons(): Promise<void> {
    try {
      state.coupons = (await api.send(volume.mine, { lx: 'my' })).data;
    } catch {
      // What is known stays.
    }
  }

  /** Changes a quantity at once and sends it after a delay. */
  function setQuantity(id: string, wanted: number): void {
    if (quantities.set(id, wanted)) state.badRow = 0;
  }

  const tick = (id: string, on: boolean): void => {
    state.ticked[id] = on;
    if (on) untickedNow().delete(id);
    else untickedNow().add(id);
    state.badRow = 0;
    clearTimeout(ruleSoon);
    ruleSoon = setTimeout(readRule, CART_SYNC_DELAY);
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
      const done = error instanceof UnknownOutcomeError && error.done;
      if (done) forget(done);
      await list.reload();
      // A lost answer, or one that does not name all lines, is settled by the cart: what is no longer there was removed.
      const left = ids.flatMap((id) => find(id)?.goods_name ?? []);
      if (error instanceof RefusedError || list.state.phase !== 'shown') return report(error);
      if (left.length > 0) return done ? say(notDeleted(left), 'warn') : report(error);
    }
    forget(ids);
    void readRule();
    say(deleted);
  }

  /** Sets each of these lines to its remaining stock, and ticks it. */
  async function takeRest(lines: readonly ShortLine[]): Promise<void> {
    for (const { cart_id, fits } of lines.filter((line) => line.fits > 0)) {
      setQuantity(cart_id, fits);
      tick(cart_id, true);
    }
    await quantities.flush();
  }

  function forget(ids: readonly string[]): void {
    for (const id of ids) {
      quantities.drop(id);
      delete state.ticked[id];
    }
    state.lines = state.lines.filter(({ cart_id }) => !ids.includes(cart_id));
    state.badRow = 0;
    count();
  }

  /** Whether the ticked lines may go to the checkout, after every quantity was accepted by the server. */
  async function checkout(): Promise<CartCheck> {
    await quantities.flush();
    await readRule();
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
    readCoupons,
    toDelete: () => checkDelete(state.lines, tickedIds(state)),
    flush: quantities.flush,
  };
}

export type CartStore = ReturnType<typeof createCart>;
