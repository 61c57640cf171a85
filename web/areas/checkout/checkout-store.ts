/** The checkout of some cart lines: choices, amounts, and the one order that it becomes. */
import { proxy } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { volume } from '#shared/contract/volume.ts';
import { RefusedError } from '#shared/errors.ts';
import { runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import { type MadeOrder, type SubmitEvent, type SubmitState, submitOrder } from '#shared/flows/submit-order.ts';
import { choicesGone, chooseAddress } from '#shared/messages/buying.ts';
import { afterError } from '#shared/rules/app/after-error.ts';
import { joinIds } from '#shared/rules/cart/cart-checkout.ts';
import { piecesOf } from '#shared/rules/cart/cart-totals.ts';
import { checkConfirmed } from '#shared/rules/cart/confirmed-order.ts';
import { type ShortLine, shortLines } from '#shared/rules/cart/short-stock.ts';
import { bestCoupon } from '#shared/rules/coupons/usable-coupon.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { href } from '#web/navigation/routes.ts';
import { serverNow, webClock } from '#web/state/clock.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { forgetAdded } from '#web/state/goods/added-goods.ts';
import { noteOrdered } from '#web/state/goods/note-ordered.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { createPart } from '#web/state/loading/part.ts';
import { say } from '#web/state/messages/toast.ts';
import { raiseCartCount, setCartCount } from '#web/state/session/session.ts';
import { checkoutHref } from '#web/state/shell/checkout-lines.ts';
import {
  acceptedChoices,
  type Choices,
  dropChoices,
  NO_CHOICES,
  storeChoices,
  storedChoices,
} from './checkout-choices.ts';
import { buyLoader } from './checkout-loader.ts';
import { noteOrder, type OnceKey } from './once-key.ts';

const { call } = buyLoader.reads.confirm;
export type Confirmed = AnswerOf<typeof call>;

export interface CheckoutState {
  chosen: Choices;
  remark: string;
  /** The state of the submission; '' when none is running. */
  submission: '' | SubmitState['step'];
  /** The message of a submission whose answer was lost, or why the last one was refused. */
  notice: string;
  /** Lines with less stock than wanted. */
  short: ShortLine[];
}

/**
 * Creates the checkout of `buy_list` (comma-joined cart ids) with its `once` key. `confirm` calculates it; `state` has
 * the choices, which are stored for these lines until they are an order.
 */
export function createCheckout(buy_list: string, checkoutKey: OnceKey) {
  const { remark = '', ...wished } = storedChoices(buy_list) ?? {};
  const state = proxy<CheckoutState>({
    chosen: { ...NO_CHOICES, ...wished },
    remark,
    submission: '',
    notice: '',
    short: [],
  });
  /** The buyer's own choices. An unchanged default may be different tomorrow. */
  let own: Partial<Choices> = wished;
  /** The choices of the shown amounts. */
  let reckoned = { ...state.chosen };
  const storeOwn = () => storeChoices(buy_list, { ...own, remark: state.remark });
  const ids = buy_list.split(',');
  let submitting: Promise<void> | undefined;
  const events = createInbox<SubmitEvent>();

  const confirm = createPart(reckon, take);

  /** Until the buyer chooses a coupon, the best one is used. */
  async function reckon(signal: AbortSignal): Promise<Confirmed> {
    try {
      return await reckonOnce(signal);
    } catch (error) {
      if (error instanceof RefusedError) await findShort();
      throw error;
    }
  }

  /** The refusal may be about stock: the cart shows which lines are short. */
  async function findShort(): Promise<void> {
    try {
      const { data } = await api.send(cart.list, {});
      setCartCount(piecesOf(data));
      state.short = shortLines(data.filter(({ cart_id }) => ids.includes(cart_id)));
    } catch {
      // The refusal itself is shown anyway.
    }
  }

  async function reckonOnce(signal: AbortSignal): Promise<Confirmed> {
    const answer = await api.send(call, { buy_list, ...state.chosen }, { signal });
    const best =
      own.volume_id !== undefined || answer.volume_id !== '' ? undefined : bestCoupon(answer.volume_list ?? []);
    if (!best) return answer;
    return api.send(call, { buy_list, ...state.chosen, volume_id: best.volume_id }, { signal });
  }

  /** The member's coupons that this order cannot use, with reasons; loaded when the picker opens. */
  const ownCoupons = createPart(async () => (await api.send(volume.mine, { lx: 'my' })).data);

  function take(answer: Confirmed): Confirmed {
    const { chosen, gone } = acceptedChoices(answer, state.chosen);
    if (gone.length > 0) say(choicesGone(gone), 'warn');
    Object.assign(state.chosen, chosen);
    reckoned = chosen;
    state.short = shortLines(answer.merchants.flatMap(({ lines }) => lines));
    return answer;
  }

  /** Sets each short line to its remaining stock; a line with too little is removed from this order. */
  async function takeRest(): Promise<void> {
    try {
      for (const { cart_id, num, fits } of state.short.filter((line) => line.fits > 0)) {
        const { success, goods_number } = await api.send(cart.upNum, { cart_id, num: fits });
        // Refused in part: what is left counts.
        raiseCartCount((success === 1 ? fits : (goods_number ?? num)) - num);
      }
    } catch (error) {
      report(error);
      return findShort();
    }
    return goOnWithout(state.short.filter(({ fits }) => fits === 0));
  }

  /** Continues with the other lines; removed ones stay in the cart. */
  async function goOnWithout(out: readonly ShortLine[]): Promise<void> {
    flagForReload('cart');
    const rest = ids.filter((id) => out.every(({ cart_id }) => cart_id !== id));
    if (rest.length === ids.length) {
      state.short = [];
      return confirm.reload();
    }
    if (rest.length === 0) return goInstead(href.cart());
    storeChoices(joinIds(rest), { ...own, remark: state.remark });
    goInstead(checkoutHref(rest));
  }

  /** Calculates again. What the server refuses now is not shown any longer, except for stock, which the buyer can settle. */
  async function recalculate(): Promise<void> {
    await confirm.reload();
    if (isRefused() && state.short.length === 0) confirm.drop();
  }

  const isRefused = (): boolean =>
    confirm.state.phase === 'failed' && confirm.state.fault?.error instanceof RefusedError;

  /** Changes a choice and recalculates; a refused change is reverted. */
  async function choose(change: Partial<Choices>): Promise<void> {
    const before = own;
    own = { ...own, ...change };
    Object.assign(state.chosen, change);
    state.notice = '';
    storeOwn();
    await confirm.reload();
    if (confirm.state.phase === 'loading') return;
    if (confirm.state.phase === 'failed') own = before;
    Object.assign(state.chosen, reckoned);
    storeOwn();
    // Refused for the choice, or because the lines have changed elsewhere.
    if (isRefused()) await recalculate();
  }

  async function submitOnce(shown: Confirmed): Promise<void> {
    const { chosen, remark } = state;
    const order = { buy_list, ...chosen, remark: remark.trim(), once: checkoutKey.once, seal: shown.seal };
    let last: SubmitState | undefined;
    try {
      const context = { signal: new AbortController().signal, events };
      const flow = submitOrder({ client: api, clock: webClock }, order, shown.money.money_paid);
      await runFlow(flow, context, (step) => {
        last = step;
        Object.assign(state, { submission: step.step, notice: 'message' in step ? (step.message?.text ?? '') : '' });
      });
    } catch (error) {
      report(error);
    }
    Object.assign(state, { submission: '', notice: '' });
    if (last?.step === 'made') return ordered(last.order, shown);
    if (last?.step !== 'refused') return undefined;
    report(last.error);
    // Prices, stock or rules have changed: load the new state with the buyer's choices.
    await recalculate();
    if (confirm.state.data && state.short.length === 0) await findShort();
    if (confirm.state.data && state.short.length === 0) keepWords(last.error);
  }

  /** Why the order was refused, as of a shop that has closed, stays above the button that would send it again. */
  function keepWords(error: unknown): void {
    state.notice = afterError(error).message?.text ?? '';
  }

  /** The order is made: its lines have left the cart. It replaces the checkout, with the payment dialog above it. */
  function ordered({ order_id }: MadeOrder, shown: Confirmed): void {
    for (const { lines } of shown.merchants) noteOrdered(order_id, lines, serverNow());
    noteOrder(buy_list, checkoutKey, order_id);
    dropChoices(buy_list);
    raiseCartCount(-piecesOf(shown.merchants.flatMap(({ lines }) => lines)));
    forgetAdded();
    flagForReload('cart', 'order', 'userCenter', 'index', 'frequentBuys');
    void payFor(order_id);
  }

  /** Submits. A second tap joins the first; with an unknown outcome it reads again. */
  async function submit(): Promise<void> {
    if (state.submission === 'unsettled') events.send({ type: 'again' });
    const shown = confirm.state.data;
    if (submitting || !shown) return submitting;
    const checked = checkConfirmed(shown);
    if (!checked.ok) return say(checked.message, 'warn');
    if (state.chosen.address_id === '') return say(chooseAddress, 'warn');
    submitting = submitOnce(shown).finally(() => {
      submitting = undefined;
    });
    return submitting;
  }

  return {
    state,
    confirm,
    ownCoupons,
    choose,
    setRemark: (remark: string) => {
      state.remark = remark;
      storeOwn();
    },
    submit,
    takeRest,
    takeOut: () => goOnWithout(state.short),
  };
}

export type CheckoutStore = ReturnType<typeof createCheckout>;

async function payFor(order_id: string): Promise<void> {
  goInstead(href.orderInfo({ order_id }));
  const outcome = await open('pay', { type: '1', order_id, fd_sn: '' });
  flagForReload('order', 'orderInfo', 'userCenter', 'index');
  // An unpaid order stays shown. With an outcome the result page shows it, for each part of a split order.
  if (outcome) goInstead(href.result({ order_id }));
}
