import { qhyg } from '#shared/contract/qhyg.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** Pre-orders: the goods of the address, else the member's own. */
export const preOrderLoader = defineLoader('preOrder', (read) => ({
  info: read(qhyg.info, ({ id }) => ({ goods_id: id }), { members: true, needsId: ['id'] }),
  records: read(qhyg.list, () => ({}), { members: true, when: { id: [''] } }),
}));
