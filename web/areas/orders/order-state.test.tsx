// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notePayment, settlePending } from '#web/parts/member/pending-payment.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { OrderNote, OrderState } from './order-state.tsx';

beforeEach(() => put({ token: 'a'.repeat(32) }));
afterEach(() => {
  cleanup();
  signOut();
});

const row = {
  order_id: '41',
  order_sn: 'S41',
  order_status: 0,
  pay_status: 0,
  status: { status: 1 },
  end_time: Date.UTC(2099, 0, 1),
} as unknown as Parameters<typeof OrderNote>[0]['row'];

test('an order that WeChat says is paid does not threaten with its end', () => {
  const shown = () => render(<OrderNote row={row} />).container.textContent;
  expect(shown()).toContain('超时自动关闭');
  cleanup();
  const ask = { type: '1', order_id: '41', fd_sn: '' } as const;
  notePayment({ ...ask, order_sn: 'P41', sheet: 'ok' });
  expect(shown()).toBe('微信提示已付款，正在向商城核对');
  cleanup();
  settlePending(ask);
  expect(shown()).toContain('超时自动关闭');
});

test.each([
  [0, '待付款', true, '超时自动关闭'],
  [2, '转账审核中', false, '凭证已提交，等待财务审核'],
  [3, '转账已驳回', true, '超时自动关闭'],
] as const)(
  'an unpaid order with pay_status %s is called %s, and only its buyer is warned',
  (pay_status, words, warns, note) => {
    const { container } = render(
      <>
        <OrderState row={{ ...row, pay_status }} />
        <OrderNote row={{ ...row, pay_status }} />
      </>,
    );
    expect(container.querySelector('.order__state')?.textContent).toBe(words);
    expect(container.querySelector('.tone-warn') !== null).toBe(warns);
    expect(container.querySelector('.order__note')?.textContent).toContain(note);
  },
);
