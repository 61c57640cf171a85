/** The order list of one page instance: tab, keywords, rows, counters (document 1 §2, §4). */

import { proxy } from 'valtio';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { monthNamed } from '#shared/rules/app/month-named.ts';
import { monthOf } from '#shared/rules/app/months.ts';
import { type OrderTab, orderTabs } from '#shared/rules/orders/order-tabs.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { takeChanged } from '#web/parts/orders/changed-orders.ts';
import { serverNow } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { noteOrderPrivileges } from '#web/state/session/privileges.ts';
import { settings } from '#web/state/settings/settings.ts';
import { orderLoader } from './order-loader.ts';
import { createOrderMoves } from './order-moves.ts';

export type Lx = OrderTab['lx'];

/** The tab of a query's `lx`; by default all. */
export const lxOf = (lx: string, booklet_type: string): Lx =>
  orderTabs(booklet_type).find((tab) => tab.lx === lx)?.lx ?? 'all';

/** Creates the list, opened at the tab of the query; without one all orders. */
export function createOrderList(wanted: string) {
  /** The tab of the address. Which tabs there are is known once init has answered. */
  let asked = wanted;
  const filter = proxy({
    lx: lxOf(wanted, settings()?.booklet_type ?? ''),
    keywords: '',
    /** The month with which the list begins, as 2026-11; '' for the newest. Later ones are loaded and not shown. */
    from: '',
    /** Rises when the words in the search box were of a month that does not hold any more. */
    cleared: 0,
  });
  const list = createEndless({
    ...askOf(orderLoader.reads.list, { lx: wanted }),
    args: () => ({ is_start: true, lx: filter.lx, keywords: filter.keywords }),
    key: ({ order_id }) => order_id,
    onFirst: ({ system_priv }) => noteOrderPrivileges(system_priv),
  });
  const counts = createPart(askOf(orderLoader.reads.counts, { lx: wanted }));

  /** Replaces rows by their new versions. */
  function replace(rows: readonly OrderRow[]): void {
    const now = new Map(rows.map((row) => [row.order_id, row]));
    list.edit((before) => before.map((each) => now.get(each.order_id) ?? each));
  }

  /** Reloads one order; the id of a split order returns the rows of all its parts. */
  async function reread(order_id: string): Promise<void> {
    try {
      replace((await api.send(order.orderList, { order_id })).data);
    } catch (error) {
      report(error);
    }
  }

  const moves = createOrderMoves((order_id, row) => {
    if (row) replace([row]);
    if (!row || row.is_fd) void reread(order_id);
    void counts.reload();
  });

  return {
    filter,
    list,
    counts,
    moves,
    /** An order changed in another tab. */
    changedElsewhere(order_id: string): void {
      if (!list.state.data) return;
      void reread(order_id);
      void counts.reload();
    },
    /** Loads the list, or reloads what changed since it was last shown; resolves when the rows have arrived. */
    show(booklet_type: string): Promise<void> {
      const lx = lxOf(asked, booklet_type);
      const isOther = lx !== filter.lx;
      filter.lx = lx;
      // After a failure the place that shows it retries.
      const isIdle = list.state.phase === 'idle';
      const listed = isIdle ? list.load() : Promise.resolve();
      if (isOther && !isIdle) list.restart();
      // Its place without them is an empty badge: a toast would lie on what the page says of its list.
      void counts.load(true);
      const changed = takeChanged();
      for (const order_id of changed) void reread(order_id);
      if (changed.length > 0) void counts.reload();
      return listed;
    },
    /** Selects the tab of a query's `lx`. */
    choose(wanted: string, booklet_type: string): void {
      asked = wanted;
      const lx = lxOf(wanted, booklet_type);
      if (lx === filter.lx) return;
      Object.assign(filter, { lx, from: '' });
      if (list.state.phase !== 'idle') list.restart();
    },
    /** Searches for goods or an order number; a month (10月, 2026-10) is jumped to. */
    search(words: string): void {
      const from = monthNamed(words, monthOf(serverNow())) ?? '';
      const keywords = from === '' ? words.trim() : '';
      const isOther = keywords !== filter.keywords;
      Object.assign(filter, { keywords, from });
      if (isOther) list.restart();
    },
    /** Begins the list with this month; missing pages load by themselves. */
    showFrom(month: string): void {
      filter.from = month;
      if (filter.keywords === '') filter.cleared += 1;
    },
  };
}

export type OrderListStore = ReturnType<typeof createOrderList>;
