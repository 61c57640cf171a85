/** What a member's own orders say of the goods in them: how much was bought last, and how often it is bought. */
import type { OrderLine } from '#shared/contract/entities.ts';
import { isBundle } from '#shared/rules/cart/cart-quantity.ts';

/** How far back orders are read, in months and in ms. */
export const MONTHS_BACK = 6;
export const BACK_MS = 183 * 86_400_000;

/** Goods of an order. */
export interface BoughtLine {
  readonly goods_id: string;
  /** Base units; undefined where they are unknown. */
  readonly num?: number | undefined;
  /** 盒; '' where it is unknown. */
  readonly unit: string;
}

/** An order that was not closed. */
export interface BoughtOrder {
  readonly order_id: string;
  /** ms. */
  readonly at: number;
  readonly lines: readonly BoughtLine[];
}

/** The goods that the buyer chose: gifts, bundles and lines without an id are left out, lines of the same goods are one. */
export function boughtLines(lines: readonly OrderLine[]): BoughtLine[] {
  const bought = new Map<string, BoughtLine>();
  for (const line of lines) {
    const { goods_id = '', num, unitno_name: unit = '' } = line;
    if (goods_id === '' || line.is_gift || num === 0 || isBundle(line)) continue;
    const before = bought.get(goods_id);
    bought.set(goods_id, before ? { ...before, num: sumOf(before.num, num) } : { goods_id, num, unit });
  }
  return [...bought.values()];
}

const sumOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;

/** How much of goods the last order had, and when it was made (ms). */
export interface LastQuantity {
  readonly quantity: number;
  readonly unit: string;
  readonly at: number;
}

/** By goods id. Goods whose last order does not say how much have none. */
export function lastQuantities(orders: readonly BoughtOrder[]): ReadonlyMap<string, LastQuantity> {
  const last = new Map<string, LastQuantity>();
  const seen = new Set<string>();
  for (const { at, lines } of newestFirst(orders)) {
    for (const { goods_id, num, unit } of lines) {
      if (!seen.has(goods_id) && num !== undefined) last.set(goods_id, { quantity: num, unit, at });
      seen.add(goods_id);
    }
  }
  return last;
}

/** How often goods are bought. */
export interface Rhythm {
  readonly goods_id: string;
  /** The usual number of days from one purchase to the next. */
  readonly interval: number;
  /** The usual quantity in base units; undefined where it is unknown. */
  readonly quantity: number | undefined;
  readonly unit: string;
  /** The last order, in ms. */
  readonly at: number;
  /** Days since then. */
  readonly passed: number;
}

/** Goods have a rhythm once they were bought so many times. */
const TIMES = 3;

/** The rhythm of all goods that were bought on at least three days; orders of one day are one purchase. */
export function rhythmsOf(orders: readonly BoughtOrder[], now: number): Rhythm[] {
  const rhythms: Rhythm[] = [];
  for (const [goods_id, days] of purchases(orders)) {
    const [last] = days;
    if (!last || days.length < TIMES) continue;
    const gaps = days.slice(1).map(({ day }, at) => (days[at]?.day ?? day) - day);
    const counts = days.flatMap(({ num }) => num ?? []);
    rhythms.push({
      goods_id,
      interval: Math.round(middle(gaps)),
      quantity: counts.length < days.length ? undefined : lowerMiddle(counts),
      unit: last.unit,
      at: last.at,
      passed: dayNumber(now) - last.day,
    });
  }
  return rhythms;
}

/** How many days longer than usual goods were not bought; below 0 it is not yet time. */
export const lateBy = ({ passed, interval }: Pick<Rhythm, 'passed' | 'interval'>): number => passed - interval;

/** The goods whose usual interval has passed, the latest first. */
export const dueGoods = (orders: readonly BoughtOrder[], now: number): Rhythm[] =>
  rhythmsOf(orders, now)
    .filter((rhythm) => lateBy(rhythm) >= 0)
    .sort((one, other) => lateBy(other) - lateBy(one));

interface Purchase {
  readonly day: number;
  readonly at: number;
  num: number | undefined;
  readonly unit: string;
}

/** The days on which goods were bought, newest first, by goods id. */
function purchases(orders: readonly BoughtOrder[]): ReadonlyMap<string, readonly Purchase[]> {
  const all = new Map<string, Purchase[]>();
  for (const { at, lines } of newestFirst(orders)) {
    const day = dayNumber(at);
    for (const { goods_id, num, unit } of lines) {
      const days = all.get(goods_id) ?? [];
      const last = days[days.length - 1];
      if (last?.day === day) last.num = sumOf(last.num, num);
      else days.push({ day, at, num, unit });
      all.set(goods_id, days);
    }
  }
  return all;
}

const newestFirst = (orders: readonly BoughtOrder[]): BoughtOrder[] => [...orders].sort((one, two) => two.at - one.at);

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

const dayNumber = (at: number): number => Math.floor((at + SHANGHAI_MS) / DAY_MS);

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

/** The median. */
function middle(numbers: readonly number[]): number {
  const upper = sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
  return numbers.length % 2 === 1 ? upper : (upper + lowerMiddle(numbers)) / 2;
}

/** The median, of two the lower: a quantity that was bought. */
const lowerMiddle = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.max(0, Math.ceil(numbers.length / 2) - 1)] ?? 0;
