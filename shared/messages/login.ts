/** Messages about login and logout (document 1 §5, §8). */
import { say } from './message.ts';

export const enterUserName = say('请输入用户名！');
export const enterPassword = say('请输入密码！');
export const agreeFirst = say('请先同意协议！');
export const loggedIn = say('登录成功！');
/** Where the browser stores nothing: the login lives in this page. */
export const loggedInHere = say('登录成功！浏览器存不下登录，刷新后要重新登录。');
export const loggedOut = say('已退出！');

export const leaveAccount = (name: string) => say(name === '' ? '确定退出登录吗？' : `确定退出账号 ${name} 吗？`);
