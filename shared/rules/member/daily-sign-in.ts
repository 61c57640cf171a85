/** The daily sign-in, `signin` on the wire (document 2 §4). */
import type { SignInDay, SignInWeek } from '#shared/contract/signin.ts';
import { certifyFirst, loginToSignIn, signedInToday, signIn } from '#shared/messages/daily-sign-in.ts';
import { countOf, UNKNOWN } from '#shared/rules/app/unknown.ts';
import { couponWords } from '#shared/rules/coupons/activity.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { type Buyer, isVerified } from './verification.ts';

/** Days of a cycle. */
export const SIGN_IN_DAYS = 7;

/** The key of the next sign-in: 'signin' plus the next consecutive day number, starting again after a full cycle. */
export const dayKey = (lx_day: number): `signin${1 | 2 | 3 | 4 | 5 | 6 | 7}` =>
  `signin${((lx_day % SIGN_IN_DAYS) + 1) as 1}`;

export const weekDays = (week: SignInWeek): SignInDay[] => [
  week.signin1,
  week.signin2,
  week.signin3,
  week.signin4,
  week.signin5,
  week.signin6,
  week.signin7,
];

/** Today's gift: the next one, or the one that was claimed today. */
export const todaysGift = (week: SignInWeek): SignInDay => week[dayKey(todaysDay(week) - 1)];

/** The number of today in the cycle, 1 to 7. */
export const todaysDay = ({ is_get, lx_day }: Pick<SignInWeek, 'is_get' | 'lx_day'>): number =>
  is_get && lx_day > 0 ? ((lx_day - 1) % SIGN_IN_DAYS) + 1 : (lx_day % SIGN_IN_DAYS) + 1;

export const tomorrowsGift = (week: SignInWeek): SignInDay => week[dayKey(todaysDay(week))];

/** Today's gift when it can be signed in for. A gift of an unknown type would be lost: goods need an address. */
export const isClaimable = ({ gift_type }: Pick<SignInDay, 'gift_type'>): boolean => gift_type !== undefined;

/** A goods gift (type 1) needs an address. */
export const needsAddress = ({ gift_type }: Pick<SignInDay, 'gift_type'>): boolean => gift_type === 1;

/** The sign-in button: not logged in, not certified, can sign in, already signed in. */
export function signInButton(buyer: Buyer, week: Pick<SignInWeek, 'is_get'> | undefined) {
  if (!isLoggedIn(buyer.token)) return { state: 'login', label: loginToSignIn.text, to: '/user?path=login' } as const;
  if (!isVerified(buyer)) {
    return { state: 'verify', label: certifyFirst.text, to: '/user-center?path=user-yz' } as const;
  }
  return week?.is_get
    ? ({ state: 'signed', label: signedInToday.text } as const)
    : ({ state: 'open', label: signIn.text } as const);
}

type Gift = Pick<SignInDay, 'gift_type' | 'gift_num' | 'data'>;

/** The number of gifts; a dash when it is unknown. */
const numberOf = ({ gift_num }: Gift): number | string => countOf(gift_num);

/** The text of a gift: type 0 none, 1 goods, 2 coupon, 3 points. */
export function giftText(gift: Gift): string {
  const { gift_type, data } = gift;
  switch (gift_type) {
    case undefined:
      return UNKNOWN;
    case 0:
      return '无礼品';
    case 1:
      return `${data?.goods_name ?? '礼品'}×${numberOf(gift)}`;
    case 2:
      return `${couponOf(data)}优惠券×${numberOf(gift)}`;
    case 3:
      return `${numberOf(gift)}积分`;
  }
}

/** The reduction of a coupon gift; empty when it is unknown. */
const couponOf = (data: Gift['data']): string =>
  data?.price === undefined ? '' : couponWords({ price: data.price, mz_price: data.mz_price });

/** The short text of a gift, for the slot of a day. */
export function giftShort(gift: Gift): string {
  if (gift.gift_type === 2) return couponOf(gift.data) || '优惠券';
  return gift.gift_type === 3 ? `${numberOf(gift)} 积分` : giftText(gift);
}

/** The text of a claimed gift, with where to find it (document 2 §2). */
export function claimedText(gift: Gift): string {
  const place = giftPlace(gift)?.label ?? '';
  switch (gift.gift_type) {
    case undefined:
      return signedInToday.text;
    case 0:
      return '今天没有礼品，明天继续签到';
    case 1:
      return `${giftText(gift)} 已自动下单，可在「${place}」查看发货`;
    case 2:
      return `${giftText(gift)} 已放入「${place}」，结算时可选用`;
    case 3:
      return `${numberOf(gift)} 积分已到账，可在「${place}」查看`;
  }
}

/** The page where a claimed gift is found; undefined without a gift. */
export function giftPlace({ gift_type }: Pick<SignInDay, 'gift_type'>): { label: string; to: string } | undefined {
  switch (gift_type) {
    case undefined:
    case 0:
      return undefined;
    case 1:
      return { label: '我的订单', to: '/order' };
    case 2:
      return { label: '我的优惠券', to: '/volume?my=my' };
    case 3:
      return { label: '积分明细', to: '/detail-log?lx=integral' };
  }
}
