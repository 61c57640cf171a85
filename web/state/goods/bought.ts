/**
 * What the member bought in the last months, by its own orders. Read when a page that shows it opens, and kept, so that
 * the next visit reads only new orders. Goods whose orders are not read say nothing.
 */
import { proxy, ref, useSnapshot } from 'valtio';
import type { Bought } from '#shared/flows/read-bought.ts';
import { type LastQuantity, lastQuantities } from '#shared/rules/orders/bought-orders.ts';
import { serverNow } from '../clock.ts';
import { api } from '../loading/api.ts';
import { fetched } from '../loading/code.ts';
import type { Referenced } from '../loading/part.ts';
import { whenMemberChanges } from '../session/session.ts';
import { isFlag, isNumber, isText, listOf, maybe, shape } from '../storage/guards.ts';
import * as kept from '../storage/kept.ts';

interface State {
  /** `reading`: for the first time. A failed reading keeps what has come. */
  phase: 'idle' | 'reading' | 'done' | 'failed';
  bought: Referenced<Bought>;
  last: Referenced<ReadonlyMap<string, LastQuantity>>;
  /** The error of a failed reading. */
  fault: { readonly error: unknown } | null;
}

const line = shape({ goods_id: isText, num: maybe(isNumber), unit: isText });
const isKept = shape({
  orders: listOf(shape({ order_id: isText, at: isNumber, lines: listOf(line) })),
  isWhole: isFlag,
  without: listOf(isText),
});

/** `without`: goods that the buyer does not want to be reminded of. */
interface Kept extends Bought {
  readonly without: readonly string[];
}

const NOTHING: Kept = { orders: [], isWhole: false, without: [] };

/** What earlier visits kept. */
function keptBefore(): Kept {
  const before = kept.bought.mine().read();
  return isKept(before) ? before : NOTHING;
}

const keep = (change: Partial<Kept>): void => kept.bought.mine().write({ ...keptBefore(), ...change });

/** The goods that the buyer does not want to be reminded of. */
export const notReminded = (): readonly string[] => keptBefore().without;
export const keepNotReminded = (without: readonly string[]): void => keep({ without });
const nothing = (): State => ({ phase: 'idle', bought: ref(NOTHING), last: ref(new Map()), fault: null });

export const boughtState = proxy<State>(nothing());
let reading: { readonly end: AbortController; readonly done: Promise<void> } | undefined;
const waiting: (() => void)[] = [];

function change(to: Partial<State>): void {
  Object.assign(boughtState, to);
  for (const go of waiting.splice(0)) go();
}

const show = (bought: Bought): void =>
  change({ bought: ref(bought), last: ref<ReadonlyMap<string, LastQuantity>>(lastQuantities(bought.orders)) });

/**
 * Reads the orders that came since the last reading. It does not throw: `fault` has the error, and a page that only shows
 * an extra stays silent.
 */
export function readBoughtNow(): Promise<void> {
  if (reading) return reading.done;
  const end = new AbortController();
  const done = read(end.signal).finally(() => {
    if (reading?.end === end) reading = undefined;
  });
  reading = { end, done };
  return done;
}

async function read(signal: AbortSignal): Promise<void> {
  const isFirst = boughtState.phase !== 'done';
  if (isFirst) change({ phase: 'reading' });
  let bought: Bought = NOTHING;
  try {
    const { readBought } = await fetched(() => import('#shared/flows/read-bought.ts'));
    for await (bought of readBought(api, keptBefore(), serverNow(), signal)) {
      // Read again, what was shown stays until all of it is there.
      if (isFirst && !signal.aborted) show(bought);
    }
    if (signal.aborted) return;
    keep(bought);
    show(bought);
    change({ phase: 'done', fault: null });
  } catch (error) {
    if (!signal.aborted && isFirst) change({ phase: 'failed', fault: ref({ error }) });
  }
}

/** How much of goods the last order had, as soon as that is read; undefined when the orders that were read do not say it. */
export async function lastWhenRead(goods_id: string): Promise<LastQuantity | undefined> {
  while (boughtState.phase === 'reading' && !boughtState.last.has(goods_id))
    await new Promise<void>((go) => waiting.push(go));
  return boughtState.last.get(goods_id);
}

/** How much of goods the last order had, as far as it is read. */
export const useLastQuantity = (goods_id: string): LastQuantity | undefined =>
  useSnapshot(boughtState).last.get(goods_id);

whenMemberChanges(() => {
  reading?.end.abort();
  reading = undefined;
  change(nothing());
});
