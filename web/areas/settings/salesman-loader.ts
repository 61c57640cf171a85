import { salesman } from '#shared/contract/salesman.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const salesmanLoader = defineLoader('salesman', (read) => ({
  list: read(salesman.list, () => ({}), { members: true }),
}));
