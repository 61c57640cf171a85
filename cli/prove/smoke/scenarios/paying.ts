/** Payments (document 2 §2, §4, §9): QR codes, combined payments, transfers, top-ups. */
import { price } from '#cli/text/money.ts';
import type { Words } from '#cli/text/words.ts';
import { calls } from '#shared/contract/calls.ts';
import type { LedgerRow } from '#shared/contract/user-ledger.ts';
import { UPLOAD_SIZE } from '#shared/rules/app/image-file.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { reckoned } from '#shared/rules/money/money.ts';
import { has, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoodsWorth } from '../legs/choosing.ts';
import type { Entered } from '../legs/entering.ts';
import { closeOrder, makeOrder, orderCheapest } from '../legs/ordering.ts';
import {
  clearCode,
  fundsAre,
  fundsOf,
  isPaid,
  NOTHING_PAID,
  settleCode,
  startCode,
  unlessRefused,
} from '../legs/paying.ts';
import { picture } from '../picture.ts';
import { keepTopUps } from '../restore.ts';
import type { Walk } from '../walk.ts';

const { bankInfo, images, payOrder, payTransfer, recharge, user, userLedger } = calls;

export async function qrPayment(walk: Walk, { settings }: Entered): Promise<void> {
  const made = await orderCheapest(walk, settings);
  await settleCode(walk, await startCode(walk, made), made);
  await isPaid(walk, made);
}

export async function abandonedPayment(walk: Walk, { settings }: Entered): Promise<void> {
  const made = await orderCheapest(walk, settings);
  const before = await fundsOf(walk);
  await clearCode(walk, made, await startCode(walk, made));
  await closeOrder(walk, made);
  await fundsAre(walk, say.noMoneyMoved, before, NOTHING_PAID);
}

export async function combinedPayment(walk: Walk, { settings }: Entered): Promise<void> {
  const funds = await fundsOf(walk);
  if (funds === 0) walk.notHere(['该会员没有余额', 'this member has no balance']);
  // A balance that covers everything cannot be combined (document 2 §5), and activities may lower the amount.
  const made = await makeOrder(walk, await chooseGoodsWorth(walk, settings, 2 * funds));
  // A shop may want the payment password for the balance part.
  const pay_pwd = encodePassword(walk.account.payPassword);
  await walk.ask(['验证支付密码', 'check the payment password'], payOrder.yzPay, { pay_pwd });
  const started = await startCode(walk, made, true);
  const { money_paid: rest } = started;
  await walk.step(['余额抵扣一部分', 'the balance covers a part'], payOrder.zxPay, async (check) => {
    const held = funds - (await fundsOf(walk));
    if (held === 0 && rest === undefined)
      walk.notHere(['商城没有说明余额抵扣了多少', 'this shop tells nowhere what the balance covers']);
    const part: Rule = ['余额抵扣一部分', 'the balance covers a part', '2 §4'];
    const isPart = held > 0 && held < made.due;
    check.holds('moneys + acquire_money', isPart, fallen(1, made.due - 1), fallen(held), part);
    const whole: Rule = ['两部分之和等于应付', 'both parts together are what is due', '2 §4'];
    if (rest !== undefined) check.equal('money_paid', held + rest, made.due, whole);
  });
  await clearCode(walk, made, started);
  const back: Rule = ['抵扣部分应退回', 'a held part comes back', '2 §4'];
  await fundsAre(walk, ['余额已退回', 'the balance is whole again'], funds, back);
  await closeOrder(walk, made);
}

/** `The balance fell by …`: an amount or a range, in fen. */
function fallen(least: number, most = least): Words {
  const [from, to] = [price(least), price(most)];
  if (least === 0 && most === 0) return ['余额没有减少', 'a balance as it was'];
  if (from === to) return [`余额减少 ${from}`, `a balance that fell by ${from}`];
  return [`余额减少 ${from} 至 ${to}`, `a balance that fell by ${from} to ${to}`];
}

export async function transferPayment(walk: Walk, { settings, member }: Entered): Promise<void> {
  const made = await orderCheapest(walk, settings);
  const { order_id, due } = made;
  const some = has(['有转账账户', 'where a transfer goes', '2 §3'], 'yh_list.length>0');
  await walk.ask(['收款账户', 'accounts'], bankInfo.list, {}, some);
  const upload = { query: { token: member.token, ...UPLOAD_SIZE, is_zl: true }, body: picture() };
  const { img_url: prove } = await walk.ask(['上传图片', 'upload a picture'], images.imagesUp, upload);
  const form = { type: '1', order_id, fd_sn: '', prove, use_ye: false } as const;
  await walk.spend(due, { call: payTransfer.zzPay, args: { body: form } });
  const proof = { order_id, type: '1' } as const;
  const withdraw = () => walk.client.send(payTransfer.colsZzStatus, proof);
  const withdrawn = walk.later(['待审核的转账', 'transfer'], withdraw, `transfer withdraw ${order_id}`);
  await unlessRefused(withdrawn, () => walk.ask(['提交凭证', 'hand in the proof'], payTransfer.zzPay, form));
  const reviewed = has(['0 为审核中', '0 is under review', '2 §4'], 'status=0');
  await walk.ask(['审核中', 'under review'], payTransfer.getZzStatus, proof, reviewed);
  await walk.ask(['撤回转账', 'withdraw it'], payTransfer.colsZzStatus, proof);
  withdrawn();
  await closeOrder(walk, made);
}

