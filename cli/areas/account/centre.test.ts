import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFakeShop, member } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { login } from '#shared/contract/login.ts';
import { user } from '#shared/contract/user.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { closeAccount, listAccounts, showCentre, switchAccount } from './service.ts';

const centre = { dz_num: 1, integral: 1260, integral_ratio: 100, moneys: 50, acquire_money: 2, have_pay: 1 };

function shopWith(answers: { centre?: object; side?: object } = {}, yz = 1) {
  // The login is older than the verification that the shop tells.
  const made = createFakeShop({ login: { ...member, yz: yz === 1 ? 2 : 1 } });
  made.client
    .on(userLicences.yzInfo, () => readAnswer(userLicences.yzInfo, { yz }))
    .on(user.userCenter, () =>
      readAnswer(user.userCenter, { ...centre, system_priv: { signin: 1 }, ...answers.centre }),
    )
    .on(user.userLeft, () => readAnswer(user.userLeft, { name: '仁心大药房', ...answers.side }));
  return made;
}

test('the centre is one look: counters, money, points and their worth, privileges', async () => {
  const shown = await showCentre(shopWith().shop);
  expect(shown).toMatchObject({
    name: '仁心大药房',
    yz: 1,
    dz_num: 1,
    moneys: 5000,
    integral_worth: 1260,
    bound: false,
  });
  expect(shown.privileges).toEqual(['signin']);
  expect(shown.hints).toEqual([]);
  expect(shown).not.toHaveProperty('envelope');
});

test('an activity that ended is none of the centre, and those that cannot be read stay unknown', async () => {
  const at = { moneys: 10, s_money: 1, title: '充' };
  const czhd_list = [
    { ...at, hd_id: 4, end_time: '2021-02-03 04:05:06' },
    { ...at, hd_id: 6, end_time: '2031-02-03 04:05:06' },
  ];
  expect((await showCentre(shopWith({ centre: { czhd_list } }).shop)).czhd_list).toMatchObject([{ hd_id: '6' }]);
  expect((await showCentre(shopWith({ centre: { czhd_list: '暂无' } }).shop)).czhd_list).toBeUndefined();
});

test('the linked accounts are those that the login named', async () => {
  const linked = [
    { user_id: '7', nickname: '总店', user_name: 'liansuo' },
    { user_id: '8', nickname: '城西店', user_name: 'liansuo2' },
  ];
  const { shop, client } = createFakeShop({ login: { ...member, user_name: 'liansuo', user_list: linked } });
  client.on(login.reLogin, () => readAnswer(login.reLogin, { token: 'k'.repeat(32), name: '城西店' }));
  expect(listAccounts(shop).accounts.map(({ user_id, current }) => [user_id, current])).toEqual([
    ['7', true],
    ['8', false],
  ]);
  const dir = mkdtempSync(join(tmpdir(), 'yaocang-centre-'));
  await expect(switchAccount(shop, dir, '8', async () => '')).resolves.toMatchObject({ user_name: 'liansuo2' });
  rmSync(dir, { recursive: true });
  // The answer of a switch need not repeat them.
  expect(listAccounts(shop).accounts.map(({ current }) => current)).toEqual([false, true]);
  expect(client.sent.map(({ path }) => path)).toEqual([login.reLogin.path]);
});

test('one of many linked accounts is found by its name, its login name and its initials', () => {
  const user_list = ['汉口第2店', '汉口第21店', '武昌店'].map((nickname, at) => ({
    user_id: `${at}`,
    nickname,
    user_name: `dian${at}`,
  }));
  const { shop } = createFakeShop({ login: { ...member, user_name: 'dian2', user_list } });
  const found = (words: string) => listAccounts(shop, words).accounts.map(({ user_id }) => user_id);
  expect([found('第2'), found('hk 21'), found('dian2')]).toEqual([['0', '1'], ['1'], ['2']]);
});

test('an account that a kept login names twice or without a name shifts no other', () => {
  const account = (user_id: string, nickname: string, user_name: string) => ({ user_id, nickname, user_name });
  const user_list = [
    account('7', '总店', 'liansuo'),
    account('7', '总店', 'liansuo'),
    account('8', '', ''),
    account('9', '江北店', 'liansuo3'),
  ];
  const { shop } = createFakeShop({ login: { ...member, user_name: 'liansuo', user_list } });
  expect(listAccounts(shop).accounts).toEqual([
    { user_id: '7', user_name: 'liansuo', nickname: '总店', label: '总店（liansuo）', current: true },
    { user_id: '9', user_name: 'liansuo3', nickname: '江北店', label: '江北店（liansuo3）', current: false },
  ]);
});

test.each([
  [0, ['您还未认证，请先认证！']],
  [3, ['您还未认证，请先认证！']],
  [2, ['认证审核中，请耐心等待！']],
  [1, []],
  [undefined, []],
])('verification %s: the hints are %j', async (yz, hints) => {
  const { shop, client } = createFakeShop({ login: { ...member, yz: undefined } });
  client
    .on(userLicences.yzInfo, () => readAnswer(userLicences.yzInfo, yz === undefined ? {} : { yz }))
    .on(user.userCenter, () => readAnswer(user.userCenter, centre))
    .on(user.userLeft, () => readAnswer(user.userLeft, {}));
  expect((await showCentre(shop)).hints).toEqual(hints);
});

test('it says what the member should do', async () => {
  const { hints } = await showCentre(
    shopWith({ centre: { system_priv: { wechat: 1, mobile: 1 } }, side: { reMb: 1 } }, 0).shop,
  );
  expect(hints).toEqual([
    '您还未认证，请先认证！',
    '您还未绑定公众号，请先绑定！',
    '新用户请先到密码管理修改默认密保答案；由公司代注册的用户请立即修改自己的密保答案和登录密码',
  ]);
});

test.each([
  [' ', '请输入注销原因！'],
  ['停'.repeat(201), '注销原因最多200字，请删减后再提交'],
])('an account is not closed for the reason %j: it says %s and sends nothing', async (reason, words) => {
  const { shop, client } = createFakeShop();
  await expect(closeAccount(shop, reason, async () => undefined)).rejects.toMatchObject({ words: [words, words] });
  expect(client.sent).toEqual([]);
});
