/** The leg from an order to its payment out of the balance. */
import { payCx } from '#shared/contract/pay-cx.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { user } from '#shared/contract/user.ts';
import { CancelledError, RefusedError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Rule } from '../check.ts';
import type { Walk } from '../walk.ts';
import { chooseGoods } from './choosing.ts';
import { type Entered, enterAsBuyer } from './entering.ts';
import { makeOrder, type Ordered } from './ordering.ts';

/** Whether money may have gone out; an order that may be paid is not closed. */
export interface Settled {
  value: boolean;
}

/** What the member can pay with, bonus included, in fen. */
export async function fundsOf({ client }: Walk): Promise<number> {
  const { moneys, acquire_money } = await client.send(user.userCenter, {});
  return moneys + acquire_money;
}

/** Looks at what is due, pays it by balance, and sees that it arrived and what it cost. */
export async function payByBalance(walk: Walk, made: Ordered, settled: Settled): Promise<void> {
  const before = await fundsOf(walk);
  await amountDue(walk, made);
  await spendBalance(walk, made, settled);
  await arrived(walk, made.order_sn);
  await walk.step(
    { name: ['余额减少相应金额', 'balance fell by the amount'], call: user.userCenter.path },
    async ({ equal }) => {
      const rule: Rule = ['赠送金额与余额合计支付应付金额', 'bonus and balance together pay what is due', '2 §9'];
      equal('moneys + acquire_money', await fundsOf(walk), before - made.due, rule);
    },
  );
}

/** An order that a buyer made and paid. */
export async function paidOrder(walk: Walk): Promise<Entered & { readonly made: Ordered }> {
  const settled = { value: false };
  const entered = await enterAsBuyer(walk);
  const made = await makeOrder(walk, await chooseGoods(walk, entered.settings), () => settled.value);
  await payByBalance(walk, made, settled);
  return { ...entered, made };
}

/** What the payment dialog asks first. */
export const amountDue = (walk: Walk, { order_id, order_sn, due }: Ordered) =>
  walk.ask(
    ['应付金额', 'amount due'],
    payOrder.orderAmount,
    { type: '1', order_id, fd_sn: '' },
    (answer, { equal }) => {
      equal('order.order_sn', answer.order.order_sn, order_sn, ['应为刚下的订单', 'the order that was made']);
      equal('order.money_paid', answer.order.money_paid, due, ['应与下单结果一致', 'what the order said']);
      equal('pay_pwd', answer.pay_pwd, true, ['已设置支付密码', 'a payment password is set', '2 §5']);
      equal('ye_true', answer.ye_true, true, ['余额充足', 'the balance is enough', '2 §5']);
    },
  );

async function spendBalance(walk: Walk, { order_id, due }: Ordered, settled: Settled): Promise<void> {
  await walk.step({ name: ['余额支付', 'pay by balance'], call: payOrder.yePay.path }, async () => {
    await walk.client.send(payOrder.yzPay, { pay_pwd: encodePassword(walk.account.payPassword) });
    await walk.spend(due);
    try {
      await walk.client.send(payOrder.yePay, { order_id, fd_sn: '' });
      settled.value = true;
    } catch (error) {
      // What was never sent has paid nothing.
      settled.value = !(error instanceof RefusedError || error instanceof CancelledError);
      throw error;
    }
  });
}

/** The payment arrived. */
export const arrived = (walk: Walk, order_sn: string) =>
  walk.ask(['支付到账', 'payment arrived'], payCx.getStatus, { order_sn }, ({ data }, { equal }) =>
    equal('data.status', data.status, true, ['1 为已支付', '1 is paid', '2 §4']),
  );
