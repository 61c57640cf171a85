/** Top-ups (recharge): the choices and the log (document 2 §2, §5, §9). Amounts are in fen. */
import type { TopUpActivity } from '#shared/contract/member-entities.ts';
import type { TopUpRow } from '#shared/contract/recharge.ts';
import type { Message } from '#shared/messages/message.ts';
import { activityUnreadable, amountUnreadable, chooseAmount, enterAmount } from '#shared/messages/top-up.ts';
import { isOver } from '#shared/rules/app/is-over.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';

/** The fixed amounts by key. */
export const FIXED_AMOUNTS = { money1: 50_000, money2: 100_000, money3: 500_000, money4: 1_000_000 } as const;
export type FixedAmount = keyof typeof FIXED_AMOUNTS;

/** The key of a custom amount. */
export const CUSTOM = 'money_v';

/** The choice: the hd_id of an activity, the key of a fixed amount, or CUSTOM with an amount; '' for none. */
export interface TopUpChoice {
  readonly type: string;
  readonly money_v?: number | undefined;
}

/** The activities that have not ended at `now` (ms): a list may still have one that ended since. */
export const runningTopUps = <A extends Pick<TopUpActivity, 'end_time'>>(activities: readonly A[], now: number): A[] =>
  activities.filter((each) => !isOver(each, now));

const AMOUNT = /^(?=\.?\d)(\d{0,12})(?:\.(\d*))?$/;

/**
 * Reads a typed or pasted amount in fen. Full-width digits, spaces, commas, ¥, 。 in place of a point, and extra trailing zeros are
 * accepted. Anything but an amount above 0 in whole fen is refused, never rounded.
 */
export function readAmount(typed: string): { ok: true; money_v: number } | { ok: false; message: Message } {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s,¥]/g, '')
    .replace('。', '.')
    .replace(/元$/, '');
  if (plain === '' || /^-[\d.]+$/.test(plain)) return { ok: false, message: enterAmount };
  const [, whole, fraction = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(2))) return { ok: false, message: amountUnreadable };
  const money_v = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return money_v > 0 ? { ok: true, money_v } : { ok: false, message: enterAmount };
}

/** An amount for an address, in yuan: 320000 fen is "3200". */
export const writeAmount = (fen: number): string =>
  fen % 100 === 0 ? String(fen / 100) : `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** The amount of a choice. No choice, or an amount not above 0, also of an activity, is refused. */
export function checkTopUp(
  { type, money_v = 0 }: TopUpChoice,
  activities: readonly Pick<TopUpActivity, 'hd_id' | 'moneys'>[],
): { ok: true; due: number } | { ok: false; message: Message } {
  const activity = activities.find(({ hd_id }) => hd_id === type);
  if (activity) {
    const { moneys } = activity;
    return isAbove0(moneys) ? { ok: true, due: moneys } : { ok: false, message: activityUnreadable };
  }
  if (Object.keys(FIXED_AMOUNTS).includes(type)) return { ok: true, due: FIXED_AMOUNTS[type as FixedAmount] };
  if (type !== CUSTOM) return { ok: false, message: chooseAmount };
  return money_v > 0 ? { ok: true, due: money_v } : { ok: false, message: enterAmount };
}

/** The bonus of a top-up in fen; 0 when it is unknown. */
export const topUpBonus = ({ moneys, get_money }: Pick<TopUpRow, 'moneys' | 'get_money'>): number =>
  moneys === undefined || get_money === undefined ? 0 : Math.max(0, get_money - moneys);

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

/** The actions of a record, the main one last: unpaid it can be deleted and paid, with a submitted proof it can be viewed. */
export const topUpActions = ({ pay_status }: Pick<TopUpRow, 'pay_status'>): readonly TopUpAction[] =>
  pay_status === undefined ? [] : ACTIONS[pay_status];

/** Labels of the payment status. */
export const topUpState: Readonly<Record<NonNullable<TopUpRow['pay_status']>, string>> = {
  0: '待付款',
  1: '充值成功',
  2: '转账审核',
};

/** The tabs of the log: all, 1 pending payment (status 0 and 2), 2 top-up successful (status 1). */
export const topUpTabs = [
  { lx: '', label: '全部' },
  { lx: '1', label: '待付款' },
  { lx: '2', label: '充值成功' },
] as const;
