/** Money that comes in from outside (document 2 §2, §4): bank transfers and top-ups. */
import { bankInfo } from '#shared/contract/bank-info.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { user } from '#shared/contract/user.ts';
import { userLedger } from '#shared/contract/user-ledger.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { waitingOrder } from '../legs/online.ts';
import { orderRow } from '../legs/ordering.ts';
import { arrived, fundsOf } from '../legs/paying.ts';
import { uploadPicture } from '../legs/uploading.ts';
import type { Scenario } from '../scenario.ts';

export const transferPayment: Scenario = {
  name: 'pay-transfer',
  about: ['转账支付：上传凭证、驳回、重传、通过', 'by transfer: proof, rejected, handed in again, approved'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const settled = { value: false };
    const made = await waitingOrder(walk, settled);
    const { order_id, order_sn, due } = made;
    await walk.ask('accounts', bankInfo.list, {}, ({ yh_list }, { holds }) =>
      holds('yh_list', yh_list.length > 0, 'an account', yh_list.length, 'where a transfer goes (2 §3)'),
    );
    const prove = await uploadPicture(walk);
    const handIn = async (name: string) => {
      await walk.spend(due);
      await walk.ask(name, payTransfer.zzPay, { type: '1', order_id, fd_sn: '', prove, use_ye: false });
    };
    const proof = { order_id, type: '1' } as const;
    const state = (name: string, status: number, rule: string) =>
      walk.ask(name, payTransfer.getZzStatus, proof, (answer, { equal }) =>
        equal('status', answer.status as number, status, rule),
      );
    await handIn('hand in the proof');
    walk.later('transfer', async () => {
      if (!settled.value) await walk.client.send(payTransfer.colsZzStatus, proof);
    });
    await state('under review', 0, '0 is under review (2 §4)');
    const because = '金额不符，请重新上传';
    await walk.operator('rejected', 'review_transfer', { transfer: order_sn, verdict: 'reject', because });
    const rejected = await state('rejected', 2, '2 is rejected (2 §4)');
    await walk.step({ name: 'with the reason', call: payTransfer.getZzStatus.path }, async ({ equal }) =>
      equal('shbz', rejected.shbz, because, 'the reason is told (2 §4)'),
    );
    await handIn('hand in another proof');
    await state('under review again', 0, '0 is under review (2 §4)');
    await walk.operator('approved', 'review_transfer', { transfer: order_sn, verdict: 'approve' });
    settled.value = true;
    await state('passed', 1, '1 is passed (2 §4)');
    await orderRow(walk, 'order waits for shipment', order_id, 2, '2 is pending shipment (1 §4)');
  },
};

export const topUp: Scenario = {
  name: 'top-up',
  about: ['充值：下单、扫码到账、余额与明细', 'top-up: made, paid by code, balance and ledger'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    await enterAsBuyer(walk);
    await walk.ask('activities', recharge.list, {});
    const before = await fundsOf(walk);
    const made = await walk.ask(
      'make',
      recharge.rechargeAdd,
      { type: 'other', money_v: 10_000 },
      (answer, { equal, holds }) => {
        equal('moneys', answer.moneys, 10_000, 'the amount that was asked for (2 §2)');
        holds(
          'get_money',
          answer.get_money >= answer.moneys,
          'that much or more',
          answer.get_money,
          'with the bonus (2 §3)',
        );
      },
    );
    const { order_id } = made;
    let paid = false;
    walk.later('top-up', async () => {
      if (!paid) await walk.client.send(recharge.rechargeDel, { order_id });
    });
    await walk.ask('log', recharge.rechargeLog, { order_id }, ({ data }, { equal }) =>
      equal('data[0].pay_status', data[0]?.pay_status as number, 0, '0 is unpaid (2 §3)'),
    );
    await walk.spend(made.moneys);
    const body = { type: '2', order_id, fd_sn: '', pay_type: '2', use_ye: false, is_app: false } as const;
    const { order_sn } = await walk.ask('start an online payment', payOrder.zxPay, { query: { path: '' }, body });
    await walk.operator('the gateway settles it', 'settle', { order_sn, outcome: 'paid' });
    paid = true;
    await arrived(walk, order_sn);
    await walk.step({ name: 'balance rose', call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before + made.get_money, 'what was to be credited (2 §3)'),
    );
    await walk.ask('ledger', userLedger.detailLog, { lx: 'moneys' }, ({ data }, { equal }) =>
      equal('data[0].change', data[0]?.change, made.moneys, 'the newest movement first'),
    );
  },
};
