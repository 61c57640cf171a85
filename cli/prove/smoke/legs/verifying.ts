/** The leg of a text message: sent, delivered, a wrong code refused, the right one taken. */
import { chit } from '#shared/contract/chit.ts';
import { login } from '#shared/contract/login.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { TOKEN, TOKEN_LENGTH } from '../rules.ts';
import type { Walk } from '../walk.ts';
import { openShop, type Settings } from './entering.ts';

interface Target {
  readonly token?: string;
  readonly phone?: string;
  readonly agency_id?: string;
}

/** ms between two questions for the delivery, and how often it is asked (document 1 §4). */
const PAUSE = 2000;
const TIMES = 29;

const CODE_RULE: Rule = ['须输入短信中的 6 位验证码', 'the 6 digits of the message are entered', '1 §4'];

/** Verifies by text message; what the login payload then carries. */
export async function verifyByMessage(walk: Walk, target: Target): Promise<string> {
  const { data: chit_token } = await walk.ask(
    ['发送验证码', 'send a code'],
    chit.sendChitCode,
    target,
    ({ data }, { holds }) =>
      holds('data', data !== '', ['短信令牌', 'a chit token'], say.nothing, [
        '后两个接口需要短信令牌',
        'what the other two calls take',
        '1 §7',
      ]),
  );
  walk.learn(chit_token);
  const mine = { chit_token, ...(target.token === undefined ? {} : { token: target.token }) };
  await walk.step({ name: ['短信送达', 'delivered'], call: chit.chitQuery.path }, async ({ equal }) => {
    let status: number = 0;
    for (let asked = 0; asked < TIMES && status === 0; asked += 1) {
      if (asked > 0) await walk.clock.wait(PAUSE, walk.signal);
      ({ status } = await walk.client.send(chit.chitQuery, mine));
    }
    equal('status', status, 1, ['1 为已送达', '1 is delivered', '1 §4']);
  });
  await walk.refused(['错误验证码', 'a wrong code'], chit.chitYz, { ...mine, chit_code: '000000' }, CODE_RULE);
  const { phone = '' } = target;
  const chit_code = await walk.smsCode(phone);
  walk.learn(chit_code);
  const { yz_chit = '' } = await walk.ask(['正确验证码', 'the right code'], chit.chitYz, { ...mine, chit_code });
  walk.learn(yz_chit);
  return yz_chit;
}

/** Logs in at a shop that asks for a text message; switches that on for as long as the walk lasts. */
export async function enterBySms(walk: Walk): Promise<Settings> {
  await walk.operator(['开启短信验证', 'text messages on'], 'settings', { settings: { chit_login: true } });
  walk.later(say.settings, async () => walk.operate?.('settings', { settings: { chit_login: false } }));
  // Two messages to one phone are 60 s apart (1 §4).
  await walk.operator(['时钟前进一分钟', 'a minute passes'], 'clock', { advance_ms: 61_000 });
  const settings = await openShop(walk);
  const { user: user_name, password } = walk.account;
  const form = { user_name, password: encodePassword(password), openid: '', log_bs: settings.log_bs, yz_chit: '' };
  const pending = await walk.ask(['登录', 'login'], login.login, form, (answer, { equal }) => {
    equal('chit_login', settings.chit_login, true, ['登录需要短信验证', 'a text message is asked for', '1 §4']);
    equal('token.length', answer.token.length, TOKEN_LENGTH, [
      '凭令牌发送短信',
      'a token to send the message by',
      '1 §7',
    ]);
  });
  walk.learn(pending.token);
  const yz_chit = await verifyByMessage(walk, { token: pending.token });
  const member = await walk.ask(
    ['验证后登录', 'login again'],
    login.login,
    { ...form, yz_chit },
    ({ token }, { holds }) => holds('token.length', isLoggedIn(token), TOKEN_LENGTH, token.length, TOKEN),
  );
  walk.signIn(user_name, member);
  walk.later(say.loginLeft, () => walk.client.send(login.logout, {}).finally(() => walk.signIn(user_name, undefined)));
  return settings;
}
