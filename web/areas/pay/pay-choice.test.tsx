// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Choosing } from '#shared/flows/pay-state.ts';
import { splitAmount } from '#shared/rules/pay/payment-methods.ts';
import { ChoiceBody } from './pay-choice.tsx';

afterEach(cleanup);

const METHODS = [{ pay_id: '2', pay_name: '微信支付' }];

test.each([
  [5_000, false, '可用余额 ¥30.00 抵全部'],
  [5_000, true, '先用余额 ¥30.00'],
  [1_250, false, '可用余额 ¥12.50 抵一部分，余下 ¥17.50 用微信支付'],
  [1_250, true, '先用余额 ¥12.50，余下 ¥17.50 用微信支付'],
])('a balance of %i fen beside a server that does not call it enough, combined %s: %s', (moneys, on, words) => {
  const order = { ye_true: false, pay_pwd: true, moneys, order: { order_sn: 'S9', money_paid: 3_000 } };
  const combined = { shown: true, on };
  const split = splitAmount('2', on, order as unknown as Choosing['order']);
  const state = { order, methods: METHODS, method: '2', balance: { ok: true }, combined, split };
  render(<ChoiceBody state={state as unknown as Choosing} ask={{ type: '1' } as never} send={() => undefined} />);
  expect(screen.getByText(words)).toBeTruthy();
});
