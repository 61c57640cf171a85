/** The entries of a tab of the ledger, and the first month to show. */

import { proxy } from 'valtio/vanilla';
import type { LedgerTab } from '#shared/rules/money/ledger.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { ledgerLoader } from './ledger-loader.ts';

/** Creates the entries of one tab. */
export function createLedger(lx: LedgerTab) {
  const state = proxy({ from: '' });
  return {
    state,
    list: createEndless(askOf(ledgerLoader.reads.list, { lx })),
    /** Shows this month and earlier ones; missing pages load by themselves. '' shows all. */
    showFrom(month: string): void {
      state.from = month;
    },
  };
}

export type LedgerStore = ReturnType<typeof createLedger>;
