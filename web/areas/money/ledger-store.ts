/** The ledger of one page instance: a purse, its movements, and the month from which they are shown (decisions §3). */
import { proxy } from 'valtio';
import { user } from '#shared/contract/user.ts';
import { userLedger } from '#shared/contract/user-ledger.ts';
import { type LedgerTab, ledgerTab } from '#shared/rules/ledger.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';

/** Makes the ledger, opened at the purse that the query asks for. */
export function createLedger(wanted: string) {
  const state = proxy<{ lx: LedgerTab; from: string }>({ lx: ledgerTab(wanted), from: '' });
  const list = createEndless({ call: userLedger.detailLog, args: () => ({ lx: state.lx }) });
  const purse = createPart((signal) => api.send(user.userCenter, {}, { signal }));
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
