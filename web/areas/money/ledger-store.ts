/** The ledger of one page instance: a tab, its entries, and the first month to show. */

import { proxy } from 'valtio';
import { type LedgerTab, ledgerTab } from '#shared/rules/money/ledger.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { ledgerLoader } from './ledger-loader.ts';

/** Creates the ledger, opened at the tab of the query. */
export function createLedger(wanted: string) {
  const state = proxy<{ lx: LedgerTab; from: string }>({ lx: ledgerTab(wanted), from: '' });
  const list = createEndless({ ...askOf(ledgerLoader.reads.list, { lx: wanted }), args: () => ({ lx: state.lx }) });
  const purse = createPart(askOf(ledgerLoader.reads.purse, { lx: wanted }));
  return {
    state,
    list,
    purse,
    /** Selects a tab. */
    choose(next: string): void {
      const lx = ledgerTab(next);
      if (lx === state.lx) return;
      Object.assign(state, { lx, from: '' });
      if (list.state.phase !== 'idle') list.restart();
    },
    /** Shows this month and earlier ones; missing pages load by themselves. '' shows all. */
    showFrom(month: string): void {
      state.from = month;
    },
  };
}

export type LedgerStore = ReturnType<typeof createLedger>;
