/** Passwords (documents 1 §5, 2 §4): forgotten, changed, and locked after too many wrong ones; each of a member of the walk's own. */
import { chit } from '#shared/contract/chit.ts';
import { login } from '#shared/contract/login.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { user } from '#shared/contract/user.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { LoginLostError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Rule } from '../check.ts';
import { enterAsNewcomer, enterWith, type Newcomer } from '../legs/newcomer.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const SHORTEST: Rule = ['新密码至少 6 位', 'a new password has 6 characters or more', '2 §5'];
const PROVED: Rule = ['先验证本人，再改密码', 'secrets change only after the owner was asked', '2 §4'];
const MINUTE = 60_000;

function freshPassword(walk: Walk): string {
  const password = `Fresh-${walk.once()}`;
  walk.learn(password);
  return password;
}

/** The login form of a newcomer with this password. */
const formOf = ({ user_name, settings }: Newcomer, password: string) => ({
  user_name,
  password: encodePassword(password),
  openid: '',
  log_bs: settings.log_bs,
  yz_chit: '',
});

export const passwordForgot: Scenario = {
  name: 'password-forgot',
  about: [
    '忘记密码：按用户名找回、短信验证、改密码，旧密码和旧登录失效',
    'a forgotten password: found by name, proved by text message, changed; the old one and old logins are dead',
  ],
  effect: 'session',
  operator: true,
  async run(walk) {
    const newcomer = await enterAsNewcomer(walk);
    const { user_name } = newcomer;
    await walk.refused(['没有的用户名', 'a name that there is not'], userSecurity.yzName, { name: `x${walk.once()}` }, [
      '用户名要存在',
      'the name has to be known',
      '1 §5',
    ]);
    const { user_id } = await walk.ask(['按用户名找回', 'find by name'], userSecurity.yzName, { name: user_name });
    const way = await walk.ask(
      ['验证方式', 'ways to prove it'],
      userSecurity.reYz,
      { user_id },
      ({ phone }, { holds }) =>
        holds('phone', phone.includes('****'), ['打码的手机号', 'a masked phone'], phone, [
          '手机号只显示首尾',
          'a phone shows its ends',
          '2 §3',
        ]),
    );
    if (!way.chit_pwd) walk.notHere(['此环境不用短信找回密码', 'no password is found by text message here']);
    const yz_chit = await codeFor(walk, newcomer, way.true_phone);
    const password = freshPassword(walk);
    const short = { pwd: encodePassword('12345'), user_id, yz_chit };
    await walk.refused(['密码太短', 'too short'], userSecurity.upPwd, short, SHORTEST);
    const unproved = { pwd: encodePassword(password), user_id, yz_chit: walk.once() };
    await walk.refused(['未经验证', 'without a proof'], userSecurity.upPwd, unproved, PROVED);
    await walk.ask(['改密码', 'change it'], userSecurity.upPwd, { ...unproved, yz_chit });
    await walk.step(
      { name: ['旧登录失效', 'the old login is dead'], call: user.userCenter.path },
      async ({ equal }) => {
        const lost = await walk.client.send(user.userCenter, {}).catch((error: unknown) => error);
        equal('need_login', lost instanceof LoginLostError, true, [
          '改密码后需重新登录',
          'a change ends every login',
          '2 §2',
        ]);
      },
    );
    const old = formOf(newcomer, newcomer.password);
    await walk.refused(['旧密码', 'the old password'], login.login, old, [
      '旧密码作废',
      'the old one is no good any more',
      '2 §4',
    ]);
    await enterWith(walk, newcomer, password);
  },
};

/** Proves a phone by text message. */
async function codeFor(walk: Walk, { phone }: Newcomer, ticket: string): Promise<string> {
  const sent = await walk.ask(['发送验证码', 'send a code'], chit.sendChitCode, { phone: ticket });
  walk.learn(sent.data);
  await walk.operator(['短信送达', 'the message arrives'], 'clock', { advance_ms: 10_000 });
  const chit_code = await walk.smsCode(phone);
  walk.learn(chit_code);
  const proof = { chit_token: sent.data, chit_code, phone: ticket };
  const { yz_chit = '' } = await walk.ask(['验证码正确', 'the right code'], chit.chitYz, proof);
  walk.learn(yz_chit);
  return yz_chit;
}

