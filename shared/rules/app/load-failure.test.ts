import { expect, test } from 'vitest';
import { LoginLostError, NetworkError, NotOfferedError, RefusedError, ShapeError } from '#shared/errors.ts';
import { loadFailure } from './load-failure.ts';

const CALL = 'order.php?act=order_info';
const refused = (content: string, silent = false) => new RefusedError(CALL, 1, content, silent);

test.each([
  ['the network failed', new NetworkError(CALL, 'timeout'), '数据请求失败！', true],
  ['the answer has another shape', new ShapeError('data', 'a list', 'a text'), '数据请求失败！', true],
  ['the shop does not have it', new NotOfferedError(CALL, new NetworkError(CALL, 'not-json')), '该功能暂未开放', false],
  ['the server refused', refused('订单不存在！'), '订单不存在！', false],
  ['the server refused without a word', refused(' '), '数据请求失败！', true],
  ['no_mes forbids the words', refused('订单不存在！', true), '暂时无法显示', false],
  ['the login is lost', new LoginLostError(CALL), '登录已断开，请重新登录！', false],
  ['our own code broke', new TypeError('x is not a function'), '页面出错了，不是您的网络问题', true],
  ['something odd was thrown', 'odd', '页面出错了，不是您的网络问题', true],
])('%s', (_what, error, text, retry) => {
  expect(loadFailure(error)).toMatchObject({ message: { text }, retry });
});
