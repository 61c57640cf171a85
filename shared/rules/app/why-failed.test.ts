import { expect, test } from 'vitest';
import { type CameKind, LoginLostError, NetworkError, ShapeError, UnknownOutcomeError } from '#shared/errors.ts';
import { whyFailed } from './why-failed.ts';

const failed = (kind: CameKind, more = {}) =>
  new NetworkError('cart.php?act=list', 'status', 500, { came: { kind, excerpt: '', ...more } });

test.each([
  [failed('maintenance'), '商城正在维护，请稍后再试'],
  [failed('maintenance', { retryAfter: 90_000 }), '商城正在维护，约 2 分钟后恢复'],
  [failed('trouble'), '商城出错了，不是您的网络问题，请稍后重试'],
  [failed('firewall'), '请求被商城的防火墙拦下，请稍后再试或联系客服'],
  [failed('tooLarge'), '图片太大，商城不收'],
  [failed('gateway', { host: 'wifi.example' }), '需要登录的网关挡住了商城（wifi.example），请先登录当前网络'],
  [failed('missing'), '商城没有提供此功能，请联系客服'],
  [failed('notJson'), '商城的应答无法读取，请稍后重试'],
  [new NetworkError('cart.php?act=list', 'dropped'), '请检查网络后重试'],
  [new NetworkError('cart.php?act=list', 'timeout'), '请检查网络后重试'],
  [new NetworkError('cart.php?act=list', 'size'), '商城的应答无法读取，请稍后重试'],
  [new ShapeError('data', 'list', 'text'), '商城的应答无法读取，请稍后重试'],
  [new UnknownOutcomeError('cart.php?act=del_num', failed('firewall')), '请求被商城的防火墙拦下，请稍后再试或联系客服'],
  [new LoginLostError('cart.php?act=list'), undefined],
])('%s', (error, words) => {
  expect(whyFailed(error)?.text).toBe(words);
});
