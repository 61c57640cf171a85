import { expect, test } from 'vitest';
import { userLicences } from '#shared/contract/user-licences.ts';
import { CancelledError, LoginLostError, NetworkError, RefusedError, ShapeError } from '#shared/errors.ts';
import { createFakeShop, member } from './testing/fake-shop.ts';
import { readAnswer } from './testing/read-answer.ts';
import { verificationNow, verificationToAct } from './verification-now.ts';

const call = userLicences.yzInfo;

test('a login from before the approval: the shop is asked, and its word counts', async () => {
  const { shop, client } = createFakeShop({ login: { ...member, yz: 2 } });
  client.on(call, () => readAnswer(call, { yz: 1 }));
  await expect(verificationNow(shop)).resolves.toBe(1);
  await expect(verificationToAct(shop)).resolves.toBe(1);
});

test('a login that was verified, or need not be, is believed by whoever acts', async () => {
  const { shop, client } = createFakeShop();
  await expect(verificationToAct(shop)).resolves.toBe(1);
  const off = createFakeShop({ login: { ...member, yz: 0 } });
  const settings = { ...off.shop.settings, user_yz: false };
  await expect(verificationToAct({ ...off.shop, settings })).resolves.toBe(0);
  expect([client.count(call), off.client.count(call)]).toEqual([0, 0]);
});

function failing(error: Error) {
  const { shop, client } = createFakeShop({ login: { ...member, yz: 3 } });
  client.on(call, () => {
    throw error;
  });
  return verificationNow(shop);
}

test.each([
  new RefusedError(call.path, 1, '该功能暂未开放', false),
  new NetworkError(call.path, 'status', 404),
  new NetworkError(call.path, 'not-json'),
  new ShapeError('yz', 'one of 0, 1', 'nothing', call.path),
])('a shop that does not offer the call leaves the word of the login: %s', async (error) => {
  await expect(failing(error)).resolves.toBe(3);
});

test.each([
  new LoginLostError(call.path),
  new NetworkError(call.path, 'dropped'),
  new NetworkError(call.path, 'timeout'),
  new CancelledError(call.path),
])('no such thing is %s', async (error) => {
  await expect(failing(error)).rejects.toBe(error);
});
