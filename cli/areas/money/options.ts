import { among, anyYuanOption, type Given, needed, word, yes } from '#cli/frame/parameters.ts';

export const ofTransfer = {
  args: { id: among('orders', needed('<order-id>', ['订单编号', 'order id'])) },
  options: { topup: yes('--topup', ['编号是充值记录', 'it is a top-up']) },
};
export type TransferNamed = Given<typeof ofTransfer.args> & Given<typeof ofTransfer.options>;

export const topUpOptions = {
  amount: anyYuanOption('--amount <yuan>', ['充值金额（元）', 'amount in yuan']),
  activity: word('--activity <id>', ['充值活动', 'top-up activity']),
};
export type TopUpWanted = Given<typeof topUpOptions>;
