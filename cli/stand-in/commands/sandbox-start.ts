import { command } from '#cli/frame/command.ts';
import { whole, word, yes } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang sandbox start`. */
export const sandboxStart = command({
  name: 'sandbox start',
  about: ['启动替身商城', 'run the stand-in shop'],
  examples: ['yaocang sandbox start --goods 300', 'yaocang sandbox start --port 0 --behind --data-dir /tmp/shop'],
  options: {
    port: whole('--port <port>', ['端口（默认 8080，0 为任意）', 'port (8080; 0 is any)'], 0),
    dataDir: word('--data-dir <folder>', ['数据目录', 'folder that keeps the shop']),
    goods: whole('--goods <count>', ['新商城的商品数', 'goods of a fresh shop']),
    behind: yes('--behind', ['在后台运行，直到 sandbox stop', 'go on behind, until sandbox stop']),
  },
  load: () => import('../sandbox-process.ts'),
  run: ({ runStandIn, startBehind }, { behind, ...given }, { terminal, signal, clock, planner }) => {
    planner?.operate('sandbox start', { ...given, behind });
    const wanted = { ...given, env: terminal.env, signal };
    return behind ? startBehind(wanted, clock) : runStandIn(wanted);
  },
  view: sentence,
});
