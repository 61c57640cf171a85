/** The life of an account (documents 1 §6, 2 §4): bound to WeChat, asked to be closed, withdrawn; a login that is lost midway. */
import { login } from '#shared/contract/login.ts';
import { user } from '#shared/contract/user.ts';
import { userOff } from '#shared/contract/user-off.ts';
import { wechat } from '#shared/contract/wechat.ts';
import { LoginLostError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Rule } from '../check.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { lineOf } from '../legs/finding.ts';
import { enterAsNewcomer } from '../legs/newcomer.ts';
import { putInCart } from '../legs/ordering.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

export const accountClosing: Scenario = {
  name: 'account-closing',
  about: ['注销账号：说明原因、进行中、撤回', 'closing an account: a reason, in progress, withdrawn'],
  effect: 'write',
  operator: true,
  async run(walk) {
    await enterAsNewcomer(walk);
    const reason = '冒烟测试：停业';
    await walk.ask(['未在注销', 'not being closed'], userOff.offInfo, {}, ({ deleted, obstacles }, { equal }) => {
      equal('deleted', deleted, false, ['未申请注销', 'nobody asked for it', '2 §4']);
      equal('obstacles.length', obstacles.length, 0, ['没有订单和余额', 'neither orders nor money']);
    });
    const needed: Rule = ['注销要说明原因', 'closing takes a reason'];
    await walk.refused(['没有原因', 'without a reason'], userOff.off, { reason: ' ' }, needed);
    await walk.ask(['申请注销', 'ask for it'], userOff.off, { reason });
    walk.later(['注销申请', 'closing of the account'], async () => {
      if ((await walk.client.send(userOff.offInfo, {})).deleted) await walk.client.send(userOff.offCancel, {});
    });
    await walk.ask(['进行中', 'in progress'], userOff.offInfo, {}, (answer, { equal, holds }) => {
      equal('deleted', answer.deleted, true, ['1 为注销进行中', '1 is in progress', '2 §4']);
      equal('reason', answer.reason, reason, ['保留原因', 'with its reason']);
      const until = (answer.end_time ?? 0) > (answer.off_time ?? 0);
      holds('end_time', until, ['撤回期限', 'a time until it can be withdrawn'], answer.end_time, [
        '期限内可以撤回',
        'it can be withdrawn',
      ]);
    });
    await walk.ask(['菜单标记', 'the menu’s tag'], user.userLeft, {}, ({ deleted }, { equal }) =>
      equal('deleted', deleted, true, ['菜单显示“进行中”', 'the menu says in progress', '2 §2']),
    );
    await walk.refused(['重复申请', 'ask twice'], userOff.off, { reason }, [
      '同时只有一个申请',
      'one request at a time',
    ]);
    await walk.ask(['撤回', 'withdraw'], userOff.offCancel, {});
    await walk.ask(['已撤回', 'withdrawn'], userOff.offInfo, {}, ({ deleted }, { equal }) =>
      equal('deleted', deleted, false, ['撤回后照常', 'the account goes on', '2 §4']),
    );
  },
};

export const closingObstacles: Scenario = {
  name: 'account-obstacles',
  about: [
    '有余额或未完成订单的账号不能注销，并说明原因',
    'an account with money or open orders is not closed, and it says why',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    await enterAsBuyer(walk);
    const { obstacles } = await walk.ask(['注销条件', 'what stands in the way'], userOff.offInfo, {});
    // Without an obstacle the request would go through.
    if (obstacles.length === 0) return walk.notHere(['没有余额和未完成订单', 'neither money nor open orders here']);
    const rule: Rule = ['先结清订单和余额', 'orders and money are settled first'];
    const said = await walk.refused(['不能注销', 'it is refused'], userOff.off, { reason: '冒烟测试' }, rule);
    await walk.step({ name: ['说明原因', 'and says why'], call: userOff.off.path }, async ({ holds }) =>
      holds('content', obstacles.includes(said), [obstacles.join(), obstacles.join()], said, rule),
    );
  },
};

