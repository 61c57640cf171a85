import { command } from '#cli/frame/command.ts';
import { whole, word } from '#cli/frame/parameters.ts';
import { serviceRows } from './view.ts';

/** `yaocang after-sales list`. */
export const afterSalesList = command({
  name: 'after-sales list',
  about: ['售后列表', 'list after-sales requests'],
  options: {
    keywords: word('--keywords <text>', ['商品名称', 'part of a goods name']),
    limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
  },
  load: () => import('./service.ts'),
  run: async ({ listServices }, given, cli) => listServices(await cli.shop(), given),
  view: serviceRows,
});
