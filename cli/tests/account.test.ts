import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerPharmacy } from '#cli/areas/account/register.ts';
import { changeForgotten, changeOwn, listQuestions, setPayPassword, setQuestion } from '#cli/areas/account/security.ts';
import {
  closeAccount,
  closingState,
  listAccounts,
  listSalesmen,
  switchAccount,
  withdrawClosing,
} from '#cli/areas/account/service.ts';
import { showScopes, showVerification, submitScope, submitVerification } from '#cli/areas/verification/service.ts';
import { bindingState, unbindAccount } from '#cli/areas/wechat/service.ts';
import { logIn } from '#cli/parts/login.ts';
import type { SmsHelp } from '#cli/parts/sms/code-prompt.ts';
import { dot } from '#cli/parts/testing/picture.ts';
import { createGuard } from '#cli/shop/guard.ts';
import { loadLogin } from '#cli/shop/logins.ts';
import { localProfile, type Profile } from '#cli/shop/profile.ts';
import { type MemberShop, openShop } from '#cli/shop/shop.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';

const PASSWORD = 'Yaocang2026';
const dir = mkdtempSync(join(tmpdir(), 'yaocang-account-'));
const png = join(dir, 'licence.png');
let standIn: TestShop;
beforeAll(async () => {
  standIn = await openTestShop();
  writeFileSync(png, dot);
});
afterAll(async () => {
  await standIn.close();
  rmSync(dir, { recursive: true, force: true });
});

const operate = async (action: string, body: object = {}) => (await standIn.operate(action, body)).json();
beforeEach(async () => {
  const settings = { chit_login: false, chit_yz: true, chit_pwd: true, need_code: true, shop_reg_closed: false };
  await operate('settings', { settings: { ...settings, sms_delivery: 'delivered', sms_seconds: 1 } });
  standIn.pass(60_000);
});

const profile: Profile = { ...localProfile, name: 'stand-in', base: `${LOOPBACK}/api` };
const learnt: string[] = [];

/** The shop as a run opens it, for nobody or for a member. */
async function open(user = '', password = PASSWORD, where = profile): Promise<MemberShop> {
  const guard = createGuard(where, { allow: 'read', typedName: async () => undefined });
  const clock = {
    now: () => standIn.shop.now(),
    wait: async (ms: number) => void (await operate('clock', { advance_ms: ms })),
  };
  const { signal } = new AbortController();
  const learn = (secret: string) => void learnt.push(secret);
  const shop = await openShop(where, undefined, { fetch: standIn.fetch, guard, clock, signal, random: () => 0, learn });
  if (user !== '') await run(logIn(shop, dir, { userName: user, password, sms: { code: never } }));
  // Whoever opens it for nobody hands it to what works for visitors.
  return shop as MemberShop;
}
const run = async <State, Event, Result>(flow: Flow<State, Event, Result>): Promise<Result> =>
  (await runFlow(flow, { signal: new AbortController().signal, events: createInbox<Event>() }, () => undefined))!;
const code = async (_: AbortSignal, __ = ''): Promise<string> => {
  const { messages } = (await operate('sms')) as { messages: { code: string }[] };
  return messages[0]?.code ?? '';
};
const typed =
  (password: string, confirm = password) =>
  async () => ({ password, confirm });
const never = () => Promise.reject(new Error('was asked'));
const proved = { by: undefined, answer: async () => '2016', sms: { code: never } };

