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
import { ifTold } from './trouble.ts';

test('what is told is told', async () => {
  await expect(ifTold(async () => [1])).resolves.toEqual([1]);
});

test.each([
  new RefusedError('a', 1, '', true),
  new NetworkError('a', 'status', 404),
  new NetworkError('a', 'not-json'),
  new NetworkError('a', 'dropped'),
  new NotOfferedError('a', new NetworkError('a', 'status', 404)),
  new ShapeError('data', 'list', 'nothing'),
  new UnknownOutcomeError('a', undefined),
])('nothing is told by %s', async (error) => {
  await expect(ifTold(() => Promise.reject(error))).resolves.toBeUndefined();
});

test.each([new LoginLostError('a'), new CancelledError('a'), new TypeError('a bug')])(
  'no way to go on is %s',
  async (error) => {
    await expect(ifTold(() => Promise.reject(error))).rejects.toBe(error);
  },
);
