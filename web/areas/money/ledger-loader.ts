import { user } from '#shared/contract/user.ts';
import { userLedger } from '#shared/contract/user-ledger.ts';
import type { LedgerTab } from '#shared/rules/money/ledger.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const ledgerLoader = defineLoader('ledger', (read) => ({
  list: read(userLedger.detailLog, ({ lx }) => ({ lx: (lx || 'moneys') as LedgerTab }), { members: true }),
  purse: read(user.userCenter, () => ({}), { members: true }),
}));
