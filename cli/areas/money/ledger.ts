/** The member's ledger: movements of balance, bonus and points. */

import { firstItems } from '#cli/parts/first-items.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { type LedgerRow, userLedger } from '#shared/contract/user-ledger.ts';

/** What a member owns, as it is written on the command line. */
export const purses = { balance: 'moneys', bonus: 'acquire_money', points: 'integral' } as const;
export type PurseWord = keyof typeof purses;

export interface LedgerFound {
  readonly of: PurseWord;
  readonly movements: readonly LedgerRow[];
  readonly more: boolean;
}

/** Movements of a purse, newest first. */
export async function listLedger(
  shop: Shop,
  { of = 'balance', limit = 20 }: { readonly of: PurseWord | undefined; readonly limit: number | undefined },
): Promise<LedgerFound> {
  loginOf(shop);
  const { items, more } = await firstItems(shop, userLedger.detailLog, { lx: purses[of] }, limit);
  return { of, movements: items, more };
}
