/** Messages about passwords and the security question (document 2 §5, §8). */
import { say } from './message.ts';

export const passwordTooShort = say('密码长度不能小于6位');
/** A payment password that was pasted or typed otherwise. */
export const payPasswordDigits = say('支付密码为6位数字！');
export const passwordsDiffer = say('2次输入的密码不相同');
export const enterAnswer = say('请输入答案');
export const passwordChanged = say('修改成功，请记住密码！');
export const questionChanged = say('修改成功，请记住密保！');

/** The green notice of the member centre (document 2 §2). */
export const changeSecurityFirst = say(
  '新用户请先到密码管理修改默认密保答案；由公司代注册的用户请立即修改自己的密保答案和登录密码',
);
