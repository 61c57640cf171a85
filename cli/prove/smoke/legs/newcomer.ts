/** The leg of a member of the walk's own: registered now, so that locks, passwords and verdicts touch nobody else. */
import { login } from '#shared/contract/login.ts';
import { type RegisterPayload, registration } from '#shared/contract/registration.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Walk } from '../walk.ts';
import { openShop, type Settings } from './entering.ts';

/** A member that was registered a moment ago. */
export interface Newcomer {
  readonly user_name: string;
  readonly phone: string;
  readonly password: string;
  readonly settings: Settings;
}

/** Registers a member with a phone that nobody else has, and logs in. */
export async function enterAsNewcomer(walk: Walk): Promise<Newcomer> {
  const settings = await openShop(walk);
  const { shop_reg_closed } = await walk.client.send(login.needCode, {});
  if (shop_reg_closed) walk.notHere(['注册已关闭', 'registration is closed']);
  if (settings.chit_login) walk.notHere(['注册需要短信验证码', 'a registration takes a text message here']);
  const mark = walk.once().replace(/\W/g, '');
  const password = `Smoke-${mark}`;
  walk.learn(password);
  const newcomer = { user_name: `smoke${mark.slice(0, 12)}`, phone: `139${digits(mark, 8)}`, password, settings };
  await walk.ask(['注册新会员', 'register a member'], registration.register, await formOf(walk, newcomer));
  await enterWith(walk, newcomer, password);
  return newcomer;
}

/** Logs a newcomer in, with this password; logs out again at the end. */
export async function enterWith(walk: Walk, { user_name, settings }: Newcomer, password: string) {
  const form = { user_name, password: encodePassword(password), openid: '', log_bs: settings.log_bs, yz_chit: '' };
  const member = await walk.ask(['登录', 'login'], login.login, form);
  walk.signIn(user_name, member);
  walk.later(['登录', 'login'], () =>
    walk.client.send(login.logout, {}).finally(() => walk.signIn(user_name, undefined)),
  );
  return member;
}

/** So many decimal digits, made of a random word. */
export const digits = (word: string, length: number): string =>
  [...word]
    .map((letter) => letter.charCodeAt(0) % 10)
    .join('')
    .slice(0, length);

async function formOf(walk: Walk, { user_name, phone, password }: Newcomer): Promise<RegisterPayload> {
  const { data } = await walk.client.send(registration.getCode, { key: '杭州' });
  const { agency } = await walk.client.send(registration.yzCode, { code: data[0]?.code ?? '' });
  return {
    user_name,
    nickname: '冒烟测试药房',
    phone,
    chit_code: '',
    password: encodePassword(password),
    confirm: encodePassword(password),
    agree: true,
    agency_id: agency.agency_id,
    chit_token: '',
  };
}