export const loginLost: Scenario = {
  name: 'login-lost',
  about: [
    '购物途中登录失效：提示重新登录，购物车还在',
    'a login lost midway: told so, and the cart is still there after the next',
  ],
  effect: 'write',
  role: 'buyer',
  operator: true,
  alone: true,
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const chosen = await chooseGoods(walk, settings);
    await putInCart(walk, chosen);
    const lost = { name: 'login-lost', user_name: walk.account.user };
    await walk.operator(['登录失效', 'the login is lost'], 'scenario', lost);
    await walk.step({ name: ['需要重新登录', 'log in again'], call: user.userCenter.path }, async ({ equal }) => {
      const thrown = await walk.client.send(user.userCenter, {}).catch((error: unknown) => error);
      equal('need_login', thrown instanceof LoginLostError, true, [
        'need_login 要求重新登录',
        'need_login asks for a login',
        '1 §8',
      ]);
    });
    const { user: user_name, password } = walk.account;
    const form = { user_name, password: encodePassword(password), openid: '', log_bs: settings.log_bs, yz_chit: '' };
    walk.signIn(user_name, await walk.ask(['重新登录', 'login again'], login.login, form));
    const line = await lineOf(walk, ['购物车还在', 'the cart is still there'], chosen.goods_id);
    await walk.step({ name: ['数量不变', 'as it was'], call: user.userCenter.path }, async ({ equal }) =>
      equal('data.num', line.num, chosen.quantity, ['重新登录不影响购物车', 'a login changes no cart']),
    );
  },
};

export const wechatBinding: Scenario = {
  name: 'wechat-binding',
  about: [
    '微信：浏览器里不能绑定，微信里授权后登录即绑定，可解绑',
    'WeChat: no binding in a browser; after the authorization a login binds; unbound again',
  ],
  effect: 'write',
  operator: true,
  async run(walk) {
    const newcomer = await enterAsNewcomer(walk);
    const { entry = '' } = await bound(walk, ['未绑定', 'not bound'], false);
    await walk.refused(['在浏览器里绑定', 'bind in a browser'], wechat.bind, {}, [
      '绑定要在微信里',
      'binding takes WeChat',
      '1 §6',
    ]);
    await walk.refused(['未绑定不能解绑', 'unbind what is not bound'], wechat.unbind, {}, [
      '未绑定',
      'nothing is bound',
      '1 §6',
    ]);
    const openid = await walk.step(
      { name: ['微信授权', 'authorized in WeChat'], call: wechat.openid.path },
      async ({ present }) =>
        present(
          'openid',
          await ticketFrom(walk, entry),
          ['授权凭据', 'a ticket'],
          ['授权后得到凭据', 'a visit leaves a ticket', '1 §3'],
        ),
    );
    walk.learn(openid);
    const { user_name, password, settings } = newcomer;
    const form = { user_name, password: encodePassword(password), openid, log_bs: settings.log_bs, yz_chit: '' };
    const member = await walk.ask(['在微信里登录', 'login inside WeChat'], login.login, form);
    walk.signIn(user_name, member);
    await bound(walk, ['已绑定', 'bound'], true);
    await walk.ask(['会员中心', 'member centre'], user.userCenter, {}, (answer, { holds }) =>
      holds('openid', (answer.openid ?? '') !== '', ['有 openid', 'an openid'], answer.openid, [
        '已绑定的会员有 openid',
        'a bound member has an openid',
        '1 §3',
      ]),
    );
    await walk.ask(['解绑', 'unbind'], wechat.unbind, {});
    await bound(walk, ['已解绑', 'unbound'], false);
  },
};

const bound = (walk: Walk, name: readonly [string, string], expected: boolean) =>
  walk.ask(name, wechat.openid, {}, (answer, { equal }) =>
    equal('bound', answer.bound, expected, ['绑定状态', 'whether the official account is bound', '1 §6']),
  );

/** So many redirects lead through WeChat and back at most. */
const MOST_HOPS = 5;

/** The cookie that stands for the browser's WeChat account. */
const TICKET = 'wechat-ticket';

/** What a browser in WeChat has in the end: the ticket of its cookie. */
async function ticketFrom({ visit }: Walk, entry: string): Promise<string | undefined> {
  const cookies = new Map<string, string>();
  let address: string | undefined = entry;
  for (let hop = 0; hop < MOST_HOPS && address !== undefined && !cookies.has(TICKET); hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer: Response | undefined = await visit?.(address, { headers: { cookie } });
    for (const line of answer?.headers.getSetCookie() ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer?.headers.get('location');
    address = next ? new URL(next, address).href : undefined;
  }
  return cookies.get(TICKET);
}
