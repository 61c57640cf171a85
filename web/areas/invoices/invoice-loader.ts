import { invoice } from '#shared/contract/invoice.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const invoiceLoader = defineLoader('invoice', (read) => ({
  list: read(invoice.list, ({ lx }) => ({ lx }), { members: true }),
}));
