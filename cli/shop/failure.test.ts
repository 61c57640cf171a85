import { expect, test } from 'vitest';
import { exitCodes, Fault } from '#cli/text/fault.ts';
import { calls } from '#shared/contract/calls.ts';
import {
  AnswerSizeError,
  CancelledError,
  LoginLostError,
  NetworkError,
  NotOfferedError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import { cameInWords, failureOf } from './failure.ts';

const exitOf = (error: unknown, ending?: 'interrupted' | 'terminated') => exitCodes[failureOf(error, ending).code].exit;
const cartCall = 'cart.php?act=list';

test.each([
  [1, new TypeError('a bug')],
  [2, new Fault('usage', ['不对', 'wrong'])],
  [3, new Fault('assertion', ['未通过', 'failed'])],
  [4, new LoginLostError(cartCall)],
  [4, new RefusedError('login.php?act=login', 1, '密码错误', false)],
  [5, new Fault('guard', ['拒绝', 'refused'])],
  [6, new NetworkError(cartCall, 'dropped')],
  [6, new NetworkError(cartCall, 'timeout')],
  [7, new NetworkError(cartCall, 'status', 502)],
  [7, new NetworkError(cartCall, 'not-json')],
  [7, new NetworkError(cartCall, 'size')],
  [7, new AnswerSizeError()],
  [7, new NotOfferedError(cartCall, new NetworkError(cartCall, 'status', 404))],
  [7, new RefusedError(cartCall, 1, '库存不足', false)],
  [8, new Fault('pending', ['未付', 'pending'])],
  [9, new ShapeError('data.0.cart_id', 'id', 'nothing', cartCall)],
  [10, new UnknownOutcomeError('pay', new NetworkError('pay', 'timeout'))],
  [11, new Fault('closed', ['关闭', 'closed'])],
])('exit %i', (exit, error) => {
  expect(exitOf(error)).toBe(exit);
});

test('a given-up run ends with the code of its signal', () => {
  expect(exitOf(new CancelledError(cartCall), 'interrupted')).toBe(130);
  expect(exitOf(new CancelledError(cartCall), 'terminated')).toBe(143);
});

test('a failure names call, field and the next step', () => {
  const drift = failureOf(new ShapeError('data.0.cart_id', 'id', 'nothing', cartCall));
  expect(drift).toMatchObject({
    call: cartCall,
    detail: ['data.0.cart_id 缺失，应为编号', 'data.0.cart_id is missing: an id declared'],
  });
  expect(failureOf(new LoginLostError(cartCall)).next?.[0]).toContain('yaocang login');
});

test.each([404, 405, 501])('a call that the shop does not have is told so, whatever the status: %i', (status) => {
  const { words, next } = failureOf(new NotOfferedError(cartCall, new NetworkError(cartCall, 'status', status)));
  expect(words[0]).toBe('该功能暂未开放：商城未提供此接口');
  expect(next?.[0]).toContain('请核对接口地址');
});

test('an answer that is no HTTP is told with what is wrong in it', () => {
  const cause = Object.assign(new Error('Response does not match the HTTP/1.1 protocol'), { name: 'HTTPParserError' });
  const { detail } = failureOf(new NetworkError(cartCall, 'dropped', undefined, { cause }));
  expect(detail?.[0]).toBe('dropped Response does not match the HTTP/1.1 protocol');
});

test('a certificate that is not trusted leads to the profile, any other one to the doctor', () => {
  const next = (code: string) =>
    failureOf(new NetworkError(cartCall, 'dropped', undefined, { cause: { code } })).next?.[1];
  expect(next('DEPTH_ZERO_SELF_SIGNED_CERT')).toContain('yaocang env edit NAME --ca');
  expect(next('UNABLE_TO_VERIFY_LEAF_SIGNATURE')).toContain('yaocang env edit NAME --ca');
  expect(next('CERT_HAS_EXPIRED')).toContain('yaocang doctor');
});

test('a proxy that refuses is told apart from a network that fails', () => {
  const answered = (status: number) => ({ cause: { message: `Proxy response (${status}) !== 200` } });
  const next = (status: number) =>
    failureOf(new NetworkError(cartCall, 'dropped', undefined, answered(status))).next?.[1];
  expect(next(407)).toContain('asks for a user');
  expect(next(403)).toContain('does not let it through');
  // A shop with http is asked for without CONNECT: undici has another sentence for it there.
  const unlogged = { message: 'Proxy Authentication Required (407)', code: 'UND_ERR_INVALID_ARG' };
  const plain = failureOf(new NetworkError(cartCall, 'dropped', undefined, { cause: unlogged }));
  expect(plain.next?.[1]).toContain('asks for a user');
});

test('a gate and a proxy that answer for a shop say what to do', () => {
  const next = (status: number) =>
    failureOf(new NetworkError(cartCall, 'status', status, { came: { kind: 'gateway', excerpt: '' } })).next?.[1];
  expect(next(401)).toContain('yaocang env edit NAME --gate-user');
  expect(next(407)).toContain('http_proxy');
  expect(next(302)).toContain('log in to this network');
});

test('after a lost answer the command is named that tells what came of it', () => {
  const next = (path: string) => failureOf(new UnknownOutcomeError(path, new NetworkError(path, 'dropped'))).next?.[1];
  expect(next(calls.cart.delNum.path)).toContain('yaocang cart list');
  expect(next(calls.buy.submit.path)).toContain('yaocang order list');
  expect(next(calls.payTransfer.zzPay.path)).toContain('yaocang transfer show');
  expect(next('no.php?act=such')).toContain('before you repeat it');
});

test("the server's own words are told, and a general sentence where it has none", () => {
  expect(failureOf(new RefusedError(cartCall, 1, '库存不足', false)).words[0]).toBe('库存不足');
  const marked = '<p>系统升级中，<b>请稍后再试</b>！</p><script>x()</script>&nbsp;谢谢';
  expect(failureOf(new RefusedError(cartCall, 1, marked, false)).words[0]).toBe('系统升级中，请稍后再试！ 谢谢');
  expect(failureOf(new RefusedError(cartCall, 1, ' ', false)).words[0]).toBe('数据请求失败！');
  expect(failureOf(new RefusedError(cartCall, 1, '库存不足', true)).words[0]).toBe('服务器拒绝了请求');
});

test.each([
  ['EACCES', { syscall: 'open', path: '/x' }, 'usage', '/x'],
  ['ENOSPC', { syscall: 'write' }, 'usage', 'no space'],
  ['EISDIR', { syscall: 'read', path: '/x' }, 'usage', '/x'],
  ['ENOENT', { syscall: 'spawn tar' }, 'internal', 'failed'],
] as const)('%s of the system at %o is %s', (code, more, name, words) => {
  const failure = failureOf(Object.assign(new Error(code), { code, ...more }));
  expect([failure.code, failure.words[1]]).toEqual([name, expect.stringContaining(words)]);
});

test('a fault of this program says what to attach to a ticket', () => {
  expect(failureOf(new TypeError('a bug')).next?.[1]).toContain('support-bundle');
});

test.each([
  [{ code: 'ETIMEDOUT', syscall: 'connect' }, '连接不上 ETIMEDOUT'],
  [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, '连接不上 UND_ERR_CONNECT_TIMEOUT'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, '连接不上 ENOTFOUND'],
  [{ code: 'ETIMEDOUT', syscall: 'read' }, 'dropped ETIMEDOUT'],
  [{ code: 'ECONNRESET' }, 'dropped ECONNRESET'],
])('a connection that never stood was not lost: %j', (system, detail) => {
  const cause = Object.assign(new Error('x'), system);
  const error = new NetworkError('cart.php?act=list', 'dropped', undefined, { cause });
  expect(failureOf(error).detail?.[0]).toBe(detail);
  expect(cameInWords(error)[0]).toBe(detail.startsWith('dropped') ? '连接断开' : '连接不上');
});

test('an answer that is too large is told as that, with its limit', () => {
  const { words, next } = failureOf(new NetworkError(cartCall, 'size'));
  expect(words[0]).toContain('32 MB');
  expect(next?.[0]).toContain('--limit');
  expect(cameInWords(new NetworkError(cartCall, 'size'))).toEqual(words);
});
