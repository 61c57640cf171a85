import { both, runOnce } from '#cli/parts/run-once.ts';
import { verificationToAct } from '#cli/parts/verification-now.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Address } from '#shared/contract/entities.ts';
import { path } from '#shared/contract/path.ts';
import { signin } from '#shared/contract/signin.ts';
import { signInToday } from '#shared/flows/daily-sign-in.ts';
import { chooseAddress } from '#shared/messages/buying.ts';
import { claimed } from '#shared/messages/coupon.ts';
import { dayKey, giftText, needsAddress, signInButton, todaysGift } from '#shared/rules/daily-sign-in.ts';

/** The seven days and where the member stands; `integral` are its points. */
export async function showSignIn(shop: MemberShop) {
  const { data, user_integral } = await shop.client.send(signin.signin, {});
  return { week: data, integral: user_integral };
}

/** What to do first where nobody can sign in now. */
const WAYS = {
  login: ['yaocang login 用户名', 'yaocang login USER'],
  verify: ['yaocang verify show', 'yaocang verify show'],
  signed: ['yaocang signin show', 'yaocang signin show'],
} as const;

/** Where a gift is found, by its type: goods become an order, else a coupon or points. */
const NEXT = { 0: '', 1: 'yaocang order list', 2: 'yaocang coupon mine', 3: 'yaocang ledger --of points' } as const;

type PickAddress = (addresses: readonly Address[]) => Promise<string>;

/** Signs in for today and tells what was gained and the command that shows it; a goods gift without an address asks for one, or ends as a usage fault that names them. */
export async function claimSignIn(shop: MemberShop, address: string | undefined, pick?: PickAddress) {
  const { token } = shop.session.login;
  const yz = await verificationToAct(shop);
  const { week } = await showSignIn(shop);
  const button = signInButton({ token, yz, user_yz: shop.settings.user_yz }, week);
  if (button.state !== 'open') throw new Fault('server', [button.label, button.label], { next: WAYS[button.state] });
  const gift = todaysGift(week);
  const address_id = address ?? (needsAddress(gift) ? await chosenAddress(shop, pick) : '');
  const request = { signin_id: week.signin_id, v: dayKey(week.lx_day), address_id };
  const gained = (await runOnce(signInToday(shop, request, gift), 'signin show')) ?? gift;
  return { message: claimed.text, gain: giftText(gained), next: NEXT[gained.gift_type] };
}

async function chosenAddress(shop: MemberShop, pick: PickAddress | undefined): Promise<string> {
  const { data } = await shop.client.send(path.getPath, {});
  if (pick && data.length > 0) return pick(data);
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