describe('register', () => {
  const form = { nickname: '新药店', phone: '13700001111', password: PASSWORD, confirm: PASSWORD, agree: true };
  const wanted = (user_name: string, more: object = {}) => ({
    form: { user_name, ...form, ...more },
    invite: async () => 'YC8888' as string | undefined,
    sms: { code } as SmsHelp,
  });

  test('with an invite code; the new member logs in', async () => {
    const done = await run(registerPharmacy(await open(), wanted('terminal')));
    expect(done).toMatchObject({ message: '注册成功，请登录！', agency: { agency_name: '杭州滨江服务站' } });
    expect((await open('terminal')).session.login).toMatchObject({ name: '新药店', yz: 0 });
    expect(learnt).toContain(PASSWORD);
  });

  test('what is wrong is told before anything is sent, the rest in the server’s words', async () => {
    const shop = await open();
    const told = (more: ReturnType<typeof wanted>) => run(registerPharmacy(shop, more)).catch((error) => error);
    await expect(told(wanted('abc'))).resolves.toMatchObject({
      code: 'usage',
      words: ['用户名至少4位，不能有空格！', expect.any(String)],
    });
    await expect(told(wanted('terminal2', { confirm: 'other' }))).resolves.toMatchObject({
      words: ['2次密码输入不相同!', expect.any(String)],
    });
    await expect(told(wanted('terminal2', { agree: false }))).resolves.toMatchObject({ code: 'usage' });
    await expect(told({ ...wanted('terminal2'), invite: async () => 'YC' })).resolves.toMatchObject({
      words: ['请输入6位邀请码！', expect.any(String)],
    });
    await expect(told({ ...wanted('terminal2'), invite: async () => 'ZZZZZZ' })).resolves.toMatchObject({
      content: '邀请码不存在，请核对！',
    });
    await expect(told(wanted('yaodian'))).resolves.toMatchObject({ content: '该用户名已存在！' });
    await operate('settings', { settings: { shop_reg_closed: true } });
    await expect(told(wanted('terminal2'))).resolves.toMatchObject({
      words: ['暂时关闭注册，请联系负责人！', expect.any(String)],
    });
  });

  test('the step by text message: a code that arrives, and one that never does', async () => {
    await operate('settings', { settings: { chit_login: true, need_code: false } });
    const shop = await open();
    await run(registerPharmacy(shop, { ...wanted('with-code'), invite: async () => 'YC8888' }));
    await operate('settings', { settings: { sms_delivery: 'undeliverable' } });
    const waits = {
      ...wanted('without-code', { phone: '13700002222' }),
      sms: { code: () => new Promise<string>(() => undefined), undeliverable: async () => 'skip' as const },
    };
    await expect(run(registerPharmacy(shop, waits))).resolves.toMatchObject({ user_name: 'without-code' });
  });

  test('a code that nobody can say ends the run with the reason', async () => {
    await operate('settings', { settings: { chit_login: true } });
    const failing = { ...wanted('no-code', { phone: '13700003333' }), sms: { code: never } };
    await expect(run(registerPharmacy(await open(), failing))).rejects.toThrow('was asked');
  });
});

