/** The checkout of some cart lines: what was chosen, what it comes to, and the one order that it becomes. */
import { proxy } from 'valtio';
import type { buy } from '#shared/contract/buy.ts';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { CancelledError, RefusedError } from '#shared/errors.ts';
import { chooseAddress } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';

export type Confirmed = AnswerOf<typeof buy.confirm>;
export type Submitted = AnswerOf<typeof buy.submit>;

export interface CheckoutPorts {
  confirm(args: ArgsOf<typeof buy.confirm>): Promise<Confirmed>;
  /** Makes the order; settles a lost answer under the same key before it answers. */
  submit(args: ArgsOf<typeof buy.submit>): Promise<Submitted>;
  say(message: Message): void;
  report(error: unknown): void;
  /** The order stands: `units` left the cart. */
  ordered(order: Submitted, units: number): void;
}

export interface Choices {
  address_id: string;
  volume_id: string;
  use_integral: boolean;
}

export interface CheckoutState {
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  shown: Confirmed | null;
  chosen: Choices;
  remark: string;
  /** A changed choice is being reckoned. */
  reckoning: boolean;
}

/** Makes the checkout of `buy_list` (comma-joined cart ids) under its once key. */
export function createCheckout(ports: CheckoutPorts, buy_list: string, once: string) {
  const state = proxy<CheckoutState>({
    phase: 'idle',
    shown: null,
    chosen: { address_id: '', volume_id: '', use_integral: false },
    remark: '',
    reckoning: false,
  });
  let submitting: Promise<boolean> | undefined;

  async function load(): Promise<void> {
    if (state.phase !== 'shown') state.phase = 'loading';
    state.reckoning = true;
    try {
      const shown = await ports.confirm({ buy_list, ...state.chosen });
      Object.assign(state, { shown, phase: 'shown' });
      Object.assign(state.chosen, { address_id: shown.address_id, volume_id: shown.volume_id });
    } catch (error) {
      if (error instanceof CancelledError) return;
      if (state.phase !== 'shown') state.phase = 'failed';
      ports.report(error);
    } finally {
      state.reckoning = false;
    }
  }

  /** Changes a choice and reckons anew; a refused change leaves the last one that could be reckoned. */
  async function choose(change: Partial<Choices>): Promise<void> {
    const before = { ...state.chosen };
    Object.assign(state.chosen, change);
    const money = state.shown;
    await load();
    if (state.shown === money) Object.assign(state.chosen, before);
  }

  async function submitOnce(): Promise<boolean> {
    const { shown, chosen, remark } = state;
    if (!shown) return false;
    if (chosen.address_id === '') {
      ports.say(chooseAddress);
      return false;
    }
    try {
      const order = await ports.submit({ buy_list, ...chosen, remark: remark.trim(), once, seal: shown.seal });
      ports.ordered(order, unitsOf(shown));
      return true;
    } catch (error) {
      ports.report(error);
      // Prices, stock or rules changed: show what holds now, with what the buyer chose.
      if (error instanceof RefusedError) await load();
      return false;
    }
  }

  return {
    state,
    load,
    choose,
    setRemark: (remark: string) => {
      state.remark = remark;
    },
    /** Submits; a second tap joins the first. True when the order stands. */
    submit(): Promise<boolean> {
      submitting ??= submitOnce().finally(() => {
        submitting = undefined;
      });
      return submitting;
    },
  };
}

export type CheckoutStore = ReturnType<typeof createCheckout>;

const unitsOf = ({ merchants }: Confirmed): number =>
  merchants.reduce((sum, { lines }) => sum + lines.reduce((units, { num }) => units + num, 0), 0);