export const passwordChange: Scenario = {
  name: 'password-change',
  about: [
    '安全设置：答对密保后设支付密码、换密保、改登录密码，每次验证只用一次',
    'security: after the right answer the payment password, the question and the password change; one proof for each',
  ],
  effect: 'write',
  operator: true,
  async run(walk) {
    const newcomer = await enterAsNewcomer(walk);
    const password = freshPassword(walk);
    const pwd = encodePassword(password);
    await walk.refused(['未经验证', 'without a proof'], userSecurity.upPayPwd, { pwd }, PROVED);
    await prove(walk, newcomer.phone.slice(-6));
    await walk.ask(['设支付密码', 'set the payment password'], userSecurity.upPayPwd, { pwd });
    await walk.ask(['支付密码正确', 'it is right'], payOrder.yzPay, { pay_pwd: pwd });
    await walk.refused(['验证只用一次', 'one proof for one change'], userSecurity.upPayPwd, { pwd }, PROVED);
    await prove(walk, newcomer.phone.slice(-6));
    const answer = walk.once().slice(0, 8);
    walk.learn(answer);
    const { data } = await walk.ask(['密保问题', 'questions'], userSecurity.getQuestions, {});
    const passwd_question = Object.keys(data).at(-1) ?? '';
    await walk.ask(['换密保问题', 'change the question'], userSecurity.upAnswer, { answer, passwd_question });
    await walk.ask(['新的密保问题', 'the new question'], userSecurity.reYz, {}, (way, { equal }) =>
      equal('passwd_question', way.passwd_question, passwd_question, [
        '密保问题已更换',
        'the question that was chosen',
        '2 §4',
      ]),
    );
    await prove(walk, answer);
    await walk.ask(['改登录密码', 'change the password'], userSecurity.upPwd, { pwd });
    await enterWith(walk, newcomer, password);
  },
};

const prove = (walk: Walk, answer: string) =>
  walk.ask(['回答密保问题', 'answer the question'], userSecurity.reYzT, { answer });

/** Wrong passwords in a row that lock a login, and for how long. */
const LOGIN_TRIES = 10;
const LOGIN_LOCK = 15 * MINUTE;

export const loginLock: Scenario = {
  name: 'login-lock',
  about: [
    '登录连续失败 10 次锁定 15 分钟，期间正确密码也不行',
    'ten wrong passwords lock a login for 15 minutes, for the right one too',
  ],
  effect: 'session',
  operator: true,
  // The clock goes ahead by more than a payment under way would bear.
  alone: true,
  async run(walk) {
    const newcomer = await enterAsNewcomer(walk);
    const rule: Rule = ['连续失败后锁定', 'a login locks after failures in a row'];
    await walk.step({ name: ['连续输错密码', 'wrong passwords in a row'], call: login.login.path }, async () => {
      for (let tried = 1; tried < LOGIN_TRIES; tried += 1) await wrongly(walk, newcomer);
    });
    const wrong = formOf(newcomer, `x${walk.once()}`);
    await walk.refused(['第 10 次', 'the tenth'], login.login, wrong, rule, /15分钟/);
    const right = formOf(newcomer, newcomer.password);
    await walk.refused(['锁定期间', 'while it is locked'], login.login, right, rule, /分钟后再试/);
    await walk.operator(['过去 15 分钟', '15 minutes pass'], 'clock', { advance_ms: LOGIN_LOCK + 1000 });
    await enterWith(walk, newcomer, newcomer.password);
  },
};

const wrongly = ({ client, once }: Walk, newcomer: Newcomer) =>
  client.send(login.login, formOf(newcomer, `x${once()}`)).catch(() => undefined);

/** Wrong payment passwords in a row that lock it, and for how long. */
const PAY_TRIES = 5;
const PAY_LOCK = 30 * MINUTE;

export const payLock: Scenario = {
  name: 'pay-lock',
  about: ['支付密码连续错 5 次锁定 30 分钟', 'five wrong payment passwords lock it for 30 minutes'],
  effect: 'write',
  operator: true,
  // The clock goes ahead by more than a payment under way would bear.
  alone: true,
  async run(walk) {
    const newcomer = await enterAsNewcomer(walk);
    const pay_pwd = encodePassword(freshPassword(walk));
    await walk.refused(['未设支付密码', 'none is set'], payOrder.yzPay, { pay_pwd }, [
      '未设置支付密码不能支付',
      'nothing is paid without a payment password',
      '2 §5',
    ]);
    await prove(walk, newcomer.phone.slice(-6));
    await walk.ask(['设支付密码', 'set one'], userSecurity.upPayPwd, { pwd: pay_pwd });
    const wrong = { pay_pwd: encodePassword(`x${walk.once()}`) };
    const rule: Rule = ['连续错误后锁定', 'it locks after wrong ones in a row'];
    for (let left = PAY_TRIES - 1; left > 0; left -= 1) {
      const counted: Rule = ['告知还可输入几次', 'it tells how many tries are left'];
      await walk.refused([`还剩 ${left} 次`, `${left} left`], payOrder.yzPay, wrong, counted, new RegExp(`${left}次`));
    }
    await walk.refused(['第 5 次', 'the fifth'], payOrder.yzPay, wrong, rule, /30分钟/);
    await walk.refused(['锁定期间', 'while it is locked'], payOrder.yzPay, { pay_pwd }, rule, /分钟后再试/);
    await walk.operator(['过去 30 分钟', '30 minutes pass'], 'clock', { advance_ms: PAY_LOCK + 1000 });
    await walk.ask(['正确的支付密码', 'the right one'], payOrder.yzPay, { pay_pwd });
  },
};