async function makeTopUp(walk: Walk, chosen: { type: string; money_v?: number }) {
  const made = await walk.ask(['创建充值单', 'make the top-up'], recharge.rechargeAdd, chosen);
  return { ...made, due: reckoned(made.moneys) };
}

export async function topUp(walk: Walk): Promise<void> {
  const over = await keepTopUps(walk);
  const before = await fundsOf(walk);
  const made = await makeTopUp(walk, { type: 'other', money_v: 10_000 });
  const { order_id, moneys, get_money } = made;
  const unpaid = has(['0 为未支付', '0 is unpaid', '2 §4'], 'data[0].pay_status=0');
  await walk.ask(['充值记录', 'log'], recharge.rechargeLog, { order_id }, unpaid);
  await settleCode(walk, await startCode(walk, { ...made, type: '2' }), { ...made, over });
  const credited: Rule = ['应到账金额', 'what was to be credited', '2 §3'];
  await fundsAre(walk, ['余额增加', 'balance rose'], before + reckoned(get_money), credited);
  const written = has(['到账有明细', 'a row for it', '1 §3'], `data[*].change=${moneys}`);
  await walk.ask(['余额明细', 'ledger'], userLedger.detailLog, { lx: 'moneys' }, written);
}

export async function topUpBonus(walk: Walk): Promise<void> {
  const { czhd_list, have_pay } = await walk.ask(['充值活动', 'activities'], recharge.list, {});
  if (!have_pay) walk.notHere(['未开启支付', 'payment is not enabled']);
  await keepTopUps(walk);
  const wanted = [...czhd_list.slice(0, 1).map(({ hd_id }) => hd_id), 'money1'];
  for (const type of wanted) {
    const made = await makeTopUp(walk, { type });
    const activity = czhd_list.find(({ hd_id }) => hd_id === type);
    const costs: Rule = ['money1 为 500 元，活动按其金额', 'money1 is 500 yuan, an activity its own amount', '2 §2'];
    const bonus: Rule = ['到账加赠送', 'the bonus on top', '2 §3'];
    await walk.step(['金额', 'the amount'], recharge.rechargeAdd, async ({ equal }) => {
      equal('moneys', made.moneys, activity?.moneys ?? 50_000, costs);
      if (activity) equal('get_money', made.get_money, reckoned(activity.moneys) + reckoned(activity.s_money), bonus);
    });
    await walk.ask(['删除', 'delete'], recharge.rechargeDel, { order_id: made.order_id });
  }
  const none: Rule = ['金额要大于 0', 'an amount above 0', '2 §5'];
  await walk.refused(['金额为 0', 'nothing at all'], recharge.rechargeAdd, { type: 'other', money_v: 0 }, none);
}

export async function ledgers(walk: Walk): Promise<void> {
  const { moneys, acquire_money, integral } = await walk.ask(say.memberCentre, user.userCenter, {});
  const inFen = ({ change, rest }: LedgerRow) => [change, rest] as const;
  await book(walk, 'moneys', ['余额', 'balance'], reckoned(moneys), inFen);
  await book(walk, 'acquire_money', ['赠送金额', 'bonus'], reckoned(acquire_money), inFen);
  await book(walk, 'integral', ['积分', 'points'], reckoned(integral), ({ points, points_rest }) => [
    points,
    points_rest,
  ]);
}

const BOOK: Rule = ['每笔变动后的余额逐笔相符', 'each row changes the balance to its rest', '1 §3'];

/** Checks the newest page of a ledger: its first row ends at the balance, and each row continues the one before it. */
async function book(
  walk: Walk,
  lx: string,
  name: Words,
  balance: number,
  read: (row: LedgerRow) => readonly [change: number | undefined, rest: number | undefined],
): Promise<void> {
  await walk.step(name, userLedger.detailLog, async ({ equal }) => {
    const { data } = await walk.client.send(userLedger.detailLog, { lx });
    let expected = balance;
    for (const [change, rest] of data.map(read)) {
      if (rest !== undefined) equal('data.rest', rest, expected, BOOK);
      expected -= change ?? Number.NaN;
    }
  });
}
