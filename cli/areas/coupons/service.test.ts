import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import { volume } from '#shared/contract/volume.ts';
import {
  CancelledError,
  LoginLostError,
  NetworkError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import { coupons } from './commands.ts';
import { claim, ownCoupons } from './service.ts';

const { path } = volume.mine;

/** A shop that fails so when it is asked for the member's own coupons. */
function shopWithout(error: Error) {
  const made = createFakeShop();
  made.client
    .on(volume.getVolume, () => ({}))
    .on(volume.mine, () => {
      throw error;
    });
  return made;
}

test.each([
  new RefusedError(path, 1, '该功能暂未开放', false),
  new NetworkError(path, 'status', 404),
  new NetworkError(path, 'not-json'),
  new NetworkError(path, 'timeout'),
  new ShapeError('data', 'list', 'nothing', path),
])('a coupon is claimed of a shop that does not tell which are held: %s', async (error) => {
  const { shop, client } = shopWithout(error);
  await expect(claim(shop, '3')).resolves.toEqual({ message: '领取成功！', volume_id: '3' });
  expect(client.count(volume.getVolume)).toBe(1);
});

test.each([new LoginLostError(path), new CancelledError(path), new TypeError('a bug')])(
  'nothing is claimed after %s',
  async (error) => {
    const { shop, client } = shopWithout(error);
    await expect(claim(shop, '3')).rejects.toBe(error);
    expect(client.count(volume.getVolume)).toBe(0);
  },
);

test('of such a shop a lost answer is settled by a list in which the coupon is claimed', async () => {
  const { shop, client, clock } = shopWithout(new NetworkError(path, 'not-json'));
  client
    .on(volume.getVolume, () => {
      throw new UnknownOutcomeError(volume.getVolume.path, new NetworkError(volume.getVolume.path, 'dropped'));
    })
    .on(volume.getList, () => ({ data: [{ volume_id: '3', goods_id: '', type: '1' as const, is_get: true }] }));
  const claiming = claim(shop, '3');
  await clock.pass(2_000);
  await expect(claiming).resolves.toMatchObject({ message: '领取成功！' });
});

test('an answer for all coupons that says nothing is settled by those that came', async () => {
  const { shop, client } = createFakeShop();
  let held = ['7'];
  let came: readonly string[] = [];
  client
    .on(volume.getVolume, () => {
      held = [...held, ...came];
      return {};
    })
    .on(volume.mine, () => readAnswer(volume.mine, { data: held.map((id) => ({ held_id: id, volume_id: id })) }));
  const none = '没有领到优惠券，请刷新后核对！';
  await expect(claim(shop, 'all')).rejects.toMatchObject({ code: 'server', words: [none, none] });
  came = ['8', '9'];
  await expect(claim(shop, 'all')).resolves.toMatchObject({ message: '领取成功！共领取2张优惠券' });
});

test('a coupon that has not begun tells from when', async () => {
  const { shop, client } = createFakeShop();
  const now = shop.clock.now();
  const day = 24 * 3600_000;
  const times = [
    [now + day, now + 9 * day],
    [now - day, now + 9 * day],
  ].map(([start = 0, end = 0]) => ({ start_time: start / 1000, end_time: end / 1000 }));
  const data = times.map((each, at) => ({ volume_id: at + 1, type: 1, price: 5, mz_price: 50, is_get: 1, ...each }));
  client.on(volume.mine, () => readAnswer(volume.mine, { data }));
  const row = coupons.commands.find(({ name }) => name === 'coupon mine');
  const style = { ink: inkFor(false, {}), say: (zh: string) => zh, columns: 120 } as TextStyle;
  const shown = row?.view((await ownCoupons(shop)) as never, style) ?? '';
  const begins = shown.split('\n').filter((each) => / 起 /.test(each));
  expect(begins).toEqual([expect.stringMatching(/^1 /)]);
});
