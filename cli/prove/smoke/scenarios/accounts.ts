import { login } from '#shared/contract/login.ts';
import { registration } from '#shared/contract/registration.ts';
import { user } from '#shared/contract/user.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { enter, openShop } from '../legs/entering.ts';
import type { Scenario } from '../scenario.ts';

export const register: Scenario = {
  name: 'registration',
  about: [
    '注册：邀请码、用户名、验证，注册后可登录但未认证',
    'registration: invite code, name; then logged in, not verified',
  ],
  effect: 'write',
  operator: true,
  async run(walk) {
    const { log_bs } = await openShop(walk);
    const { shop_reg_closed } = await walk.ask(['是否需要邀请码', 'need code'], login.needCode, {});
    if (shop_reg_closed) walk.notHere(['注册已关闭', 'registration is closed']);
    await walk.refused(['不存在的邀请码', 'a code that there is not'], registration.yzCode, { code: 'XXXXXX' }, [
      '邀请码须对应商家',
      'an invite code belongs to an agency',
      '1 §7',
    ]);
    const agencies = await walk.ask(['查找邀请码', 'find a code'], registration.getCode, { key: '杭州' });
    const { agency } = await walk.ask(['邀请码', 'invite code'], registration.yzCode, {
      code: agencies.data[0]?.code ?? '',
    });
    const user_name = `smoke${walk.once().replace(/\W/g, '').slice(0, 10)}`;
    const password = `Smoke-${walk.once()}`;
    walk.learn(password);
    await walk.ask(['用户名可用', 'the name is free'], registration.checkUser, { user_name });
    const form = {
      user_name,
      nickname: '冒烟测试药房',
      phone: '13800000000',
      chit_code: '',
      password: encodePassword(password),
      confirm: encodePassword(password),
      agree: true,
      agency_id: agency.agency_id,
      chit_token: '',
    };
    const unequal = { ...form, confirm: encodePassword('other-password') };
    await walk.refused(['两次密码不同', 'two passwords'], registration.register, unequal, [
      '两次密码须相同',
      'both passwords are the same',
      '1 §5',
    ]);
    await walk.ask(['注册', 'register'], registration.register, form);
    const taken: Rule = ['已占用的用户名不可用', 'a taken name is refused', '1 §5'];
    await walk.refused(['用户名已占用', 'the name is taken'], registration.checkUser, { user_name }, taken, /已存在/);
    const entered = { user_name, password: form.password, openid: '', log_bs, yz_chit: '' };
    const member = await walk.ask(['登录', 'login'], login.login, entered, ({ yz }, { equal }) =>
      equal('yz', yz, 0, ['新会员未认证', 'a new member is not verified', '1 §4']),
    );
    walk.signIn(user_name, member);
    walk.later(say.loginLeft, () =>
      walk.client.send(login.logout, {}).finally(() => walk.signIn(user_name, undefined)),
    );
  },
};

export const switchAccount: Scenario = {
  name: 'account-switch',
  about: ['切换关联账号：换成另一家店，再换回来', 'linked accounts: to another shop and back'],
  effect: 'session',
  role: 'chain',
  async run(walk) {
    const { settings, member } = await enter(walk);
    const other = await walk.step(
      { name: ['关联账号', 'linked accounts'], call: login.login.path },
      async ({ present }) => {
        const found = member.user_list.find(({ user_name }) => user_name !== walk.account.user);
        return present(
          'user_list',
          found,
          ['另一个账号', 'another account'],
          ['关联账号可以切换', 'linked accounts can be switched to', '2 §2'],
        );
      },
    );
    const there = { user_id: other.user_id, log_bs: settings.log_bs };
    const switched = await walk.ask(
      ['切换账号', 'switch'],
      login.reLogin,
      there,
      ({ token, name }, { holds, equal }) => {
        holds(
          'token',
          isLoggedIn(token) && token !== member.token,
          ['另一个令牌', 'another token'],
          ['相同', 'the same'],
          ['切换后是另一次登录', 'a login of its own', '2 §7'],
        );
        equal('name', name, other.nickname, ['应为另一个账号', 'the other account', '2 §4']);
      },
    );
    walk.signIn(other.user_name, switched);
    await walk.ask(['该账号的菜单', 'its side menu'], user.userLeft, {}, ({ user_list = [] }, { equal }) =>
      equal('user_list.length', user_list.length, member.user_list.length, [
        '关联账号相同',
        'the same linked accounts',
        '2 §3',
      ]),
    );
    const own = member.user_list.find(({ user_name }) => user_name === walk.account.user);
    const back = { user_id: own?.user_id ?? '', log_bs: settings.log_bs };
    const returned = await walk.ask(['切换回来', 'switch back'], login.reLogin, back, ({ name }, { equal }) =>
      equal('name', name, member.name, ['应为原来的账号', 'the first account again', '2 §4']),
    );
    walk.signIn(walk.account.user, returned);
  },
};

export const security: Scenario = {
  name: 'security-question',
  about: ['密保问题：读取问题，答错被拒绝', 'security question: read, and a wrong answer is refused'],
  effect: 'session',
  role: 'buyer',
  async run(walk) {
    await enter(walk);
    const { data } = await walk.ask(
      ['密保问题列表', 'questions'],
      userSecurity.getQuestions,
      {},
      (answer, { holds }) => {
        const { length } = Object.keys(answer.data);
        holds('data', length > 0, ['密保问题', 'questions'], length, [
          '有密保问题可选',
          'the security questions',
          '2 §7',
        ]);
      },
    );
    await walk.ask(['验证方式', 'how to prove it'], userSecurity.reYz, {}, (answer, { holds }) => {
      walk.learn(answer.true_phone);
      holds(
        'passwd_question',
        answer.passwd_question in data,
        ['已知的问题', 'a known question'],
        answer.passwd_question,
        ['应为问题列表中的键', 'a key of the questions', '2 §7'],
      );
      holds(
        'phone',
        !/^\d{11}$/.test(answer.phone),
        ['打码的手机号', 'a masked phone'],
        ['完整号码', 'a whole one'],
        ['手机号只显示首尾', 'a phone shows its ends', '2 §3'],
      );
    });
    await walk.refused(['错误答案', 'a wrong answer'], userSecurity.reYzT, { answer: walk.once() }, [
      '密保答案须正确',
      'the answer has to be right',
      '2 §7',
    ]);
  },
};
