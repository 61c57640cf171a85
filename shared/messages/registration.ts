/** Messages about registration and invite codes (document 1 §5, §6, §8). */
import { say } from './message.ts';

export const userNameTooShort = say('用户名至少4位，不能有空格！');
export const userNameTaken = say('该用户名已存在！');
export const enterNickname = say('请输入药店简称!');
export const enterPhone = say('请输入11位手机号!');
export const registerPasswordTooShort = say('请输入大于6位密码!');
export const registerPasswordsDiffer = say('2次密码输入不相同!');
export const registered = say('注册成功，请登录！');

/** Title of the alert while self-registration is closed. */
export const registrationClosedTitle = say('注册已关闭！');
export const registrationClosed = say('暂时关闭注册，请联系负责人！');

/** The invite code is not 6 characters long. */
export const enterInviteCode = say('请输入6位邀请码！');

/** The invite code is missing; leads to the register path. */
export const wrongInviteCode = say('邀请码格式错误！');

/** A found name was chosen without remembering it (forgotten password). */
export const rememberUserName = say('请先记住用户名！');

/** The answer of a registration was lost, and the name is taken now. */
export const maybeRegistered = say('刚才的注册可能已成功，请用该用户名登录试试！');
