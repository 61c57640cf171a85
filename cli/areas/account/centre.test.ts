import { expect, test } from 'vitest';
import { createFakeShop, member } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { user } from '#shared/contract/user.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { showCentre } from './service.ts';

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
    integral_worth: '12.60',
    bound: false,
  });
  expect(shown.privileges).toEqual(['signin']);
  expect(shown.hints).toEqual([]);
  expect(shown).not.toHaveProperty('envelope');
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
