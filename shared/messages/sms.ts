/** Sentences of the verification by text message (document 1 §4, document 2 §5, §8). */
import { say } from './message.ts';

/** Neither a phone nor a token to send to. */
export const cannotSend = say('缺少必要参数，不能发送！');

/** The typed letters are not the shown ones. */
export const wrongCaptcha = say('字母输入不正确，请重新输入！');

/** The code is not 6 characters long. */
export const enterSmsCode = say('请输入6位验证码！');

/** The message may never arrive; offers to skip. */
export const undeliverable = say('短信可能无法送达，是否跳过验证？');

/** A code was entered before any was sent. */
export const sendFirst = say('请先获取验证码！');
