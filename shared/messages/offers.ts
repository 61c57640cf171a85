/** Sentences of coupons, sign-in, group buys and price cuts (document 2 §2, §8). */
import { type Message, say } from './message.ts';

/** A coupon or a sign-in gift was claimed. */
export const claimed = say('领取成功！');

export const signIn = say('立即签到');
export const signedInToday = say('今日已签到');
export const signInAndClaim = say('签到并领取');
export const loginToSignIn = say('去登录');
export const certifyFirst = say('请先认证');

/** A missed day starts the streak anew. */
export const missedDayStartsAnew = say('漏签从第1天重新开始');

export const groupStarted = say('开团成功！');
export const groupJoined = say('参团成功！');
export const cutStarted = say('砍价已发起！');

/** A helper took this much off, written in yuan. */
export const cutBy = (amount: string): Message => say(`帮砍成功，已砍${amount}元！`);
