/** The first orders. The countdown of an unpaid one is for the page to show. */
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { monthOf, monthWords } from '#shared/rules/app/months.ts';
import { countOf, numberOf } from '#shared/rules/app/unknown.ts';
import { orderActionLabel, orderActions, orderStateWord } from '#shared/rules/orders/order-actions.ts';
import { orderMonths } from '#shared/rules/orders/order-months.ts';
import { orderTabs } from '#shared/rules/orders/order-tabs.ts';
import { paidSum, paidWords, parcelsWords } from '#web/areas/orders/order-words.ts';
import { shortMinute } from '#web/parts/time/day.ts';
import { said_paid } from '#web/state/storage/kept.ts';
import { priceValues } from './card-values.ts';
import { fullOrEmpty, provideFiller } from './filler.ts';
import { kindOf, ORDER_KINDS } from './order-kinds.ts';
import { columnsNow, copyOf, fillRows, joinRows, type Values } from './slots.ts';

/** Orders of a column beyond these are below the first screen. */
const FIRST = 5;

/** A countdown that nobody counts yet. */
const NOT_COUNTED = '--:--:--';

/** Pictures of an order. */
const PICTURES = 4;

export const orderValues = (row: OrderRow, left = NOT_COUNTED): Values => ({
  id: row.order_id,
  sn: numberOf(row.order_sn),
  shop: row.order_zt,
  time: row.add_time ? shortMinute(row.add_time) : '',
  split: row.is_fd ? '拆单' : '',
  kinds: `共 ${countOf(row.breed_num)} 种`,
  state: orderStateWord(row),
  left: row.end_time ? `剩余 ${left}，` : '',
  parcels: parcelsWords(row),
  paid: paidWords(row),
  ...priceValues(paidSum(row)),
});

/** The head of a month, with its figures where they are known. */
export const monthValues = (month: string, figures: ReadonlyMap<string, string> | undefined): Values => {
  const told = figures?.get(month);
  return { month: monthWords(month), figures: told ? `· ${told}` : '' };
};

/** One order in the look of its kind. Its actions are not seen, but need their space. */
function filled(row: OrderRow, sample: Element, button: Element, booklet_type: string): Element {
  const one = copyOf(sample, orderValues(row));
  const pictures = row.goods_thumb.slice(0, PICTURES).map((picture) => ({ picture }));
  fillRows(one, '.order__goods .picture', pictures);
  if (!parcelsWords(row)) one.querySelector('.order__note.is-good')?.remove();
  if (!row.end_time) one.querySelector('.order__note:not(.is-good)')?.remove();
  const acts = one.querySelector('.order__acts');
  if (acts) acts.textContent = '';
  for (const action of orderActions(row, booklet_type)) {
    const each = button.cloneNode() as Element;
    each.removeAttribute('aria-label');
    each.textContent = orderActionLabel[action];
    acts?.append(each);
  }
  return one;
}

/** Orders of one month after each other, as they come. */
function monthsOf(rows: readonly OrderRow[]): readonly (readonly [string, OrderRow[]])[] {
  const months: [string, OrderRow[]][] = [];
  for (const row of rows) {
    const month = monthOf(row.add_time);
    const last = months[months.length - 1];
    if (last?.[0] === month) last[1].push(row);
    else months.push([month, [row]]);
  }
  return months;
}

provideFiller(
  order.orderList,
  ({ data, page_next }, frame, { settings: { booklet_type }, query }) => {
    const asked = query.get('lx') || 'all';
    // Which tabs there are is known since init, and a payment that WeChat reported since it was made.
    if (!orderTabs(booklet_type).some(({ lx }) => lx === asked) || said_paid.mine().read()) return undefined;
    if (data.length === 0) return {};
    const samples = [...frame.querySelectorAll('.endless__row')];
    const button = frame.querySelector('.order__acts button');
    const head = frame.querySelector('.orders__month');
    const columns = columnsNow();
    const figures = asked === 'all' ? orderMonths(data, page_next === 'end' || page_next === '') : undefined;
    for (const [month, rows] of monthsOf(data.slice(0, FIRST * columns))) {
      const part = document.createDocumentFragment();
      for (const row of rows) {
        const sample = samples[ORDER_KINDS.indexOf(kindOf(row))];
        if (!sample || !button) return undefined;
        part.append(filled(row, sample, button, booklet_type));
      }
      joinRows(part, columns);
      if (head && month !== '') part.prepend(copyOf(head, monthValues(month, figures)));
      (head ?? samples[0])?.before(part);
    }
    for (const each of [head, ...samples, frame.querySelector('.endless__foot')]) each?.remove();
    return {};
  },
  fullOrEmpty,
);
