/** Legs that pay an order: by balance, or by a QR code that somebody pays. */
import type { Words } from '#cli/text/words.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { CancelledError, RefusedError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { checksOf, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import type { Walk } from '../walk.ts';
import { type Ordered, orderRow } from './ordering.ts';

const { payCx, payOrder, user } = calls;

/** Balance plus bonus, in fen. One that did not come is told by its field. */
export async function fundsOf({ client }: Pick<Walk, 'client'>): Promise<number> {
  const { moneys, acquire_money } = await client.send(user.userCenter, {});
  const { present } = checksOf(user.userCenter.path);
  return present('moneys', moneys, say.aSum, FUNDS) + present('acquire_money', acquire_money, say.aSum, FUNDS);
}

const FUNDS: Rule = ['会员中心有余额与赠送金额', 'the member centre tells balance and bonus', '2 §9'];

export const fundsAre = (walk: Walk, name: readonly [string, string], expected: number, rule: Rule): Promise<void> =>
  walk.step(name, user.userCenter, async ({ equal }) =>
    equal('moneys + acquire_money', await fundsOf(walk), expected, rule),
  );

export const NOTHING_PAID: Rule = ['没有付款，金额不变', 'nothing was paid'];

/** Checks the amount due, pays by balance, and checks the order's state and the balance. */
export async function payByBalance(walk: Walk, made: Ordered): Promise<void> {
  const { order_id, order_sn, due } = made;
  const before = await fundsOf(walk);
  const subject = { type: '1', order_id, fd_sn: '' } as const;
  await walk.ask(['应付金额', 'amount due'], payOrder.orderAmount, subject, (answer, { equal }) => {
    equal('order.order_sn', answer.order.order_sn, order_sn, ['应为刚下的订单', 'the order that was made']);
    equal('order.money_paid', answer.order.money_paid, due, ['应与下单结果一致', 'what the order said']);
    equal('pay_pwd', answer.pay_pwd, true, ['已设置支付密码', 'a payment password is set', '2 §5']);
    equal('ye_true', answer.ye_true, true, ['余额充足', 'the balance is enough', '2 §5']);
  });
  await walk.step(['余额支付', 'pay by balance'], payOrder.yePay, async () => {
    await walk.client.send(payOrder.yzPay, { pay_pwd: encodePassword(walk.account.payPassword) });
    await walk.spend(due, { call: payOrder.yePay, args: { order_id, fd_sn: '' } });
    await walk.client.send(payOrder.yePay, { order_id, fd_sn: '' }).catch((error: unknown) => {
      // A refused or unsent call has paid nothing.
      if (!(error instanceof RefusedError || error instanceof CancelledError)) made.over();
      throw error;
    });
    made.over();
  });
  await isPaid(walk, made);
  const rule: Rule = ['赠送金额与余额合计支付应付金额', 'bonus and balance together pay what is due', '2 §9'];
  await fundsAre(walk, ['余额减少相应金额', 'balance fell by the amount'], before - due, rule);
}

export const isPaid = (walk: Walk, { order_id }: Ordered) =>
  orderRow(walk, ['订单待发货', 'order waits for shipment'], order_id, 2);

type Subject = Pick<Ordered, 'order_id' | 'due'> & { readonly type?: '1' | '2' };

/** Starts an online payment by QR code. It is cancelled at the end of the walk unless `over` is called. */
export async function startCode(walk: Walk, { order_id, due, type = '1' }: Subject, use_ye = false) {
  const body = { type, order_id, fd_sn: '', pay_type: '2', use_ye, is_app: false } as const;
  await walk.spend(due, { call: payOrder.zxPay, args: { body } });
  const rule: Rule = ['应有可扫的二维码', 'a code to scan', '2 §4'];
  const asked = { query: { path: '' }, body };
  const clear = { order_id, fd_sn: '' };
  const over = walk.later(
    ['未完成的在线支付', 'online payment'],
    () => walk.client.send(payOrder.clearSd, clear),
    `call pay/pay_order clear_sd order_id=${order_id} fd_sn=`,
  );
  const name: Words = ['发起在线支付', 'start an online payment'];
  const started = await unlessRefused(over, () =>
    walk.ask(name, payOrder.zxPay, asked, (answer, { holds }) => {
      holds('code_url', Boolean(answer.code_url), ['二维码', 'a code'], answer.trade_type, rule);
      const { money_paid = due } = answer;
      holds('money_paid', money_paid <= due, due, money_paid, ['不超过应付金额', 'not more than is due']);
    }),
  );
  const { order_sn } = started;
  await walk.ask(['尚未支付', 'not paid yet'], payCx.getStatus, { order_sn }, ({ data }, { equal }) =>
    equal('data.status', data.status, false, ['未付款前不算已付', 'only what was paid is paid', '2 §4']),
  );
  return { ...started, over };
}

/** A refused call changed nothing, so its restore is dropped. */
export async function unlessRefused<T>(forget: () => void, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof RefusedError) forget();
    throw error;
  }
}

export type Code = AnswerOf<typeof payOrder.zxPay>;
type Started = Awaited<ReturnType<typeof startCode>>;

export async function clearCode(walk: Walk, { order_id }: Pick<Ordered, 'order_id'>, { over }: Started): Promise<void> {
  await walk.ask(['清理未完成的支付', 'clear it away'], payOrder.clearSd, { order_id, fd_sn: '' });
  over();
}

/** ms between two polls of an online payment, and how many there are (document 2 §4). */
const PAUSE = 2000;
const TIMES = 90;

/** Lets `--settle` pay the code; skips the rest if nobody can pay. */
export function haveItPaid(walk: Walk, { order_sn, code_url = '', money_paid }: Code, due: number): Promise<void> {
  const { settle } = walk;
  if (!settle) return walk.notHere(say.nobodyPays);
  const payment = { order_sn, code: code_url, amount: money_paid ?? due };
  return walk.step(['付款', 'pay the code'], { path: '', id: 'settle' }, () => settle(payment));
}

/** Lets the code be paid and waits for the payment to arrive. */
export async function settleCode(walk: Walk, started: Started, { due, over }: Pick<Ordered, 'due' | 'over'>) {
  const { order_sn } = started;
  await haveItPaid(walk, started, due);
  // It may be paid now: from here on nothing is cancelled or closed, whatever the shop says.
  started.over();
  over();
  await walk.step(['支付到账', 'payment arrived'], payCx.getStatus, async ({ equal }) => {
    let paid = false;
    for (let asked = 0; asked < TIMES && !paid; asked += 1) {
      if (asked > 0) await walk.clock.wait(PAUSE, walk.signal);
      ({ status: paid } = (await walk.client.send(payCx.getStatus, { order_sn })).data);
    }
    equal('data.status', paid, true, ['1 为已支付', '1 is paid', '2 §4']);
  });
}
