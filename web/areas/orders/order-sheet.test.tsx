// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderDetail } from '#shared/contract/order.ts';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { OrderSheet } from './order-sheet.lazy.tsx';

afterEach(() => {
  cleanup();
  start.now = { phase: 'loading' };
  Object.assign(session, { token: '', yz: 0 });
});

const ORDER = {
  order_sn: 'Q7',
  add_time: null,
  status: { status: 2 },
  pay_status: 1,
  lines: [
    { goods_id: '31', goods_name: '板蓝根颗粒', brand_name: '北辰制药', goods_price: 845, num: 3 },
    { goods_id: '32', goods_name: '体温计', goods_price: 0, num: 1, is_gift: true },
  ],
  money: {
    goods_amount: 2535,
    activity_discount: 0,
    volume_discount: 500,
    integral_money: 0,
    shipping_fee: 1800,
    money_paid: 3835,
  },
  to: { consignee: '', phone: '', path: '', address: '' },
  payments: [{ pay_name: '余额支付', amount: 3835, time: null }],
  parcels: [],
} as unknown as OrderDetail;

async function paper(yz: 0 | 1): Promise<string> {
  vi.stubGlobal('scrollTo', () => undefined);
  Object.assign(session, { token: 'a'.repeat(32), yz });
  start.now = { phase: 'shown', settings: { system_yz: true } as unknown as Settings };
  serve({ 'common.php?act=footer': () => ({}), 'user.php?act=user_left': () => ({}) });
  await act(async () => void render(<OrderSheet order={ORDER} />));
  act(() => void dispatchEvent(new Event('beforeprint')));
  return document.querySelector('.sheet')?.textContent ?? '';
}

test('a verified member: prices, sums and the amount in capitals', async () => {
  const words = await paper(1);
  for (const told of [
    '待发货 · 余额支付',
    '8.45',
    '25.35',
    '优惠券-5.00',
    '¥38.35',
    '叁拾捌元叁角伍分',
    '体温计（赠品）',
  ])
    expect(words).toContain(told);
  expect(words, 'a column without anything').not.toContain('批号');
});

test('an unverified one: goods and quantities, no amount of money', async () => {
  const words = await paper(0);
  expect(words).toContain('板蓝根颗粒');
  expect(words).not.toMatch(/\d\.\d\d|单价|金额|大写|¥/);
});