describe('secrets', () => {
  test('a forgotten password by the question, and back by text message', async () => {
    const shop = await open();
    const forgotten = (more: object) =>
      run(changeForgotten(shop, 'feixianjie', { ...proved, password: typed('Neu-2026'), ...more }));
    await expect(forgotten({})).resolves.toEqual({ message: '修改成功，请记住密码！', user_name: 'feixianjie' });
    await open('feixianjie', 'Neu-2026');
    await forgotten({ by: 'sms', answer: never, sms: { code }, password: typed(PASSWORD) });
    await open('feixianjie');
  });

  test('a wrong answer, a short password, a name that is nobody’s', async () => {
    const shop = await open();
    const tried = (name: string, more: object = {}) =>
      run(changeForgotten(shop, name, { ...proved, password: typed('Neu-2026'), ...more }));
    await expect(tried('feixianjie', { answer: async () => 'x' })).rejects.toMatchObject({
      content: '密保答案错误，还可以输入4次！',
    });
    await expect(tried('feixianjie', { password: typed('12345') })).rejects.toMatchObject({
      words: ['密码长度不能小于6位', expect.any(String)],
    });
    await expect(tried('feixianjie', { password: typed('Neu-2026', 'Neu-2027') })).rejects.toMatchObject({
      words: ['2次输入的密码不相同', expect.any(String)],
    });
    await expect(tried('lians')).rejects.toMatchObject({
      next: ['是不是 liansuo、liansuo2、liansuo3？', expect.any(String)],
    });
    await expect(tried('nobody-at-all')).rejects.toMatchObject({ next: ['请核对用户名', expect.any(String)] });
    await operate('settings', { settings: { chit_pwd: false } });
    await expect(tried('feixianjie', { by: 'sms' })).rejects.toMatchObject({
      next: ['请用 --by question', expect.any(String)],
    });
  });

  test('the own password: the kept login goes with it', async () => {
    const shop = await open('shibai');
    await expect(loadLogin(dir, profile)).resolves.toMatchObject({ user_name: 'shibai' });
    await run(changeOwn(shop, dir, { ...proved, password: typed('Neu-2026') }));
    await expect(loadLogin(dir, profile)).resolves.toBeUndefined();
    expect(shop.session.login).toBeUndefined();
    expect(learnt).toContain('Neu-2026');
  });

  test('payment password and security question', async () => {
    const shop = await open('fanweiwai');
    await expect(run(setPayPassword(shop, { ...proved, password: typed('135790') }))).resolves.toMatchObject({
      message: '修改成功，请记住密码！',
    });
    const { questions, phone, by_sms } = await listQuestions(shop);
    expect([questions.find(({ current }) => current)?.key, phone, by_sms]).toEqual(['q1', '198****0006', true]);
    const to = { ...proved, question: 'q3', newAnswer: async () => '板蓝根' };
    await expect(run(setQuestion(shop, { ...to, question: 'q9' }))).rejects.toMatchObject({ code: 'usage' });
    await expect(run(setQuestion(shop, { ...to, newAnswer: async () => ' ' }))).rejects.toMatchObject({
      code: 'usage',
    });
    await expect(run(setQuestion(shop, { ...to, by: 'sms', answer: never, sms: { code } }))).resolves.toMatchObject({
      message: '修改成功，请记住密保！',
    });
    expect((await listQuestions(shop)).questions.find(({ current }) => current)?.key).toBe('q3');
  });

  test('on production nothing is asked or sent without --allow write', async () => {
    const production: Profile = { ...profile, kind: 'production' };
    const shop = await open('', '', production);
    const wanted = { ...proved, answer: never, password: never };
    await expect(run(changeForgotten(shop, 'feixianjie', wanted))).rejects.toMatchObject({ code: 'guard' });
  });
});

describe('accounts', () => {
  test('listed, the current one marked, and switched by name or number', async () => {
    const shop = await open('liansuo');
    const { accounts } = await listAccounts(shop);
    expect(accounts.map(({ label, current }) => [label, current])).toEqual([
      ['百姓心连锁 · 总店（liansuo）', true],
      ['百姓心连锁 · 城西店（liansuo2）', false],
      ['百姓心连锁 · 江北店（liansuo3）', false],
    ]);
    await expect(switchAccount(shop, dir, 'liansuo2', never)).resolves.toMatchObject({ user_name: 'liansuo2' });
    await expect(loadLogin(dir, profile)).resolves.toMatchObject({
      user_name: 'liansuo2',
      name: '百姓心连锁 · 城西店',
    });
    await expect(switchAccount(shop, dir, undefined, async () => '9')).resolves.toMatchObject({
      user_name: 'liansuo3',
    });
    await expect(switchAccount(shop, dir, 'liansuo3', never)).rejects.toMatchObject({
      words: ['不能切换到当前账号', expect.any(String)],
    });
    await expect(switchAccount(shop, dir, 'yaodian', never)).rejects.toMatchObject({ code: 'usage' });
    await expect(switchAccount(await open('yaodian'), dir, 'x', never)).rejects.toMatchObject({
      words: ['没有可切换的账号', expect.any(String)],
    });
  });

  test('closing: obstacles, confirmation, withdrawal', async () => {
    await expect(closeAccount(await open('yaodian'), '停业', async () => undefined)).rejects.toMatchObject({
      code: 'server',
    });
    const shop = await open('renzhengzhong');
    await expect(closeAccount(shop, ' ', never)).rejects.toMatchObject({ code: 'usage' });
    await expect(closeAccount(shop, '停业', never)).rejects.toThrow('was asked');
    expect((await closingState(shop)).deleted).toBe(false);
    const closed = await closeAccount(shop, '停业', async () => undefined);
    expect((closed.end_time ?? 0) - standIn.shop.now()).toBe(7 * 86_400_000);
    await expect(closingState(shop)).resolves.toMatchObject({ deleted: true, reason: '停业' });
    await expect(withdrawClosing(shop)).resolves.toEqual({ message: '已撤回注销申请！' });
  });

  test('the sales staff', async () => {
    expect((await listSalesmen(await open('feixianjie'))).salesmen).toHaveLength(2);
  });
});

