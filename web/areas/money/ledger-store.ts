/** The ledger of one page instance: a purse, its movements, and the month from which they are shown (decisions §3). */

import { proxy } from 'valtio';
import { type LedgerTab, ledgerTab } from '#shared/rules/ledger.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { ledgerLoader } from './ledger-loader.ts';

/** Makes the ledger, opened at the purse that the query asks for. */
export function createLedger(wanted: string) {
  const state = proxy<{ lx: LedgerTab; from: string }>({ lx: ledgerTab(wanted), from: '' });
  const list = createEndless({ ...askOf(ledgerLoader.reads.list, { lx: wanted }), args: () => ({ lx: state.lx }) });
  const purse = createPart(askOf(ledgerLoader.reads.purse, { lx: wanted }));
  return {
    state,
    list,
    purse,
    /** Opens a purse. */
    choose(next: string): void {
      const lx = ledgerTab(next);
      if (lx === state.lx) return;
      Object.assign(state, { lx, from: '' });
      if (list.state.phase !== 'idle') list.restart();
    },
    /** Shows this month and what came before; pages that are not there yet follow by themselves. '' shows all. */
    showFrom(month: string): void {
      state.from = month;
    },
  };
}

export type LedgerStore = ReturnType<typeof createLedger>;
