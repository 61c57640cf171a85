/** Messages about closing an account. */
import { say } from './message.ts';

export const enterClosingReason = say('请输入注销原因！');
export const closingAsked = say('注销申请已提交！');
export const closingWithdrawn = say('已撤回注销申请！');
export const tickConsent = say('请先阅读并勾选！');
