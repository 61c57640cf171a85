// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bank } from '#shared/contract/bank.ts';
import { salesman } from '#shared/contract/salesman.ts';
import { user } from '#shared/contract/user.ts';
import { volume } from '#shared/contract/volume.ts';
import { href } from '#web/navigation/routes.ts';
import { serve } from '#web/state/testing.ts';
import { api } from './api.ts';
import { defineLoader } from './loader.ts';
import { missing } from './missing-calls.ts';
import { useOffered } from './offered.ts';

defineLoader('salesman', (read) => ({ list: read(salesman.list, () => ({})) }));
defineLoader('coupons', (read) => ({
  mine: read(volume.mine, () => ({ lx: 'my' as const }), { when: { my: ['my', 'used'] } }),
}));
defineLoader('bank', (read) => ({ methods: read(bank.list, () => ({})) }));
defineLoader('passwords', (read) => ({ methods: read(bank.list, () => ({}), { optional: true }) }));
defineLoader('userCenter', (read) => ({ centre: read(user.userCenter, () => ({})) }));

afterEach(() => {
  cleanup();
  missing.calls = [];
});

const absent = () => new Response('', { status: 404 });
const SHOP_WITHOUT = {
  [salesman.list.path]: absent,
  [volume.mine.path]: absent,
  [bank.list.path]: () => new Response('<!doctype html><meta name="yaocang-base" content="/" />'),
  [user.userCenter.path]: absent,
};

async function asked(send: () => Promise<unknown>) {
  serve(SHOP_WITHOUT);
  const { result } = renderHook(useOffered);
  await act(() => send().catch(() => undefined));
  return result.current;
}

test('a page whose first read the shop does not offer leaves the menus', async () => {
  const offered = await asked(() => api.send(salesman.list, {}));
  expect(offered(href.salesman())).toBe(false);
  expect(offered('/salesman')).toBe(false);
  expect(offered(href.userCenter())).toBe(true);
});

test('a single view of a page can leave the menus', async () => {
  const offered = await asked(() => api.send(volume.mine, { lx: 'my' }));
  expect(offered(href.coupons({ my: 'my' }))).toBe(false);
  expect(offered(href.coupons())).toBe(true);
});

test('a page that works without the answer stays', async () => {
  const offered = await asked(() => api.send(bank.list, {}));
  expect(offered(href.bank())).toBe(false);
  expect(offered(href.passwords())).toBe(true);
});

test('the failure of a documented call changes nothing', async () => {
  const offered = await asked(() => api.send(user.userCenter, {}));
  expect(offered(href.userCenter())).toBe(true);
});
