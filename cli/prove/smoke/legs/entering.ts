/** Legs that most scenarios begin with: the shop opens, the member logs in. */
import type { AnswerOf } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import { login } from '#shared/contract/login.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { say } from '../dictionary.ts';
import { TOKEN, TOKEN_LENGTH } from '../rules.ts';
import type { Walk } from '../walk.ts';

export type Settings = AnswerOf<typeof common.init>;

/** What a login leaves for later legs. */
export interface Entered {
  readonly settings: Settings;
  readonly member: AnswerOf<typeof login.login>;
}

/** The first call of all; the shop has to be open. */
export const openShop = (walk: Walk): Promise<Settings> =>
  walk.ask(
    ['启动', 'init'],
    common.init,
    { device: 'pc', log_bs: '' },
    ({ shop_closed, version }, { equal, holds }) => {
      equal('shop_closed', shop_closed, false, ['商城应已开放', 'the shop is open', '1 §4']);
      holds('version', version !== '', ['版本号', 'a version'], version, [
        '应有可比较的版本号',
        'a version to compare',
        '1 §4',
      ]);
    },
  );

/** Logs the walk's member in, without a text message; logs out again at the end. */
export async function logIn(walk: Walk, settings: Settings): Promise<Entered['member']> {
  const { user, password } = walk.account;
  const payload = { user_name: user, password: encodePassword(password), openid: '', yz_chit: '' };
  return walk.step({ name: ['登录', 'login'], call: login.login.path }, async ({ holds }) => {
    const answer = await walk.client.send(login.login, { ...payload, log_bs: settings.log_bs });
    const { length } = answer.token;
    holds('token.length', isLoggedIn(answer.token), TOKEN_LENGTH, length, TOKEN);
    walk.signIn(user, answer);
    walk.later(say.loginLeft, () => walk.client.send(login.logout, {}).finally(() => walk.signIn(user, undefined)));
    return answer;
  });
}

/** Opens the shop and logs in. */
export async function enter(walk: Walk): Promise<Entered> {
  const settings = await openShop(walk);
  return { settings, member: await logIn(walk, settings) };
}

/** Enters as a buyer who may order and see prices. */
export async function enterAsBuyer(walk: Walk): Promise<Entered> {
  const settings = await openShop(walk);
  const member = await logIn(walk, settings);
  await walk.step({ name: ['会员已认证', 'verified'], call: login.login.path }, async ({ equal }) =>
    equal('yz', member.yz, 1, ['只有已认证会员可以下单', 'only a verified member can order', '1 §6']),
  );
  return { settings, member };
}
