import { command } from '#cli/frame/command.ts';
import { oneOf, whole } from '#cli/frame/parameters.ts';
import { topUpRows } from './view.ts';

/** `yaocang topup log`. */
export const topupLog = command({
  name: 'topup log',
  about: ['充值记录', 'the top-up log'],
  options: {
    show: oneOf('--show <which>', ['筛选（默认全部）', 'which (all)'], ['all', 'unpaid', 'done']),
    limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']),
  },
  load: () => import('./top-ups.ts'),
  run: async ({ topUpLog }, given, cli) => topUpLog(await cli.shop(), given),
  view: topUpRows,
});
