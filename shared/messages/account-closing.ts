/** Messages about closing an account. */
import { say } from './message.ts';

export const enterClosingReason = say('请输入注销原因！');
export const closingAsked = say('注销申请已提交！');
export const closingWithdrawn = say('已撤回注销申请！');
export const tickConsent = say('请先阅读并勾选！');

/** What prevents closing came and cannot be read. */
export const obstaclesUnknown = say('注销条件无法读取，请稍后再试或联系客服');
