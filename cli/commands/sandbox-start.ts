import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { whole, word } from './frame/parameters.ts';

/** `yaocang sandbox start`. */
export const sandboxStart = command({
  name: 'sandbox start',
  about: ['启动替身商城', 'run the stand-in shop'],
  options: {
    port: whole('--port <port>', ['端口（默认 8080，0 为任意）', 'port (8080; 0 is any)'], 0),
    dataDir: word('--data-dir <folder>', ['数据目录', 'folder that keeps the shop']),
    goods: whole('--goods <count>', ['新商城的商品数', 'goods of a fresh shop']),
  },
  load: () => import('#cli/services/stand-in.ts'),
  run: ({ runStandIn }, given, { terminal, signal }) => runStandIn({ ...given, env: terminal.env, signal }),
  view: sentence,
});
