import { expect, test } from 'vitest';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { privileges } from '#shared/rules/testing/privileges.ts';
import { highlightedEntry, inGridOrder, type MenuAsk, menuEntries } from './user-centre-menu.ts';

const nobody: MenuAsk = { priv: privileges(), verified: false, booklet_type: '2' };
const labels = (ask: Partial<MenuAsk>) => menuEntries({ ...nobody, ...ask }).map(({ label }) => label);
const always = '开始 我的订单 密码管理 注销账号 常购商品 我的收藏 浏览足迹 优惠券 收货地址 设置 意见反馈'.split(' ');

test('unconditional entries are always shown', () => {
  expect(labels({})).toEqual(always);
  expect(labels({ priv: undefined })).toEqual(always);
});

test.each<[keyof SystemPriv, string]>([
  ['invoice', '发票下载'],
  ['yz_range', '经营资质'],
  ['group_buy', '我的团购'],
  ['help_buy', '我的砍价'],
  ['qhyg', '缺货预购'],
  ['signin', '签到'],
])('the privilege %s shows %s', (flag, label) => {
  expect(labels({ priv: privileges(flag) }).filter((each) => !always.includes(each))).toEqual([label]);
});

test('payment methods show when verified, booklet_type is 1 and bank_list is on', () => {
  const all = { verified: true, booklet_type: '1', priv: privileges('bank_list') };
  expect(labels(all)).toContain('支付方式');
  expect(labels({ ...all, verified: false })).not.toContain('支付方式');
  expect(labels({ ...all, booklet_type: '2' })).not.toContain('支付方式');
  expect(labels({ ...all, priv: privileges() })).not.toContain('支付方式');
});

test('find salesman shows when booklet_type is 1', () => {
  expect(labels({ booklet_type: '1' })).toContain('找业务员');
});

test('a phone’s grid begins with what is used daily and ends with closing the account', () => {
  const shown = menuEntries({ ...nobody, priv: privileges('signin', 'group_buy') });
  expect(inGridOrder(shown).map(({ label }) => label)).toEqual(
    '签到 常购商品 我的收藏 浏览足迹 优惠券 收货地址 密码管理 意见反馈 开始 我的订单 我的团购 设置 注销账号'.split(' '),
  );
});

test.each([
  ['/user-center', 'user-center'],
  ['/services', 'user-center'],
  ['/services-info', 'user-center'],
  ['/detail-log', 'user-center'],
  ['/recharge', 'user-center'],
  ['/recharge_log', 'user-center'],
  ['pay_recharge', 'user-center'],
  ['order-info', 'order'],
  ['/re-type', 're-type'],
  ['/re-yz', 're-type'],
  ['/collect', 'collect'],
])('the route %s highlights %s', (route, key) => {
  expect(highlightedEntry(route)).toBe(key);
});
