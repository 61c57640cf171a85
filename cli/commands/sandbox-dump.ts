import { operatorAnswer } from '#cli/screens/operator-answer.ts';
import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';
import { many } from './frame/parameters.ts';

/** `yaocang sandbox dump`. */
export const sandboxDump = command({
  name: 'sandbox dump',
  about: ['替身商城：导出数据表（不含机密）', 'stand-in: rows of its tables, without secrets'],
  examples: ['yaocang sandbox dump orders ledger --json'],
  args: { tables: many('[tables...]', ['表名（默认交易与资金）', 'tables (those of trade and money)']) },
  load: () => import('#cli/services/sandbox.ts'),
  run: async ({ act }, { tables }, cli) => act(await operatorOf(cli), 'dump', tables.length > 0 ? { tables } : {}),
  view: operatorAnswer,
});
