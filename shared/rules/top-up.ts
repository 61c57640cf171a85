/** Top-ups (recharge): what can be topped up, and what can be done with a record (document 2 §2, §5, §9). Amounts in fen. */
import type { TopUpActivity } from '#shared/contract/member-entities.ts';
import type { TopUpRow } from '#shared/contract/recharge.ts';
import type { Message } from '#shared/messages/message.ts';
import { amountUnreadable, chooseAmount, enterAmount } from '#shared/messages/top-up.ts';

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

const AMOUNT = /^(\d{1,12})(?:\.(\d*))?$/;

/**
 * An amount of one's own as it was typed or pasted, in fen: full-width digits, spaces, commas, a ¥ and 。 for a point are read as meant,
 * and so are zeros behind the cents. What is no amount above 0 in whole fen is refused, never rounded.
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

/** An amount in fen as an address carries it, in yuan; 320000 is "3200". */
export const writeAmount = (fen: number): string =>
  fen % 100 === 0 ? String(fen / 100) : `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

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

/** The bonus in what a top-up credits, in fen; 0 while nobody knows of one. */
export const topUpBonus = ({ moneys, get_money }: Pick<TopUpRow, 'moneys' | 'get_money'>): number =>
  moneys === undefined || get_money === undefined ? 0 : Math.max(0, get_money - moneys);

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
