import { expect, test } from 'vitest';
import { privileges } from '#shared/rules/testing/privileges.ts';
import { introLabel, introTabs } from './intro-tabs.ts';

test('new arrivals, recommended, hot sellers and promotion always show', () => {
  const always = ['新品上架', '推荐商品', '热销商品', '促销活动'];
  expect(introTabs(privileges()).map(({ label }) => label)).toEqual(always);
  expect(introTabs(undefined).map(({ label }) => label)).toEqual(always);
});

test.each([
  ['redpaper', '红包商品'],
  ['integral', '积分商品'],
  ['group_buy', '团购'],
  ['help_buy', '砍价'],
  ['taobao', '效期特惠'],
] as const)('the privilege %s alone shows %s', (flag, label) => {
  expect(introTabs(privileges(flag)).map((tab) => tab.label)).toContain(label);
  expect(introTabs(privileges(flag))).toHaveLength(5);
});

test('every collection has a label', () => {
  expect([introLabel('group'), introLabel('new')]).toEqual(['团购', '新品上架']);
});
