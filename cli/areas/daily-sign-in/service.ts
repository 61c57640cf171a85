import { withMemberFlags } from '#cli/parts/flags.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import { verificationToAct } from '#cli/parts/verification-now.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { path } from '#shared/contract/path.ts';
import { signin } from '#shared/contract/signin.ts';
import { signInToday } from '#shared/flows/daily-sign-in.ts';
import { chooseAddress } from '#shared/messages/buying.ts';
import { claimed } from '#shared/messages/coupon.ts';
import { unknownGift } from '#shared/messages/daily-sign-in.ts';
import {
  dayKey,
  giftText,
  isClaimable,
  needsAddress,
  signInButton,
  todaysGift,
} from '#shared/rules/member/daily-sign-in.ts';

/** The seven days and the member's state; `integral` is in points. */
export async function showSignIn(shop: MemberShop) {
  const told = await shop.client.send(signin.signin, {});
  const { data, user_integral } = await withMemberFlags(shop, signin.signin.answer, told);
  return { week: data, integral: user_integral };
}

const WAYS = {
  login: ['yaocang login 用户名', 'yaocang login USER'],
  verify: ['yaocang verify show', 'yaocang verify show'],
  signed: ['yaocang signin show', 'yaocang signin show'],
} as const;

/** Where to find a gift, by its type. Goods become an order. */
const NEXT = { 0: '', 1: 'yaocang order list', 2: 'yaocang coupon mine', 3: 'yaocang ledger --of points' } as const;

/** Signs in for today. A goods gift needs an address; the usage fault lists them. */
export async function claimSignIn(shop: MemberShop, address: string | undefined) {
  const { token } = shop.session.login;
  const yz = await verificationToAct(shop);
  const { data: week } = await shop.client.send(signin.signin, {});
  const button = signInButton({ token, yz, user_yz: shop.settings.user_yz }, week);
  if (button.state !== 'open') throw new Fault('server', [button.label, button.label], { next: WAYS[button.state] });
  const gift = todaysGift(week);
  if (!isClaimable(gift)) throw new Fault('server', both(unknownGift));
  const address_id = address ?? (needsAddress(gift) ? await needAddress(shop) : '');
  const request = { signin_id: week.signin_id, v: dayKey(week.lx_day), address_id };
  const gained = (await runOnce(signInToday(shop, request, gift), 'signin show')) ?? gift;
  return {
    message: claimed.text,
    gain: giftText(gained),
    next: gained.gift_type === undefined ? '' : NEXT[gained.gift_type],
  };
}

async function needAddress(shop: MemberShop): Promise<never> {
  const { data } = await shop.client.send(path.getPath, {});
  if (data.length === 0) {
    throw new Fault('server', both(chooseAddress), { next: ['yaocang address save', 'yaocang address save'] });
  }
  const known = data
    .map(({ address_id, consignee, address = '' }) => `${address_id} ${consignee} ${address}`)
    .join('; ');
  throw new Fault('usage', [chooseAddress.text, 'a goods gift needs an address to go to'], {
    next: [`用 --address 指定：${known}`, `name one with --address: ${known}`],
  });
}
