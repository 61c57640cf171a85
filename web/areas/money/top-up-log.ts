/** The rows of a tab of the top-up log, and what can be done with one (document 2 §2, §4). */

import { lastOf } from '#shared/flows/flow.ts';
import { readTopUp, removeTopUp } from '#shared/flows/top-up.ts';
import { deleteThisRecord, recordDeleted } from '#shared/messages/top-up.ts';
import { topUpTabs } from '#shared/rules/pay/top-up.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm, open } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { takeChanged } from './changed-top-ups.ts';
import { topUpLogLoader } from './top-up-loader.ts';

const ports = { client: api, clock: webClock };

type Lx = (typeof topUpTabs)[number]['lx'];

/** The filter of a query's `lx`; by default all. */
export const lxOf = (lx: string): Lx => topUpTabs.find((tab) => tab.lx === lx)?.lx ?? '';

/** Creates the log of one tab. */
export function createTopUpLog(lx: Lx) {
  const list = createEndless({ ...askOf(topUpLogLoader.reads.list, { lx }), key: ({ order_id }) => order_id });
  const busy = new Set<string>();

  /** Runs one action of a row at a time. */
  async function alone(order_id: string, act: () => Promise<unknown>): Promise<void> {
    if (busy.has(order_id)) return;
    busy.add(order_id);
    try {
      await act();
    } catch (error) {
      report(error);
    } finally {
      busy.delete(order_id);
    }
  }

  const drop = (order_id: string): void => list.edit((rows) => rows.filter((row) => row.order_id !== order_id));

  /** Reloads one row in place; a deleted one is removed. */
  async function reread(order_id: string): Promise<void> {
    try {
      const now = await readTopUp(ports, order_id, new AbortController().signal);
      if (!now) drop(order_id);
      else list.edit((rows) => rows.map((row) => (row.order_id === order_id ? now : row)));
    } catch (error) {
      report(error);
    }
  }

  async function remove(order_id: string): Promise<void> {
    if (!(await confirm({ message: deleteThisRecord, yes: '删除', no: '取消' }))) return;
    if (sayEnd(await lastOf(removeTopUp(ports, order_id)), recordDeleted)) drop(order_id);
    else await reread(order_id);
  }

  async function viewPayment(order_id: string): Promise<void> {
    const outcome = await open('proof', { type: '2', order_id });
    if (outcome === 'again') await open('pay', { type: '2', order_id, fd_sn: '' });
    flagForReload('userCenter');
    await reread(order_id);
  }

  return {
    list,
    /** Reloads rows that changed on other pages. */
    show(): void {
      for (const order_id of takeChanged()) void reread(order_id);
    },
    remove: (order_id: string) => alone(order_id, () => remove(order_id)),
    viewPayment: (order_id: string) => alone(order_id, () => viewPayment(order_id)),
  };
}

export type TopUpLogStore = ReturnType<typeof createTopUpLog>;