describe('papers', () => {
  const end_time = Date.UTC(2028, 0, 1);
  const licences = [
    { kind: '1', number: '91330000X', end_time: null, file: png },
    { kind: '药品经营许可证', number: 'DA0001', end_time, file: png },
  ];
  const facts = { company: '晨曦大药房', legalPerson: '赵晨', address: '示例路 7 号' };

  test('a verification is handed in with its images, rejected, and handed in again as it was', async () => {
    const shop = await open('weirenzheng');
    const hand = (more: object) => submitVerification(shop, dir, { ...facts, licences, ...more });
    await expect(hand({ company: undefined })).rejects.toMatchObject({
      words: ['请输入企业名称！', expect.any(String)],
    });
    await expect(hand({ licences: [{ ...licences[0], kind: '驾驶证' }] })).rejects.toMatchObject({
      next: [expect.stringContaining('1 营业执照、2 药品经营许可证'), expect.any(String)],
    });
    const text = join(dir, 'licence.txt');
    writeFileSync(text, 'no image');
    await expect(hand({ licences: [licences[0], { ...licences[1], file: text }] })).rejects.toMatchObject({
      words: [expect.stringContaining('不允许该图片格式！'), expect.any(String)],
    });
    await expect(hand({})).resolves.toMatchObject({ message: '已提交，等待审核', yz: 2, state: '审核中' });
    await expect(loadLogin(dir, profile)).resolves.toMatchObject({ yz: 2 });
    await expect(hand({})).rejects.toMatchObject({ words: ['认证审核中，请耐心等待！', expect.any(String)] });
    await operate('review_verification', { member: 'weirenzheng', verdict: 'reject', because: '看不清' });
    await expect(showVerification(shop)).resolves.toMatchObject({ state: '认证失败', reason: '看不清' });
    await submitVerification(shop, dir, {
      company: undefined,
      legalPerson: undefined,
      address: '新路 8 号',
      licences: [],
    });
    await expect(showVerification(shop)).resolves.toMatchObject({ company: '晨曦大药房', address: '新路 8 号' });
  });

  test('a scope by its name', async () => {
    const shop = await open('fanweiwai');
    await expect(showScopes(shop, '处方药')).resolves.toMatchObject({ scopes: [{ type_id: '1', label: '未开通' }] });
    await expect(submitScope(shop, '保健食品', [png])).rejects.toMatchObject({
      words: ['您已有该经营范围！', expect.any(String)],
    });
    await expect(submitScope(shop, '处方药', [])).rejects.toMatchObject({ code: 'usage' });
    await expect(submitScope(shop, '99', [png])).rejects.toMatchObject({ code: 'usage' });
    await expect(submitScope(shop, '处方药', [png, png])).resolves.toMatchObject({ type_id: '1' });
    await expect(showScopes(shop, '1')).resolves.toMatchObject({ scopes: [{ label: '审核中' }] });
  });
});

describe('wechat', () => {
  test('shows where to bind and waits; what is never finished is pending', async () => {
    const shop = await open('liansuo');
    const { bound, entry } = await bindingState(shop);
    expect([bound, entry]).toEqual([false, `${LOOPBACK}/api/wechat.php?act=entry&to=%2Fwechat-yz`]);
    await expect(unbindAccount(shop)).rejects.toMatchObject({ content: '您还未绑定公众号！' });
    const browser = await followed(entry);
    await standIn.fetch('/api/wechat.php?act=bind', {
      method: 'POST',
      body: '{}',
      headers: { token: shop.session.login?.token ?? '', cookie: browser },
    });
    expect((await bindingState(shop)).bound).toBe(true);
    await expect(unbindAccount(shop)).resolves.toEqual({ message: '解绑成功！' });
  });

  /** The cookies of a browser that went to WeChat and back. */
  async function followed(address: string, jar = new Map<string, string>()): Promise<string> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (!/\/(?:api|gate)\//.test(address)) return cookie;
    const response = await standIn.fetch(address, { headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return followed(response.headers.get('location') ?? '', jar);
  }
});
