import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang sandbox stop`. */
export const sandboxStop = command({
  name: 'sandbox stop',
  about: ['停止替身商城', 'stop the stand-in shop'],
  examples: ['yaocang sandbox stop --data-dir /tmp/shop'],
  options: { dataDir: word('--data-dir <folder>', ['数据目录', 'folder that keeps the shop']) },
  load: () => import('../sandbox-process.ts'),
  run: ({ stopStandIn }, { dataDir }, { terminal, signal, clock, planner }) => {
    planner?.operate('sandbox stop', { dataDir });
    return stopStandIn({ dataDir, env: terminal.env, signal }, clock);
  },
  view: sentence,
});
