// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { put } from '#web/state/session/session.ts';
import { serve } from '#web/state/testing.ts';
import { createTopUp } from './top-up-store.ts';

const list = () => ({
  czhd_list: [{ hd_id: '7', moneys: '5000', s_money: '100', title: '冬季备货充值礼' }],
  have_pay: 1,
});
const went = vi.fn<(address: string) => void>();

beforeEach(() => {
  went.mockClear();
  sessionStorage.clear();
  put({ token: 'a'.repeat(32) });
  provideNavigator({ go: went, back: () => undefined, returnTo: () => undefined });
});

async function opened(hd_id = '') {
  const server = serve({ 'recharge.php?act=list': list });
  const store = createTopUp(hd_id);
  await store.offers.load();
  return { server, store };
}

test('the activity of the query is chosen, with the amount due and credited', async () => {
  const { store } = await opened('7');
  expect(store.reckon(store.state)).toEqual({ ok: true, due: 500_000, bonus: 10_000 });
  store.next();
  expect(went).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/pay_recharge\?type=7$/), false);
});

test('an ended activity cannot be chosen', async () => {
  const { server, store } = await opened('8');
  store.next();
  expect(server.said).toEqual(['请选择金额或输入金额']);
  expect(went).not.toHaveBeenCalled();
});

test('an activity that ended since its list was made is not offered, and not paid', async () => {
  const { server, store } = await opened('8');
  server.once('recharge.php?act=list', () => ({
    czhd_list: [{ hd_id: '8', moneys: '300', s_money: '20', title: '礼', end_time: '2020-02-03 08:00:00' }],
    have_pay: 1,
  }));
  await store.offers.reload();
  expect(store.offers.state.data?.czhd_list).toEqual([]);
  expect(store.reckon(store.state).ok).toBe(false);
});

test('a typed amount replaces the choice; its error shows at the field', async () => {
  const { server, store } = await opened('7');
  store.type('0');
  expect(store.state).toMatchObject({ type: 'money_v', bad: '' });
  store.next();
  expect([store.state.bad, server.said]).toEqual(['请输入金额', []]);
  store.type('３，２００');
  expect(store.state.bad).toBe('');
  store.next();
  expect(went).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/type=money_v&money_v=3200$/), false);
  store.choose('money2');
  expect(store.state).toMatchObject({ type: 'money2', typed: '' });
});

test('the choice survives a reload, and is dropped after the payment', async () => {
  const { store } = await opened();
  store.type('3200');
  expect(createTopUp('').state).toMatchObject({ type: 'money_v', typed: '3200' });
  expect(createTopUp('7').state).toMatchObject({ type: '7', typed: '' });
  store.next();
  expect(createTopUp('').state).toMatchObject({ type: '', typed: '' });
});
