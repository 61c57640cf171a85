/** Messages of the daily sign-in (signin; document 2 §2, §8). */
import { say } from './message.ts';

export const signIn = say('立即签到');
export const signedInToday = say('今日已签到');
export const signInAndClaim = say('签到并领取');
export const loginToSignIn = say('去登录');
export const certifyFirst = say('请先认证');

export const missedDayStartsAnew = say('漏签从第1天重新开始');

/** Signed in on a day without a gift. */
export const signedIn = say('签到成功！');

/** The kind of today's gift cannot be read: signing in might lose it. */
export const unknownGift = say('今天的礼品无法读取，为免丢失请先联系客服');
