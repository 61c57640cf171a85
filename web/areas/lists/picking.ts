/**
 * Selecting several goods of a list and adding them to the cart: each with the quantity of its last order, else at its
 * order multiple.
 */
import { proxy, ref } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods as goodsCalls } from '#shared/contract/goods.ts';
import { CancelledError } from '#shared/errors.ts';
import { fitQuantity } from '#shared/rules/cart/quantity-cap.ts';
import type { Offer } from '#shared/rules/goods/offer.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import type { LeftOutAsk } from '#web/state/dialogs/dialog-table.ts';
import { lastWhenRead } from '#web/state/goods/bought.ts';
import { api } from '#web/state/loading/api.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { createLanes } from '#web/state/loading/lanes.ts';
import { settings } from '#web/state/settings/settings.ts';
import { offerOfPicked, type PickedState } from './picked.ts';

const ASKED_AT_ONCE = 4;

/** Loaded when the first goods are ticked. */
const adding = () => fetched(() => import('./add-picked.lazy.ts'));

/** The quantity that ticked goods get; undefined for their order multiple. */
type Wanted = (goods_id: string) => Promise<number | undefined>;

const lastQuantity: Wanted = async (goods_id) => (await lastWhenRead(goods_id))?.quantity;

/** Creates the selection of one page instance. */
export function createPicking(wanted: Wanted = lastQuantity) {
  /** `added`: how many kinds the last add brought, until something is ticked. */
  const state = proxy<{ picks: Record<string, PickedState>; added: number }>({ picks: {}, added: 0 });
  const inLane = createLanes(ASKED_AT_ONCE);
  const asked = new Map<string, Promise<void>>();

  function pick(goods: GoodsCard): void {
    const key = goodsKey(goods);
    if (state.picks[key]) return;
    adding().catch(() => undefined);
    state.added = 0;
    state.picks[key] = { goods: ref(goods), phase: 'asking', info: null, quantity: 0, warning: '' };
    asked.set(key, new Promise((done) => inLane(() => ask(key, goods).finally(done))));
  }

  async function ask(key: string, { goods_id }: GoodsCard): Promise<void> {
    const set = (change: Partial<PickedState>) => state.picks[key] && Object.assign(state.picks[key], change);
    try {
      const info = await api.send(goodsCalls.info, { goods_id, fast_buy: true, log_bs: settings()?.log_bs ?? '' });
      set({ info: ref(info) });
      const usual = await wanted(goods_id);
      const now = offer(key);
      if (now) set({ ...filled(now, usual), phase: 'ready' });
    } catch (error) {
      set({ phase: 'failed' });
      if (!(error instanceof CancelledError)) report(error);
    }
  }

  function offer(key: string): Offer | undefined {
    const picked = state.picks[key];
    return picked?.info ? offerOfPicked({ ...picked, info: picked.info }) : undefined;
  }

  function drop(key: string): void {
    delete state.picks[key];
    asked.delete(key);
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
    /** Ticks these too. */
    tickAll(all: readonly GoodsCard[]): void {
      for (const goods of all) pick(goods);
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
    /** Adds all ticked goods to the cart one by one; added ones are unticked. */
    async add(): Promise<LeftOutAsk | undefined> {
      try {
        const [{ addPicked }] = await Promise.all([adding(), ...asked.values()]);
        const end = await addPicked(state.picks, drop);
        state.added = end?.kinds ?? 0;
        return end;
      } catch (error) {
        report(error);
        return undefined;
      }
    },
  };
}

/** The usual quantity as far as it can be had; without one, or below the multiple, the multiple. */
function filled({ cap, stock, multiple, unitName }: Offer, usual: number | undefined): Partial<PickedState> {
  const wanted = Math.max(usual ?? multiple, multiple);
  const { quantity, capped } = fitQuantity(wanted, cap, multiple);
  if (!capped || usual === undefined || quantity === 0) return { quantity };
  return { quantity, warning: cap === stock ? `库存 ${stock}，已按库存填` : `可购数量${cap}${unitName}` };
}

export type Picking = ReturnType<typeof createPicking>;
