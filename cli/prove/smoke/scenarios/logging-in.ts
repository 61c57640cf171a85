/** Logging in (document 1 §4, §5): a wrong password, a text message, one that never arrives, a closed shop. */
import { chit } from '#shared/contract/chit.ts';
import { common } from '#shared/contract/common.ts';
import { login } from '#shared/contract/login.ts';
import { user } from '#shared/contract/user.ts';
import { LoginLostError } from '#shared/errors.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { enter, openShop } from '../legs/entering.ts';
import { enterBySms } from '../legs/verifying.ts';
import { TOKEN, TOKEN_LENGTH } from '../rules.ts';
import type { Scenario } from '../scenario.ts';

const PASSWORD_RULE: Rule = ['登录密码须正确', 'the password has to be right'];

export const wrongPassword: Scenario = {
  name: 'wrong-password',
  about: ['密码错误被拒绝，退出后令牌失效', 'a wrong password is refused; a token is dead after logout'],
  effect: 'session',
  role: 'buyer',
  async run(walk) {
    const { log_bs } = await openShop(walk);
    const wrong = {
      user_name: walk.account.user,
      password: encodePassword(`x${walk.once()}`),
      openid: '',
      yz_chit: '',
    };
    await walk.refused(['错误密码', 'wrong password'], login.login, { ...wrong, log_bs }, PASSWORD_RULE);
    const { member } = await enter(walk);
    await walk.ask(say.memberCentre, user.userCenter, {});
    await walk.ask(['退出登录', 'logout'], login.logout, {});
    await walk.step({ name: ['令牌已失效', 'the token is dead'], call: user.userCenter.path }, async ({ holds }) => {
      const lost = await walk.client.send(user.userCenter, {}).then(
        () => false,
        (error: unknown) => error instanceof LoginLostError,
      );
      holds('need_login', lost, 1, 0, ['退出后令牌失效，须重新登录', 'a token ends with its logout', '1 §4, §8']);
      holds('token.length', isLoggedIn(member.token), TOKEN_LENGTH, member.token.length, TOKEN);
    });
  },
};

export const loginBySms: Scenario = {
  name: 'login-sms',
  about: [
    '开启短信验证的登录：发送、错误验证码、正确验证码',
    'login with a text message: sent, wrong code, right code',
  ],
  effect: 'session',
  role: 'chain',
  operator: true,
  alone: true,
  async run(walk) {
    await enterBySms(walk);
    await walk.ask(say.memberCentre, user.userCenter, {});
  },
};

export const smsUndelivered: Scenario = {
  name: 'sms-undelivered',
  about: ['短信无法送达：状态 2，可跳过', 'a text message that cannot arrive: state 2'],
  effect: 'session',
  role: 'chain',
  operator: true,
  alone: true,
  async run(walk) {
    const off = { sms_delivery: 'delivered' };
    await walk.operator(['短信无法送达', 'no delivery'], 'settings', { settings: { sms_delivery: 'undeliverable' } });
    walk.later(say.settings, async () => walk.operate?.('settings', { settings: off }));
    await walk.operator(['时钟前进一分钟', 'a minute passes'], 'clock', { advance_ms: 61_000 });
    const { member } = await enter(walk);
    const { data } = await walk.ask(['发送验证码', 'send a code'], chit.sendChitCode, { token: member.token });
    walk.learn(data);
    await walk.operator(['再过一分钟', 'another minute passes'], 'clock', { advance_ms: 60_000 });
    await walk.ask(
      ['短信状态', 'state'],
      chit.chitQuery,
      { chit_token: data, token: member.token },
      ({ status }, { equal }) => equal('status', status as number, 2, ['2 为无法送达', '2 is undeliverable', '1 §4']),
    );
  },
};

export const closedShop: Scenario = {
  name: 'closed-shop',
  about: ['商城关闭时 init 说明原因，恢复后照常', 'a closed shop says why, and opens again'],
  effect: 'session',
  operator: true,
  alone: true,
  async run(walk) {
    const shown = '盘点中，请稍后';
    await walk.operator(['关闭商城', 'close'], 'settings', { settings: { shop_closed: true, close_comment: shown } });
    walk.later(say.settings, async () =>
      walk.operate?.('settings', { settings: { shop_closed: false, close_comment: '' } }),
    );
    await walk.ask(
      ['启动', 'init'],
      common.init,
      { device: 'pc', log_bs: '' },
      ({ shop_closed, close_comment }, { equal }) => {
        equal('shop_closed', shop_closed, true, ['商城已关闭', 'the shop is closed', '1 §4']);
        equal('close_comment', close_comment, shown, ['说明关闭原因', 'and says why', '1 §4']);
      },
    );
    await walk.operator(['重新开放', 'open'], 'settings', { settings: { shop_closed: false, close_comment: '' } });
    await openShop(walk);
  },
};
