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
import { readOptional } from './trouble.ts';

test('a successful reading is returned', async () => {
  await expect(readOptional(async () => [1])).resolves.toEqual([1]);
});

test.each([
  new RefusedError('a', 1, '', true),
  new NetworkError('a', 'status', 404),
  new NetworkError('a', 'not-json'),
  new NetworkError('a', 'dropped'),
  new NotOfferedError('a', new NetworkError('a', 'status', 404)),
  new ShapeError('data', 'list', 'nothing'),
  new UnknownOutcomeError('a', undefined),
])('undefined after %s', async (error) => {
  await expect(readOptional(() => Promise.reject(error))).resolves.toBeUndefined();
});

test.each([new LoginLostError('a'), new CancelledError('a'), new TypeError('a bug')])('rethrows %s', async (error) => {
  await expect(readOptional(() => Promise.reject(error))).rejects.toBe(error);
});
