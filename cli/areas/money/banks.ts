/** Payment methods of the member. */

import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { bank } from '#shared/contract/bank.ts';
import type { AnswerOf } from '#shared/contract/call.ts';

export interface MethodsFound {
  readonly methods: AnswerOf<typeof bank.list>['data'];
  /** What the balance could pay, bonus included, in fen. */
  readonly moneys: number;
  /** A payment password is set. */
  readonly pay_pwd: boolean;
}

/** With what the member may pay. */
export async function listMethods(shop: Shop): Promise<MethodsFound> {
  loginOf(shop);
  const { data, moneys, pay_pwd } = await shop.client.send(bank.list, {});
  return { methods: data, moneys, pay_pwd };
}
