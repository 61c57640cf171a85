/** Legs at the beginning of a scenario: init, and login, by text message if the shop asks for it. */
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { RefusedError } from '#shared/errors.ts';
import { isLoggedIn, TOKEN_LENGTH } from '#shared/rules/login/logged-in.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { hasSmsStep } from '#shared/rules/login/sms-step.ts';
import { TOKEN } from '../check.ts';
import { say } from '../dictionary.ts';
import type { Role } from '../ports.ts';
import type { Walk } from '../walk.ts';

const { chit, common, login, user } = calls;

export type Settings = AnswerOf<typeof common.init>;
type Member = AnswerOf<typeof login.login>;

export const openShop = (walk: Walk): Promise<Settings> =>
  walk.ask(['启动', 'init'], common.init, { device: 'pc', log_bs: '' }, ({ shop_closed, version }, check) => {
    check.equal('shop_closed', shop_closed, false, ['商城应已开放', 'the shop is open', '1 §4']);
    const comparable = ['应有可比较的版本号', 'a version to compare', '1 §4'] as const;
    check.holds('version', version !== '', ['版本号', 'a version'], version, comparable);
  });

export type Entered = Awaited<ReturnType<typeof enter>>;

/** Opens the shop and logs in. Of a buyer it is checked that the shop has verified it. */
export async function enter(walk: Walk, role?: Role) {
  const settings = await openShop(walk);
  const member = await logIn(walk, settings);
  if (role === 'buyer' || role === 'credit') {
    await walk.step(['会员已认证', 'verified'], login.login, async ({ equal }) =>
      equal('yz', member.yz, 1, ['只有已认证会员可以下单', 'only a verified member can order', '1 §6']),
    );
  }
  return { settings, member };
}

/** Logs in and uses the login once; logs out at the end of the walk. */
export async function logIn(walk: Walk, settings: Settings): Promise<Member> {
  const { user: name } = walk.account;
  const mustProve = hasSmsStep(settings) && !walk.messages.verified.has(name);
  const member = mustProve ? await logInByMessage(walk, settings) : await sendLogin(walk, settings);
  await walk.step(['登录可用', 'the login opens the account'], user.userCenter, () =>
    walk.client.send(user.userCenter, {}),
  );
  return member;
}

function formOf({ account: { user, password } }: Walk, { log_bs }: Settings, yz_chit = '') {
  return { user_name: user, password: encodePassword(password), openid: '', log_bs, yz_chit };
}

function sendLogin(walk: Walk, settings: Settings, yz_chit = ''): Promise<Member> {
  const form = formOf(walk, settings, yz_chit);
  return walk.step(['登录', 'login'], login.login, async ({ holds }) => {
    const answer = await walk.client.send(login.login, form);
    holds('token.length', isLoggedIn(answer.token), TOKEN_LENGTH, answer.token.length, TOKEN);
    stay(walk, answer);
    return answer;
  });
}

function stay(walk: Walk, answer: Member): void {
  const { user: name } = walk.account;
  walk.signIn(name, answer);
  walk.later(say.loginLeft, () => walk.client.send(login.logout, {}).finally(() => walk.signIn(name, undefined)));
}

/** Logs in with the code of a text message; with `wrongFirst` a wrong code is tried first. */
export async function logInByMessage(walk: Walk, settings: Settings, wrongFirst = false): Promise<Member> {
  const first = await walk.ask(['登录', 'login'], login.login, formOf(walk, settings));
  walk.learn(first.token);
  const target = isLoggedIn(first.token)
    ? { token: first.token }
    : { phone: first.phone ?? '', agency_id: first.agency_id };
  const yz_chit = await prove(walk, target, first.phone ?? '', wrongFirst);
  walk.messages.verified.add(walk.account.user);
  // Some shops answer the token at once; others only to a second login that carries `yz_chit`.
  if (!isLoggedIn(first.token)) return sendLogin(walk, settings, yz_chit);
  stay(walk, first);
  return first;
}

type Target = Partial<ArgsOf<typeof chit.sendChitCode>>;

/** ms between two polls of the delivery, and how many there are (document 1 §4). */
const PAUSE = 2000;
const TIMES = 29;
/** ms between two messages to one phone. */
const COOLDOWN = 60_000;

/** Sends a message, waits for its delivery, checks its code; answers `yz_chit` for the login. */
async function prove(walk: Walk, target: Target, phone: string, wrongFirst: boolean): Promise<string> {
  const { clock, messages, account, signal } = walk;
  const since = clock.now() - (messages.sent.get(account.user) ?? Number.NEGATIVE_INFINITY);
  if (since < COOLDOWN) await clock.wait(COOLDOWN - since, signal);
  const chit_token = await walk.step(['发送验证码', 'send a code'], chit.sendChitCode, async ({ holds }) => {
    const { data } = await sendMessage(walk, target);
    holds('data', data !== '', ['短信令牌', 'a chit token'], say.nothing, TAKES_TOKEN);
    return data;
  });
  walk.learn(chit_token);
  const own = { ...(target.token ? { token: target.token } : {}), ...(target.phone ? { phone: target.phone } : {}) };
  await delivered(walk, chit_token, target.token);
  const checked = { ...own, chit_token };
  if (wrongFirst) {
    await walk.refused(['错误验证码', 'a wrong code'], chit.chitYz, { ...checked, chit_code: '000000' }, CODE_RULE);
  }
  const chit_code = await walk.smsCode(phone);
  walk.learn(chit_code);
  const { yz_chit = '' } = await walk.ask(['正确验证码', 'the right code'], chit.chitYz, { ...checked, chit_code });
  walk.learn(yz_chit);
  return yz_chit;
}

/** After a first refusal it waits a minute: another run may have sent a message to this phone. */
async function sendMessage({ client, clock, messages, account, signal }: Walk, target: Target) {
  const isFirst = !messages.sent.has(account.user);
  messages.sent.set(account.user, clock.now());
  try {
    return await client.send(chit.sendChitCode, target);
  } catch (error) {
    if (!isFirst || !(error instanceof RefusedError)) throw error;
    await clock.wait(COOLDOWN, signal);
    messages.sent.set(account.user, clock.now());
    return client.send(chit.sendChitCode, target);
  }
}

const TAKES_TOKEN = ['后两个接口需要短信令牌', 'what the other two calls take', '1 §7'] as const;
const CODE_RULE = ['须输入短信中的 6 位验证码', 'the 6 digits of the message are entered', '1 §4'] as const;

const delivered = (walk: Walk, chit_token: string, token?: string) =>
  walk.step(['短信送达', 'delivered'], chit.chitQuery, async ({ equal }) => {
    let status: number = 0;
    for (let asked = 0; asked < TIMES && status === 0; asked += 1) {
      if (asked > 0) await walk.clock.wait(PAUSE, walk.signal);
      ({ status } = await walk.client.send(chit.chitQuery, { chit_token, ...(token ? { token } : {}) }));
    }
    equal('status', status, 1, ['1 为已送达', '1 is delivered', '1 §4']);
  });
