import { recharge } from '#shared/contract/recharge.ts';
import { user } from '#shared/contract/user.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The top-up activities, and the balance, which only the member centre's answer has. */
export const topUpLoader = defineLoader('topUp', (read) => ({
  offers: read(recharge.list, () => ({}), { members: true }),
  purse: read(user.userCenter, () => ({}), { members: true }),
}));

export const topUpLogLoader = defineLoader('topUpLog', (read) => ({
  list: read(recharge.rechargeLog, ({ lx }) => (lx === '' ? {} : { lx }), { members: true }),
}));

/** The record to pay, if the address names one. */
export const payTopUpLoader = defineLoader('payTopUp', (read) => ({
  record: read(recharge.rechargeLog, ({ order_id }) => ({ order_id }), { members: true, needs: ['order_id'] }),
}));
