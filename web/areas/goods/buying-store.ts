/** Buying one product: what is chosen, how many, and adding it to the cart (document 2 §2, §4, §5). */
import { proxy } from 'valtio';
import type { CartItem } from '#shared/contract/buy.ts';
import { CancelledError, UnknownOutcomeError } from '#shared/errors.ts';
import { purchasable } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';
import { type AddAnswer, readAdd } from '#shared/rules/added.ts';
import type { Unit } from '#shared/rules/pack-size.ts';
import { fitQuantity } from '#shared/rules/quantity-cap.ts';
import { type GoodsInfo, type Offer, offerOf } from './offer.ts';

export interface BuyingPorts {
  info(): Promise<GoodsInfo>;
  add(items: CartItem[]): Promise<AddAnswer>;
  now(): number;
  say(message: Message, good: boolean): void;
  report(error: unknown): void;
  /** Asked before goods outside the medical insurance go into the cart; true goes on. */
  insured(goods: GoodsInfo['data']): Promise<boolean>;
  /** The cart count rises by what was added. */
  added(quantity: number): void;
  /** Nobody knows whether it was added: the cart is read again. */
  unsettled(): Promise<void>;
}

export interface BuyingState {
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  info: GoodsInfo | null;
  spce_id: string;
  tb_id: string;
  unit: Unit;
  /** Base units. */
  quantity: number;
  /** The cap was hit: the warning stands beside the stepper. */
  capped: boolean;
}

/** The product, and what may be chosen beforehand: a near-expiry batch, when its card was pressed. */
export interface Wanted {
  readonly goods_id: string;
  readonly tb_id: string;
}

/** Makes the store of one buying form. */
export function createBuying(ports: BuyingPorts, wanted: Wanted) {
  const state = proxy<BuyingState>({
    phase: 'idle',
    info: null,
    spce_id: '',
    tb_id: wanted.tb_id,
    unit: 1,
    quantity: 0,
    capped: false,
  });
  let adding: Promise<number> | undefined;

  const offer = (): Offer | undefined =>
    state.info ? offerOf({ ...state, info: state.info }, ports.now()) : undefined;

  async function load(): Promise<void> {
    if (state.phase !== 'shown') state.phase = 'loading';
    try {
      show(await ports.info());
    } catch (error) {
      if (error instanceof CancelledError) return;
      if (state.phase !== 'shown') state.phase = 'failed';
      ports.report(error);
    }
  }

  function show(info: GoodsInfo): void {
    const first = state.phase !== 'shown';
    Object.assign(state, { info, phase: 'shown' });
    if (!info.taobao_list.some(({ tb_id }) => tb_id === state.tb_id)) state.tb_id = '';
    if (!info.spce_list.some(({ spce_id }) => spce_id === state.spce_id)) state.spce_id = firstInStock(info);
    const now = offer();
    if (first && now) state.quantity = fitQuantity(now.multiple, now.cap, now.multiple).quantity;
    else take(state.quantity);
  }

  /** Takes a wanted quantity as far as stock, limit and multiple allow. */
  function take(wantedQuantity: number): void {
    const now = offer();
    if (!now) return;
    const { quantity, capped } = fitQuantity(wantedQuantity, now.cap, now.multiple);
    Object.assign(state, { quantity, capped });
  }

  function setQuantity(wantedQuantity: number): void {
    take(wantedQuantity);
    const now = offer();
    if (state.capped && now) ports.say(purchasable(now.cap, now.unitName), false);
  }

  const choose = (change: Partial<Pick<BuyingState, 'spce_id' | 'tb_id'>>): void => {
    Object.assign(state, change);
    const now = offer();
    take(state.quantity === 0 && now ? now.multiple : state.quantity);
  };

  function setUnit(unit: Unit): void {
    state.unit = unit;
    const now = offer();
    if (now) take(Math.max(now.step, Math.round(state.quantity / now.step) * now.step));
  }

  async function addOnce(): Promise<number> {
    const { info, quantity, spce_id, tb_id } = state;
    if (!info || !offer()?.addable || !(await ports.insured(info.data))) return 0;
    const { goods_type } = info.data;
    const type = goods_type === '4' ? '4' : '0';
    try {
      const answer = await ports.add([
        { type, goods_id: wanted.goods_id, goods_number: quantity, attr_id: tb_id, spce_id },
      ]);
      return settle(answer, quantity);
    } catch (error) {
      if (error instanceof UnknownOutcomeError) await ports.unsettled();
      ports.report(error);
      return 0;
    }
  }

  function settle(answer: AddAnswer, quantity: number): number {
    const { message, added, stock } = readAdd(answer, quantity);
    if (stock !== undefined) correctStock(stock);
    if (added > 0) ports.added(added);
    ports.say(message, added > 0);
    return added;
  }

  /** Others were faster, or the limit is reached: the shown stock is what the server says. */
  function correctStock(stock: number): void {
    const { info, spce_id, tb_id } = state;
    if (!info) return;
    const chosen =
      info.taobao_list.find((each) => each.tb_id === tb_id) ??
      info.spce_list.find((each) => each.spce_id === spce_id) ??
      info.data;
    chosen.goods_number = stock;
    take(state.quantity);
  }

  return {
    state,
    load,
    setQuantity,
    setUnit,
    chooseSpecification: (spce_id: string) => choose({ spce_id }),
    chooseBatch: (tb_id: string) => choose({ tb_id }),
    /** Adds what is chosen; answers what was added, 0 for nothing. A second tap joins the first. */
    add(): Promise<number> {
      adding ??= addOnce().finally(() => {
        adding = undefined;
      });
      return adding;
    },
  };
}

export type BuyingStore = ReturnType<typeof createBuying>;

const firstInStock = ({ spce_list }: GoodsInfo): string =>
  (spce_list.find(({ goods_number }) => (goods_number ?? 0) > 0) ?? spce_list[0])?.spce_id ?? '';
