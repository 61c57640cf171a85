/** Messages of the SMS verification (document 1 §4, document 2 §5, §8). */
import { say } from './message.ts';

/** Phone and token are both missing. */
export const cannotSend = say('缺少必要参数，不能发送！');

export const wrongCaptcha = say('字母输入不正确，请重新输入！');

/** More letters than the captcha shows. */
export const enterCaptcha = say('请输入4位字母！');

export const enterSmsCode = say('请输入6位验证码！');

/** Offers to skip the verification. */
export const undeliverable = say('短信可能无法送达，是否跳过验证？');

/** A code was entered before one was sent. */
export const sendFirst = say('请先获取验证码！');
