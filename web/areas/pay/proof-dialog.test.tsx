// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serve } from '#web/state/testing.ts';
import { ProofDialog } from './proof-dialog.tsx';

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
