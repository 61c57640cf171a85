/** What a buyer chose at the checkout of some cart lines: there after a reload, an errand or a new login, until it is an order. */
import type { buy } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { draftOf, keepDraft } from '#web/state/storage/drafts.ts';
import { isFlag, isRecord, isText } from '#web/state/storage/storage.ts';

export interface Choices {
  address_id: string;
  volume_id: string;
  use_integral: boolean;
}

export const NO_CHOICES: Choices = { address_id: '', volume_id: '', use_integral: false };

type Kept = Partial<Choices> & { remark?: string };

const keyOf = (buy_list: string): string => `checkout ${buy_list}`;

const absentOr = (value: unknown, isKind: (value: unknown) => boolean): boolean => value === undefined || isKind(value);

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  absentOr(value.address_id, isText) &&
  absentOr(value.volume_id, isText) &&
  absentOr(value.use_integral, isFlag) &&
  absentOr(value.remark, isText);

export const keptChoices = (buy_list: string): Kept | undefined => draftOf(keyOf(buy_list), isKept);
export const keepChoices = (buy_list: string, kept: Kept): void => keepDraft(keyOf(buy_list), kept);
export const dropChoices = (buy_list: string): void => keepDraft(keyOf(buy_list), null);

/**
 * What of the wanted choices holds in the answer, and the names of what does not. In place of a lost address stands none: goods
 * must not go where nobody sent them. Where the server says no address although it knows the wanted one, that one holds.
 */
export function heldBy(answer: AnswerOf<typeof buy.confirm>, wanted: Choices): { chosen: Choices; gone: string[] } {
  const { address_list, integral_use, money } = answer;
  const gone: string[] = [];
  let { address_id, volume_id } = answer;
  if (address_id === '' && address_list.some((each) => each.address_id === wanted.address_id))
    address_id = wanted.address_id;
  if (wanted.address_id !== '' && address_id !== '' && address_id !== wanted.address_id) {
    gone.push('收货地址');
    address_id = '';
  }
  if (wanted.volume_id !== '' && volume_id !== wanted.volume_id) gone.push('优惠券');
  const use_integral = wanted.use_integral && (integral_use > 0 || money.integral_money !== 0);
  if (wanted.use_integral && !use_integral) gone.push('积分抵扣');
  return { chosen: { address_id, volume_id, use_integral }, gone };
}
