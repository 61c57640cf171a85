import { command } from '#cli/frame/command.ts';
import { many } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox dump`. */
export const sandboxDump = command({
  name: 'sandbox dump',
  about: ['替身商城：导出数据表（不含机密）', 'stand-in: rows of its tables, without secrets'],
  examples: ['yaocang sandbox dump orders ledger --json'],
  args: { tables: many('[tables...]', ['表名（默认交易与资金）', 'tables (those of trade and money)']) },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, { tables }, cli) => act(await operatorOf(cli), 'dump', tables.length > 0 ? { tables } : {}),
  view: operatorAnswer,
});
