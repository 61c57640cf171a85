import { recharge } from '#shared/contract/recharge.ts';
import { user } from '#shared/contract/user.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The activities of a top-up, and the balance, which only the member centre's answer tells. */
export const topUpLoader = defineLoader('topUp', (read) => ({
  offers: read(recharge.list, () => ({}), { members: true }),
  purse: read(user.userCenter, () => ({}), { members: true }),
}));

export const topUpLogLoader = defineLoader('topUpLog', (read) => ({
  list: read(recharge.rechargeLog, ({ lx }) => (lx === '' ? {} : { lx }), { members: true }),
}));

/** The record that is paid, where the address names one. */
export const payTopUpLoader = defineLoader('payTopUp', (read) => ({
  record: read(recharge.rechargeLog, ({ order_id }) => ({ order_id }), { members: true, needs: ['order_id'] }),
}));
