import { command } from '#cli/frame/command.ts';
import { oneOf, whole } from '#cli/frame/parameters.ts';
import { ledgerRows } from './view.ts';

/** `yaocang ledger --of balance`. */
export const ledger = command({
  name: 'ledger',
  about: ['余额、赠送金额或积分的明细', 'movements of balance, bonus or points'],
  examples: ['yaocang ledger --of bonus', 'yaocang ledger --of points --limit 50'],
  options: {
    of: oneOf('--of <purse>', ['明细（默认 balance）', 'of what (balance)'], ['balance', 'bonus', 'points']),
    limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']),
  },
  load: () => import('./ledger.ts'),
  run: async ({ listLedger }, given, cli) => listLedger(await cli.shop(), given),
  view: ledgerRows,
});
