/** Buying one product: choices, quantity, and adding it to the cart (document 2 §2, §4, §5). */

import { proxy } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods as goodsCalls } from '#shared/contract/goods.ts';
import { user } from '#shared/contract/user.ts';
import { purchasable, roundedToMultiple } from '#shared/messages/buying.ts';
import { fitQuantity } from '#shared/rules/cart/quantity-cap.ts';
import { claimableFirst } from '#shared/rules/coupons/coupon.ts';
import { goodsFeatures } from '#shared/rules/goods/goods-features.ts';
import { type GoodsInfo, type Offer, offerOf } from '#shared/rules/goods/offer.ts';
import type { Unit } from '#shared/rules/goods/pack-size.ts';
import { oncePerSecond } from '#web/parts/time/use-turn.ts';
import { lastPriceOf } from '#web/state/goods/last-prices.ts';
import { api } from '#web/state/loading/api.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { type Ask, createPart } from '#web/state/loading/part.ts';
import { say } from '#web/state/messages/toast.ts';
import { notePreOrders } from '#web/state/session/privileges.ts';
import { settings } from '#web/state/settings/settings.ts';
import { corrected } from './corrected-goods.ts';
import { goodsLoader } from './goods-loader.ts';
import { fetchLastBought, withSeen } from './last-bought.ts';

export interface BuyingState {
  spce_id: string;
  tb_id: string;
  unit: Unit;
  /** Base units. */
  quantity: number;
  /** The quantity was capped: the warning shows beside the stepper. */
  capped: boolean;
  /** A typed quantity that was rounded to the order multiple; else null. */
  rounded: number | null;
  /** The coupon being claimed; '' for none. */
  claiming: string;
  /** Coupons that ran out before the tap. */
  gone: string[];
}

/** The product, the wanted quantity, and a near-expiry batch if its card was pressed. */
export interface Wanted {
  readonly goods_id: string;
  /** The name where the form was opened; the answer may lack it. */
  readonly name?: string | undefined;
  readonly tb_id: string;
  readonly lx?: GoodsCard['lx'] | undefined;
  /** The goods page also loads gallery, licence facts and details. */
  readonly whole?: boolean;
  readonly show_all?: boolean;
  /** The initial quantity; rounded up to the order multiple. */
  readonly num?: number | undefined;
}

/** The page loads the whole product, the dialog only what it needs to buy it (`fast_buy`). */
const goodsAsk = ({ goods_id, tb_id, lx = '0', whole, show_all }: Wanted): Ask<typeof goodsCalls.info> =>
  whole
    ? askOf(goodsLoader.reads.info, { id: goods_id, lx, tb_id, show_all: show_all ? '1' : '' })
    : { call: goodsCalls.info, args: () => ({ goods_id, fast_buy: true, log_bs: settings()?.log_bs ?? '' }) };

