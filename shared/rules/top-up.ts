/** Top-ups (recharge): what can be topped up, and what can be done with a record (document 2 §2, §5, §9). Amounts in fen. */
import type { TopUpActivity } from '#shared/contract/member-entities.ts';
import type { TopUpRow } from '#shared/contract/recharge.ts';
import type { Message } from '#shared/messages/message.ts';
import { chooseAmount, enterAmount } from '#shared/messages/top-up.ts';

/** The fixed amounts and their keys. */
export const FIXED_AMOUNTS = { money1: 50_000, money2: 100_000, money3: 500_000, money4: 1_000_000 } as const;
export type FixedAmount = keyof typeof FIXED_AMOUNTS;

/** The key of an amount of one's own. */
export const CUSTOM = 'money_v';

/** What is chosen: an activity's hd_id, a fixed amount's key, or CUSTOM with an amount; '' for nothing yet. */
export interface TopUpChoice {
  readonly type: string;
  readonly money_v?: number | undefined;
}

/** What is to be paid for a choice; a choice of nothing, and an amount that is not above 0, are refused. */
export function checkTopUp(
  { type, money_v = 0 }: TopUpChoice,
  activities: readonly Pick<TopUpActivity, 'hd_id' | 'moneys'>[],
): { ok: true; due: number | undefined } | { ok: false; message: Message } {
  const activity = activities.find(({ hd_id }) => hd_id === type);
  if (activity) return { ok: true, due: activity.moneys };
  if (Object.keys(FIXED_AMOUNTS).includes(type)) return { ok: true, due: FIXED_AMOUNTS[type as FixedAmount] };
  if (type !== CUSTOM) return { ok: false, message: chooseAmount };
  return money_v > 0 ? { ok: true, due: money_v } : { ok: false, message: enterAmount };
}

/** An action of the top-up log. */
export type TopUpAction = 'pay' | 'viewPayment' | 'remove';

export const topUpActionLabel: Readonly<Record<TopUpAction, string>> = {
  pay: '继续支付',
  viewPayment: '查看支付',
  remove: '删除',
};

const ACTIONS: Readonly<Record<NonNullable<TopUpRow['pay_status']>, readonly TopUpAction[]>> = {
  0: ['remove', 'pay'],
  1: [],
  2: ['viewPayment'],
};

/** What a record offers, the main one last: unpaid it can be deleted and paid, with a proof handed in it can be viewed. */
export const topUpActions = ({ pay_status }: Pick<TopUpRow, 'pay_status'>): readonly TopUpAction[] =>
  pay_status === undefined ? [] : ACTIONS[pay_status];

/** How a record stands, in words. */
export const topUpState: Readonly<Record<NonNullable<TopUpRow['pay_status']>, string>> = {
  0: '待付款',
  1: '充值成功',
  2: '转账审核',
};

/** The filter of the log: all, 1 pending payment (status 0 and 2), 2 top-up successful (status 1). */
export const topUpTabs = [
  { lx: '', label: '全部' },
  { lx: '1', label: '待付款' },
  { lx: '2', label: '充值成功' },
] as const;
