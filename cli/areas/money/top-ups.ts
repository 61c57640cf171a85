import { listed } from '#cli/parts/first-items.ts';
import { both, type Confirm, runOnce } from '#cli/parts/run-once.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { TopUpActivity } from '#shared/contract/member-entities.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { removeTopUp as removeFlow, startTopUp as startFlow } from '#shared/flows/top-up.ts';
import { activityUnreadable, deleteThisRecord, paymentOff, recordDeleted } from '#shared/messages/top-up.ts';
import { CUSTOM, checkTopUp, FIXED_AMOUNTS, runningTopUps, type TopUpChoice } from '#shared/rules/pay/top-up.ts';
import type { TopUpWanted } from './options.ts';

/** Activities that run, and fixed amounts in fen by key; `have_pay` is true if payment is enabled. */
export async function topUpOffers(shop: MemberShop) {
  const { czhd_list, have_pay } = await shop.client.send(recharge.list, {});
  return { activities: runningTopUps(czhd_list, shop.serverNow()), fixed: FIXED_AMOUNTS, have_pay };
}

export async function startTopUp(shop: MemberShop, { amount, activity }: TopUpWanted) {
  const { activities, have_pay } = await topUpOffers(shop);
  if (!have_pay) throw new Fault('server', both(paymentOff));
  const choice: TopUpChoice =
    activity === undefined ? { type: amount === undefined ? '' : CUSTOM, money_v: amount } : { type: activity };
  const checked = checkTopUp(choice, activities);
  if (!checked.ok) throw refusal(checked.message, activity, activities);
  const made = await runOnce(startFlow(shop, choice, checked.due), 'topup log');
  if (!made) throw new Fault('unknown', ['结果未知', 'nobody knows what came of it']);
  const { order_id, order_sn, moneys, get_money } = made;
  return { order_id, order_sn, moneys, get_money };
}

function refusal(message: { readonly text: string }, activity: string | undefined, known: readonly TopUpActivity[]) {
  if (message === activityUnreadable) return new Fault('server', both(activityUnreadable));
  if (activity === undefined) return new Fault('usage', [message.text, message.text], { next: flags });
  const ids = known.map(({ hd_id }) => hd_id).join(', ') || '-';
  return new Fault('usage', [`没有充值活动 ${activity}，可选：${ids}`, `no activity ${activity}; there are: ${ids}`]);
}

const flags = ['请使用 --amount 金额 或 --activity 活动', 'use --amount YUAN or --activity ID'] as const;

const logFilters = { all: '', unpaid: '1', done: '2' } as const;

export const topUpLog = (shop: MemberShop, show: keyof typeof logFilters = 'all', limit?: number) =>
  listed('records', shop, recharge.rechargeLog, { lx: logFilters[show] }, limit);

export async function removeTopUp(shop: MemberShop, order_id: string, confirm: Confirm) {
  await confirm(deleteThisRecord);
  await runOnce(removeFlow(shop, order_id), 'topup log');
  return { message: recordDeleted.text, order_id };
}