/** Creates the store of one buying form: `goods` loads it; `state` has the choices. */
export function createBuying(wanted: Wanted) {
  const { goods_id } = wanted;
  const state = proxy<BuyingState>({
    spce_id: '',
    tb_id: wanted.tb_id,
    unit: 1,
    quantity: 0,
    capped: false,
    rounded: null,
    claiming: '',
    gone: [],
  });
  const goods = createPart<typeof goodsCalls.info, GoodsInfo>(goodsAsk(wanted), (info) =>
    show({ ...info, data: { ...info.data, goods_name: info.data.goods_name || wanted.name } }),
  );
  /** The member's points, loaded only for goods that cost points. */
  const purse = createPart(() => api.send(user.userCenter, {}));
  /** When the member last ordered it; nothing is shown when that cannot be read. */
  const bought = createPart(async () => ({
    last: withSeen(
      await fetchLastBought(goods_id, goods.state.data?.data.goods_name ?? '').catch(() => undefined),
      lastPriceOf(goods_id),
    ),
  }));
  let adding: Promise<number> | undefined;

  const offer = (info: GoodsInfo | null = goods.state.data): Offer | undefined =>
    info ? offerOf({ ...state, info }) : undefined;

  function show(info: GoodsInfo): GoodsInfo {
    if (info.priv.qhyg) notePreOrders(true);
    const first = goods.state.data === null;
    const { batches, specifications } = goodsFeatures(info);
    if (!batches.some(({ tb_id }) => tb_id === state.tb_id)) state.tb_id = '';
    if (!specifications.some(({ spce_id }) => spce_id === state.spce_id)) state.spce_id = firstInStock(info);
    const now = offer(info);
    if (first && now) state.quantity = fitQuantity(startOf(wanted, now), now.cap, now.multiple).quantity;
    else take(state.quantity, now);
    fetchAdding().catch(() => undefined);
    return { ...info, volume: claimableFirst(info.volume) };
  }

  /** Sets a quantity as far as stock, limit and multiple allow. */
  function take(wantedQuantity: number, now = offer()): void {
    if (!now) return;
    const { quantity, capped } = fitQuantity(wantedQuantity, now.cap, now.multiple);
    Object.assign(state, { quantity, capped, rounded: null });
  }

  function setQuantity(wantedQuantity: number): void {
    const now = offer();
    // A buyer who types 7 where 10 is the minimum wants to buy.
    const least = now && wantedQuantity >= 1 && wantedQuantity < now.multiple ? now.multiple : wantedQuantity;
    take(least);
    if (!now) return;
    const { quantity, capped } = state;
    if (capped) say(purchasable(now.cap, now.unitName), 'warn');
    else if (wantedQuantity >= 1 && quantity !== wantedQuantity) {
      state.rounded = wantedQuantity;
      say(roundedToMultiple(now.multiple, now.unitName, wantedQuantity, quantity), 'warn');
    }
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
    const info = goods.state.data;
    if (!info || !offer()?.addable) return 0;
    try {
      const { addGoods } = adder ?? (await fetchAdding());
      return await addGoods({ goods_id, ...state, info, stock: offer()?.stock ?? 0, correctStock });
    } catch (error) {
      report(error);
      return 0;
    }
  }

  /** Others were faster, or the limit is reached: shows the server's stock. */
  function correctStock(goods_number: number, limited: boolean): void {
    goods.edit((info) => corrected(info, state, goods_number, limited));
    take(state.quantity);
  }

  /** Claims a coupon of the goods; the choices stay. A tap during a claim is ignored. */
  async function claim(volume_id: string): Promise<void> {
    const before = goods.state.data?.volume;
    if (!before || state.claiming !== '') return;
    state.claiming = volume_id;
    try {
      const { claimHere } = await fetched(() => import('./claim-here.lazy.ts'));
      const { coupons, gone } = await claimHere(goods_id, volume_id, before);
      goods.edit((info) => ({ ...info, volume: coupons }));
      if (gone) state.gone = [...state.gone, volume_id];
    } catch (error) {
      report(error);
    } finally {
      state.claiming = '';
    }
  }

  goods.look();
  return {
    goods_id,
    state,
    goods,
    claim,
    purse,
    bought,
    /** Asks again when the promotion starts or ends: once, however many places show it. */
    turned: oncePerSecond(goods.reload),
    setQuantity,
    setUnit,
    chooseSpecification: (spce_id: string) => choose({ spce_id }),
    chooseBatch: (tb_id: string) => choose({ tb_id }),
    /** Adds the choice; returns the added quantity, 0 for none. A second tap joins the first. */
    add(): Promise<number> {
      adding ??= addOnce().finally(() => {
        adding = undefined;
      });
      return adding;
    },
  };
}

export type BuyingStore = ReturnType<typeof createBuying>;

const startOf = ({ num = 1 }: Wanted, { multiple }: Offer): number => Math.ceil(num / multiple) * multiple;

/** '' when there is nothing to choose, or choosing is switched off. */
function firstInStock(info: GoodsInfo): string {
  const { specifications } = goodsFeatures(info);
  return (specifications.find(({ goods_number }) => (goods_number ?? 0) > 0) ?? specifications[0])?.spce_id ?? '';
}

/** The code that adds to the cart, once it has come: an import would let a paint in between the tap and its request. */
let adder: typeof import('./add-goods.lazy.ts') | undefined;

/** Loads it while the buyer looks. */
async function fetchAdding() {
  adder = await fetched(() => import('./add-goods.lazy.ts'));
  return adder;
}
