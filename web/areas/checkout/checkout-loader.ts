import { buy } from '#shared/contract/buy.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The checkout without any choices. */
export const buyLoader = defineLoader('buy', (read) => ({
  confirm: read(buy.confirm, ({ buy_list }) => ({ buy_list, address_id: '', volume_id: '', use_integral: false }), {
    members: true,
    needs: ['buy_list'],
  }),
}));
