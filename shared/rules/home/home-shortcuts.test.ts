import { expect, test } from 'vitest';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { privileges } from '#shared/rules/testing/privileges.ts';
import { homeShortcuts, openShortcut } from './home-shortcuts.ts';

const labels = (...on: (keyof SystemPriv)[]) => homeShortcuts(privileges(...on)).map(({ label }) => label);

test('frequently bought goods, favourites, footprints, payment methods, top-up and addresses always appear', () => {
  expect(labels()).toEqual(['常购商品', '我的收藏', '浏览足迹', '支付方式', '充值', '收货地址']);
});

test.each([
  ['signin', '签到'],
  ['cpzl', '资料下载'],
  ['invoice', '发票'],
  ['volume', '优惠券'],
] as const)('the flag %s alone lets %s appear', (flag, label) => {
  expect(labels(flag)).toEqual([label, ...labels()]);
});

test('without a token a click on a shortcut says 请先登录！', () => {
  const [shortcut] = homeShortcuts(undefined);
  expect(openShortcut(shortcut!, '')).toEqual({ ok: false, message: { text: '请先登录！' } });
  expect(openShortcut(shortcut!, 't'.repeat(32))).toEqual({ ok: true, to: '/mybuy' });
});
