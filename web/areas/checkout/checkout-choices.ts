/**
 * The buyer's choices at the checkout of some cart lines. They survive a reload, a detour and a new login, until the
 * order is made.
 */
import type { buy } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import * as kept from '#web/state/storage/kept.ts';

export interface Choices {
  address_id: string;
  volume_id: string;
  use_integral: boolean;
}

export const NO_CHOICES: Choices = { address_id: '', volume_id: '', use_integral: false };

type StoredChoices = Partial<Choices> & { remark?: string };

export const storedChoices = (buy_list: string): StoredChoices | undefined => kept.checkout.mine(buy_list).read();
export const storeChoices = (buy_list: string, choices: StoredChoices): void =>
  kept.checkout.mine(buy_list).write(choices);
export const dropChoices = (buy_list: string): void => kept.checkout.mine(buy_list).erase();

/**
 * Which of the wanted choices the answer accepts, and the names of the others. A lost address is not replaced: goods
 * must not go to an address that nobody chose. If the server names no address but knows the wanted one, it is accepted.
 */
export function acceptedChoices(
  answer: AnswerOf<typeof buy.confirm>,
  wanted: Choices,
): { chosen: Choices; gone: string[] } {
  const { address_list, integral_use = 0, money } = answer;
  const gone: string[] = [];
  let { address_id, volume_id } = answer;
  if (address_id === '' && address_list?.some((each) => each.address_id === wanted.address_id))
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
