import { command } from '#cli/frame/command.ts';
import { oneOf, whole } from '#cli/frame/parameters.ts';
import { invoiceRows } from './view.ts';

/** `yaocang invoice list`. */
export const invoiceList = command({
  name: 'invoice list',
  about: ['已收货订单的发票', 'invoices of received orders'],
  options: {
    show: oneOf('--show <which>', ['筛选（默认全部）', 'which (all)'], ['all', 'open', 'asked']),
    limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']),
  },
  load: () => import('./invoices.ts'),
  run: async ({ listInvoices }, given, cli) => listInvoices(await cli.shop(), given),
  view: invoiceRows,
});
