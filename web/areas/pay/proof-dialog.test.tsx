// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogs } from '#web/state/dialogs/dialogs.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { ProofDialog } from './proof-dialog.tsx';

beforeEach(() => {
  start.now = { phase: 'shown', settings: {} as Settings };
});
afterEach(cleanup);

test.each([
  ['0', '余额占用'],
  ['2', '余额已退回'],
])('a proof with a part from the balance, status %s: it says %s', async (status, words) => {
  serve({
    'pay/pay_order.php?act=get_zz_status': () => ({ status, prove: '/p.png', amount: '497.55', balance: '5200.00' }),
  });
  render(<ProofDialog ask={{ type: '1', order_id: '7' }} close={() => undefined} />);
  expect((await screen.findByText(words)).nextElementSibling?.textContent).toBe('¥5,200.00');
});

test('without a part from the balance it is not mentioned', async () => {
  serve({ 'pay/pay_order.php?act=get_zz_status': () => ({ status: '2', prove: '/p.png', amount: '497.55' }) });
  render(<ProofDialog ask={{ type: '1', order_id: '7' }} close={() => undefined} />);
  await screen.findByText('已驳回');
  expect(screen.queryByText(/^余额/)).toBeNull();
});

test.each([
  ['0', true],
  ['2', false],
])('paying again beside a proof of status %s asks first: %s', async (status, asks) => {
  serve({ 'pay/pay_order.php?act=get_zz_status': () => ({ status, prove: '/p.png', amount: '346.00' }) });
  const closed: unknown[] = [];
  render(<ProofDialog ask={{ type: '1', order_id: '7' }} close={(outcome) => closed.push(outcome)} />);
  const press = async () => (await screen.findByRole('button', { name: '重新支付' })).click();
  await press();
  if (!asks) return expect(closed).toEqual(['again']);
  const question = await vi.waitUntil(() => dialogs.open.find(({ name }) => name === 'confirm'));
  expect((question.ask.value as { message: { text: string } }).message.text).toBe(
    '转账凭证还在审核中。换一种方式付款后，已转的 ¥346.00 审核通过将转入账户余额，确定要重新支付吗？',
  );
  question.settle.close(false);
  expect(closed).toEqual([]);
  await press();
  (await vi.waitUntil(() => dialogs.open.find(({ name }) => name === 'confirm'))).settle.close(true);
  await vi.waitFor(() => expect(closed).toEqual(['again']));
});
