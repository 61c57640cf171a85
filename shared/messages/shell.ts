/** Messages of the start-up and of the shell (document 1 §2, §4, §6). */
import { say } from './message.ts';

/** The server has a new version; a reload follows. */
export const newVersion = say('发现新版本，请等待重新加载！');

export const shopClosedTitle = say('系统暂时关闭');

/** Shown in the closed shop when the operator gave no comment. */
export const shopClosedComment = say('系统数据升级，暂时关闭，请耐心等待！');

/** A gated shortcut was clicked without a token. */
export const logInFirst = say('请先登录！');

/** Shown in place of the cart to a visitor. */
export const logInToUse = say('登录后才能使用！');

/** For an unverified member while verification is on. */
export const verifyFirst = say('您还未认证，请先认证！');

/** For a member whose official account is not bound and can be. */
export const bindFirst = say('您还未绑定公众号，请先绑定！');

/** The green notice of the member centre (document 2 §2). */
export const changeSecurityFirst = say(
  '新用户请先到密码管理修改默认密保答案；由公司代注册的用户请立即修改自己的密保答案和登录密码',
);

/** Document 2 §1. */
export const bonusFirst = say('赠送金额优先于余额使用，不可提现');
