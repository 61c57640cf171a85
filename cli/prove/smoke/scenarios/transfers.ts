/** Money that comes in from outside (document 2 §2, §4): bank transfers and top-ups. */
import type { Words } from '#cli/text/words.ts';
import { bankInfo } from '#shared/contract/bank-info.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { user } from '#shared/contract/user.ts';
import { userLedger } from '#shared/contract/user-ledger.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { STARTED, waitingOrder } from '../legs/online.ts';
import { orderRow, TO_BE_SHIPPED } from '../legs/ordering.ts';
import { arrived, fundsOf } from '../legs/paying.ts';
import { uploadPicture } from '../legs/uploading.ts';
import type { Scenario } from '../scenario.ts';

/** The states of a transfer's proof. */
const PROOF = {
  0: ['0 为审核中', '0 is under review', '2 §4'],
  1: ['1 为已通过', '1 is passed', '2 §4'],
  2: ['2 为已驳回', '2 is rejected', '2 §4'],
} satisfies Readonly<Record<number, Rule>>;

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
    await walk.ask(['收款账户', 'accounts'], bankInfo.list, {}, ({ yh_list }, { holds }) =>
      holds('yh_list', yh_list.length > 0, ['收款账户', 'an account'], yh_list.length, [
        '有转账账户',
        'where a transfer goes',
        '2 §3',
      ]),
    );
    const prove = await uploadPicture(walk);
    const handIn = async (name: Words) => {
      await walk.spend(due);
      await walk.ask(name, payTransfer.zzPay, { type: '1', order_id, fd_sn: '', prove, use_ye: false });
    };
    const proof = { order_id, type: '1' } as const;
    const state = (name: Words, status: keyof typeof PROOF) =>
      walk.ask(name, payTransfer.getZzStatus, proof, (answer, { equal }) =>
        equal('status', answer.status as number, status, PROOF[status]),
      );
    await handIn(['提交凭证', 'hand in the proof']);
    walk.later(['待审核的转账', 'transfer'], async () => {
      if (!settled.value) await walk.client.send(payTransfer.colsZzStatus, proof);
    });
    await state(['审核中', 'under review'], 0);
    const because = '金额不符，请重新上传';
    await walk.operator(['运营方驳回', 'rejected by the operator'], 'review_transfer', {
      transfer: order_sn,
      verdict: 'reject',
      because,
    });
    const rejected = await state(['已驳回', 'rejected'], 2);
    await walk.step(
      { name: ['附驳回原因', 'with the reason'], call: payTransfer.getZzStatus.path },
      async ({ equal }) => equal('shbz', rejected.shbz, because, ['驳回须说明原因', 'the reason is told', '2 §4']),
    );
    await handIn(['重新提交凭证', 'hand in another proof']);
    await state(['再次审核中', 'under review again'], 0);
    await walk.operator(['运营方通过', 'approved by the operator'], 'review_transfer', {
      transfer: order_sn,
      verdict: 'approve',
    });
    settled.value = true;
    await state(['已通过', 'passed'], 1);
    await orderRow(walk, TO_BE_SHIPPED, order_id, 2);
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
    await walk.ask(['充值活动', 'activities'], recharge.list, {});
    const before = await fundsOf(walk);
    const made = await walk.ask(
      ['创建充值', 'make'],
      recharge.rechargeAdd,
      { type: 'other', money_v: 10_000 },
      (answer, { equal, holds }) => {
        equal('moneys', answer.moneys, 10_000, ['应为所填金额', 'the amount that was asked for', '2 §2']);
        holds('get_money', answer.get_money >= answer.moneys, say.atLeast(answer.moneys), answer.get_money, [
          '到账含赠送金额',
          'with the bonus',
          '2 §3',
        ]);
      },
    );
    const { order_id } = made;
    let paid = false;
    walk.later(['未付款的充值', 'top-up'], async () => {
      if (!paid) await walk.client.send(recharge.rechargeDel, { order_id });
    });
    await walk.ask(['充值记录', 'log'], recharge.rechargeLog, { order_id }, ({ data }, { equal }) =>
      equal('data[0].pay_status', data[0]?.pay_status as number, 0, ['0 为未支付', '0 is unpaid', '2 §4']),
    );
    await walk.spend(made.moneys);
    const body = { type: '2', order_id, fd_sn: '', pay_type: '2', use_ye: false, is_app: false } as const;
    const { order_sn } = await walk.ask(STARTED, payOrder.zxPay, { query: { path: '' }, body });
    await walk.operator(say.gatewaySettles, 'settle', { order_sn, outcome: 'paid' });
    paid = true;
    await arrived(walk, order_sn);
    await walk.step({ name: ['余额增加', 'balance rose'], call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before + made.get_money, [
        '应到账金额',
        'what was to be credited',
        '2 §3',
      ]),
    );
    await walk.ask(['余额明细', 'ledger'], userLedger.detailLog, { lx: 'moneys' }, ({ data }, { equal }) =>
      equal('data[0].change', data[0]?.change, made.moneys, ['最新一笔在前', 'the newest movement first']),
    );
  },
};
