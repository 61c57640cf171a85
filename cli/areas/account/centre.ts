/** The member centre in one look: counters, money, points, activities, parcels, and what the member should do. */

import { verificationNow } from '#cli/parts/verification-now.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { user } from '#shared/contract/user.ts';
import { bindFirst, changeSecurityFirst, verifyFirst } from '#shared/messages/shell.ts';
import { asksToBind, pointsWorth } from '#shared/rules/member.ts';

type Centre = AnswerOf<typeof user.userCenter>;
type Side = AnswerOf<typeof user.userLeft>;

/** The centre's own fields by the server's names; amounts in fen. */
export interface CentreShown extends Omit<Centre, 'system_priv' | 'openid'> {
  readonly user_name: string;
  readonly name: string;
  readonly yz: number;
  readonly order_pay: boolean;
  /** What the points are worth, in yuan with two decimals. */
  readonly integral_worth: string;
  readonly bound: boolean;
  /** The account's closing was asked for. */
  readonly deleted: boolean;
  readonly user_list: Side['user_list'];
  /** What the centre asks the member to do. */
  readonly hints: readonly string[];
  /** Privileges that are on. */
  readonly privileges: readonly string[];
}

/** Reads the centre and its side menu. */
export async function showCentre(shop: Shop): Promise<CentreShown> {
  const { user_name, name, order_pay } = loginOf(shop);
  const { envelope: _, system_priv, openid, ...centre } = await shop.client.send(user.userCenter, {});
  const yz = await verificationNow(shop);
  const side = await shop.client.send(user.userLeft, {});
  const hints = [
    ...(shop.settings.user_yz && yz !== 1 ? [verifyFirst.text] : []),
    ...(asksToBind(openid, system_priv) ? [bindFirst.text] : []),
    ...(side.rePwd || side.reMb ? [changeSecurityFirst.text] : []),
  ];
  return {
    ...centre,
    user_name,
    name: side.name || name,
    yz,
    order_pay,
    integral_worth: pointsWorth(centre.integral, centre.integral_ratio),
    bound: Boolean(openid),
    deleted: side.deleted,
    user_list: side.user_list,
    hints,
    privileges: Object.entries(system_priv).flatMap(([flag, on]) => (on ? [flag] : [])),
  };
}
