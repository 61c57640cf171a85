/** Messages of the start-up and of the shell (document 1 §2, §4, §6). */
import { say } from './message.ts';

/** The server has a new version; a reload follows. */
export const newVersion = say('发现新版本，请等待重新加载！');

/** A gated shortcut was clicked without a token. */
export const logInFirst = say('请先登录！');

/** Shown in place of the cart to a visitor. */
export const logInToUse = say('登录后才能使用！');
