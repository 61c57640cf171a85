/** Who is logged in, and what the member centre says of money and orders. */

import { verificationNow } from '#cli/parts/verification-now.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { user } from '#shared/contract/user.ts';
import { pointsWorth } from '#shared/rules/member.ts';

/** The member; amounts in fen. */
export interface Member {
  readonly user_name: string;
  readonly name: string;
  readonly agency_id: string;
  readonly yz: number;
  readonly order_pay: boolean;
  readonly moneys: number;
  readonly acquire_money: number;
  readonly integral: number;
  /** What the points are worth, in yuan with two decimals. */
  readonly integral_worth: string;
  readonly dz_num: number;
  readonly df_num: number;
  readonly ds_num: number;
}

/** Asks the shop, so that a login that is no longer valid shows. */
export async function whoAmI(shop: Shop): Promise<Member> {
  const { user_name, name, agency_id, order_pay } = loginOf(shop);
  const centre = await shop.client.send(user.userCenter, {});
  const yz = await verificationNow(shop);
  const { moneys, acquire_money, integral, dz_num, df_num, ds_num } = centre;
  const integral_worth = pointsWorth(integral, centre.integral_ratio);
  const money = { moneys, acquire_money, integral, integral_worth };
  return { user_name, name, agency_id, yz, order_pay, ...money, dz_num, df_num, ds_num };
}
