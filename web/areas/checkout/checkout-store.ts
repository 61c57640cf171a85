/** The checkout of some cart lines: what was chosen, what it comes to, and the one order that it becomes. */
import { proxy } from 'valtio';
import type { buy } from '#shared/contract/buy.ts';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { CancelledError } from '#shared/errors.ts';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import type { MadeOrder, OrderToSubmit, SubmitEvent, SubmitState } from '#shared/flows/submit-order.ts';
import { chooseAddress } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';

export type Confirmed = AnswerOf<typeof buy.confirm>;

export interface CheckoutPorts {
  confirm(args: ArgsOf<typeof buy.confirm>): Promise<Confirmed>;
  /** Makes the order; settles a lost answer under the same key. */
  submit(order: OrderToSubmit): Flow<SubmitState, SubmitEvent>;
  say(message: Message): void;
  report(error: unknown): void;
  /** The order stands: `units` left the cart. */
  ordered(order: MadeOrder, units: number): void;
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
  /** How a submission stands; '' when none is under way. */
  submission: '' | SubmitState['step'];
  /** What to say of a submission whose answer was lost. */
  notice: string;
}

/** Makes the checkout of `buy_list` (comma-joined cart ids) under its once key. */
export function createCheckout(ports: CheckoutPorts, buy_list: string, once: string) {
  const state = proxy<CheckoutState>({
    phase: 'idle',
    shown: null,
    chosen: { address_id: '', volume_id: '', use_integral: false },
    remark: '',
    reckoning: false,
    submission: '',
    notice: '',
  });
  let submitting: Promise<void> | undefined;
  const events = createInbox<SubmitEvent>();

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

  async function submitOnce(shown: Confirmed): Promise<void> {
    const { chosen, remark } = state;
    const order = { buy_list, ...chosen, remark: remark.trim(), once, seal: shown.seal };
    let last: SubmitState | undefined;
    try {
      const context = { signal: new AbortController().signal, events };
      await runFlow(ports.submit(order), context, (step) => {
        last = step;
        Object.assign(state, { submission: step.step, notice: 'message' in step ? (step.message?.text ?? '') : '' });
      });
    } catch (error) {
      ports.report(error);
    }
    Object.assign(state, { submission: '', notice: '' });
    if (last?.step === 'made') return ports.ordered(last.order, unitsOf(shown));
    if (last?.step !== 'refused') return undefined;
    ports.report(last.error);
    // Prices, stock or rules changed: show what holds now, with what the buyer chose.
    return load();
  }

  /** Submits; a second tap joins the first, and asks again when nobody could say what became of it. */
  async function submit(): Promise<void> {
    if (state.submission === 'unsettled') events.send({ type: 'again' });
    if (submitting || !state.shown) return submitting;
    if (state.chosen.address_id === '') return ports.say(chooseAddress);
    submitting = submitOnce(state.shown as Confirmed).finally(() => {
      submitting = undefined;
    });
    return submitting;
  }

  return {
    state,
    load,
    choose,
    setRemark: (remark: string) => {
      state.remark = remark;
    },
    submit,
  };
}

export type CheckoutStore = ReturnType<typeof createCheckout>;

const unitsOf = ({ merchants }: Confirmed): number =>
  merchants.reduce((sum, { lines }) => sum + lines.reduce((units, { num }) => units + num, 0), 0);
