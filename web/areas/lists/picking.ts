/** Choosing several goods of a list and putting them into the cart, each at its order multiple. */
import { proxy, ref } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods as goodsCalls } from '#shared/contract/goods.ts';
import { CancelledError } from '#shared/errors.ts';
import { addToCart, piecesInCart } from '#shared/flows/add-to-cart.ts';
import { realClock } from '#shared/flows/clock.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { notInsured } from '#shared/messages/buying.ts';
import { asksInsurance } from '#shared/rules/can-add.ts';
import { fitQuantity } from '#shared/rules/quantity-cap.ts';
import { buyButton, standing } from '#shared/rules/verification.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { type GoodsInfo, type Offer, offerOf } from '#web/parts/goods/offer.ts';
import { noteAdded } from '#web/state/added-goods.ts';
import { api } from '#web/state/api.ts';
import { buyer } from '#web/state/buyer.ts';
import { confirm } from '#web/state/dialogs.ts';
import { report } from '#web/state/failure.ts';
import { flagForReload } from '#web/state/freshness.ts';
import { raiseCartCount, session } from '#web/state/session.ts';
import { settings } from '#web/state/settings.ts';
import { createLanes } from './lanes.ts';

export interface Picked {
  readonly goods: GoodsCard;
  phase: 'asking' | 'ready' | 'failed';
  info: GoodsInfo | null;
  /** Base units. */
  quantity: number;
  /** What the server or the stock said of the quantity. */
  warning: string;
}

/** Goods that could not be added, and why; those with specifications are chosen one by one. */
export interface Left {
  readonly goods: GoodsCard;
  readonly why: string;
  readonly chooses: boolean;
}

export interface Outcome {
  /** How many kinds went into the cart. */
  readonly kinds: number;
  readonly left: readonly Left[];
}

const ASKED_AT_ONCE = 4;
const ports = { client: api, clock: realClock };

/** Makes the choice of one page instance. */
export function createPicking() {
  const state = proxy<{ picks: Record<string, Picked> }>({ picks: {} });
  const inLane = createLanes(ASKED_AT_ONCE);
  const asked = new Map<string, Promise<void>>();

  function pick(goods: GoodsCard): void {
    const key = goodsKey(goods);
    if (state.picks[key]) return;
    state.picks[key] = { goods: ref(goods), phase: 'asking', info: null, quantity: 0, warning: '' };
    asked.set(key, new Promise((done) => inLane(() => ask(key, goods).finally(done))));
  }

  async function ask(key: string, { goods_id }: GoodsCard): Promise<void> {
    const set = (change: Partial<Picked>) => state.picks[key] && Object.assign(state.picks[key], change);
    try {
      const info = await api.send(goodsCalls.info, { goods_id, fast_buy: true, log_bs: settings()?.log_bs ?? '' });
      set({ phase: 'ready', info: ref(info) });
      const now = offer(key);
      if (now) set({ quantity: fitQuantity(now.multiple, now.cap, now.multiple).quantity });
    } catch (error) {
      set({ phase: 'failed' });
      if (!(error instanceof CancelledError)) report(error);
    }
  }

  function offer(key: string): Offer | undefined {
    const picked = state.picks[key];
    return picked?.info ? offerOfPicked(picked as Picked & { info: GoodsInfo }) : undefined;
  }

  function drop(key: string): void {
    delete state.picks[key];
    asked.delete(key);
  }

  /** Adds one; answers why not, or undefined. */
  async function addOne(key: string): Promise<Left | undefined> {
    const picked = state.picks[key];
    const now = offer(key);
    const left = picked && whyNot(picked as Picked, now);
    if (!picked || left) return left;
    const { goods, quantity } = picked;
    const item = { type: '0', goods_id: goods.goods_id, goods_number: quantity, attr_id: goods.tb_id, spce_id: '' };
    const end = await lastOf(addToCart(ports, item, await piecesInCart(ports, goods.goods_id)));
    if (end.step === 'done' && (end.answer?.added ?? 0) > 0) {
      const added = end.answer?.added ?? 0;
      raiseCartCount(added);
      flagForReload('cart');
      noteAdded(goods, added);
      drop(key);
      return undefined;
    }
    const message = end.step === 'done' ? end.answer?.message : end.step === 'working' ? undefined : end.message;
    picked.warning = message?.text ?? '';
    return { goods: goods as GoodsCard, why: picked.warning, chooses: false };
  }

  async function addAll(): Promise<Outcome | undefined> {
    const keys = Object.keys(state.picks);
    await Promise.all(keys.map((key) => asked.get(key)));
    const uninsured = keys.some((key) => {
      const info = state.picks[key]?.info;
      return info && asksInsurance(session.is_yb, info.data.is_yb);
    });
    if (uninsured && !(await confirm({ message: notInsured }))) return undefined;
    const left: Left[] = [];
    for (const key of keys) {
      const not = await addOne(key);
      if (not) left.push(not);
    }
    return { kinds: keys.length - left.length, left };
  }

  return {
    state,
    toggle(goods: GoodsCard): void {
      const key = goodsKey(goods);
      if (state.picks[key]) drop(key);
      else pick(goods);
    },
    /** Ticks all of these, or none when all are ticked. */
    toggleAll(all: readonly GoodsCard[]): void {
      if (all.every((goods) => state.picks[goodsKey(goods)])) for (const goods of all) drop(goodsKey(goods));
      else for (const goods of all) pick(goods);
    },
    clear(): void {
      for (const key of Object.keys(state.picks)) drop(key);
    },
    drop: (goods: GoodsCard) => drop(goodsKey(goods)),
    setQuantity(goods: GoodsCard, wanted: number): void {
      const picked = state.picks[goodsKey(goods)];
      const now = offer(goodsKey(goods));
      if (!picked || !now) return;
      const { quantity, capped } = fitQuantity(wanted, now.cap, now.multiple);
      Object.assign(picked, { quantity, warning: capped ? `可购数量${now.cap}${now.unitName}` : '' });
    },
    /** Puts everything ticked into the cart, one after the other; what was added is ticked no more. */
    async add(): Promise<Outcome | undefined> {
      try {
        return await addAll();
      } catch (error) {
        report(error);
        return undefined;
      }
    },
  };
}

export type Picking = ReturnType<typeof createPicking>;

/** The offer of a ticked goods. */
export const offerOfPicked = ({ info, goods, quantity }: Picked & { readonly info: GoodsInfo }): Offer =>
  offerOf({ info, spce_id: '', tb_id: goods.tb_id, unit: 1, quantity }, Date.now());

/** What keeps a ticked goods out of the cart; undefined when nothing does. */
export function whyNot({ goods, info, quantity }: Picked, offer: Offer | undefined): Left | undefined {
  if (!info || !offer) return { goods, why: '商品信息没有取到，请重试', chooses: false };
  const where = standing(buyer(), info.yz_range);
  if (where !== 'buy') return { goods, why: buyButton(where, info.data.type_id).label, chooses: false };
  const { specifications } = offer.features;
  if (specifications.length > 0)
    return { goods, why: specifications.map(({ spce_name }) => spce_name).join('、'), chooses: true };
  if (offer.cap < offer.multiple) return { goods, why: '库存不足起订量', chooses: false };
  if (quantity <= 0) return { goods, why: '数量为 0', chooses: false };
  return offer.addable ? undefined : { goods, why: '该商品暂不可购买', chooses: false };
}
