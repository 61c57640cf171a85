import { expect, test } from 'vitest';
import {
  CancelledError,
  LoginLostError,
  NetworkError,
  NotOfferedError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import { afterError } from './after-error.ts';

const call = 'cart.php?act=list';

test('the content of a refusal is shown unless no_mes is on', () => {
  expect(afterError(new RefusedError(call, 1, '库存不足', false))).toEqual({
    message: { text: '库存不足' },
    leads: 'nowhere',
    after: 0,
  });
  expect(afterError(new RefusedError(call, 1, '库存不足', true))).toEqual({ leads: 'nowhere', after: 0 });
});

test('error 2 goes back after 1.5 s, silently with no_mes', () => {
  expect(afterError(new RefusedError(call, 2, '订单不存在', false))).toMatchObject({ leads: 'back', after: 1500 });
  expect(afterError(new RefusedError(call, 2, '订单不存在', true))).toEqual({ leads: 'back', after: 1500 });
});

test('a lost login shows a message and leads to the login route after 1 s', () => {
  expect(afterError(new LoginLostError(call, true)).message?.text, 'nobody was logged in').toBe('请先登录！');
  expect(afterError(new LoginLostError(call))).toEqual({
    message: { text: '登录已断开，请重新登录！' },
    leads: 'login',
    after: 1000,
  });
});

test('a network failure, whatever its kind, says 数据请求失败！', () => {
  const dropped = new NetworkError(call, 'dropped');
  const errors = [dropped, new UnknownOutcomeError(call, dropped), new ShapeError('data', 'list', 'text')];
  expect(errors.map((error) => afterError(error).message?.text)).toEqual(Array(3).fill('数据请求失败！'));
});

test('a cancelled call ends silently', () => {
  expect(afterError(new CancelledError(call))).toEqual({ leads: 'nowhere', after: 0 });
});

test('a call that the shop does not have says 该功能暂未开放', () => {
  const error = new NotOfferedError('volume.php?act=mine', new NetworkError('volume.php?act=mine', 'status', 404));
  expect(afterError(error)).toEqual({ message: { text: '该功能暂未开放' }, leads: 'nowhere', after: 0 });
});
