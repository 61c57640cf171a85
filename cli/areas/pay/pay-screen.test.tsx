import { render } from 'ink-testing-library';
import { expect, test, vi } from 'vitest';
import { inkFor } from '#cli/text/style.ts';
import { drawWatched } from '#cli/text/watch-screen.tsx';
import { widthOf } from '#cli/text/width.ts';
import type { PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { checkNetwork } from '#shared/messages/came.ts';
import { paid, paymentQueryFailed, paymentTimedOut } from '#shared/messages/payment.ts';
import { payWatched } from './view.ts';

const now = 1_700_000_000_000;
const waiting = (more: Partial<Extract<PayState, { step: 'paying' }>> = {}): PayState => ({
  step: 'paying',
  zt: 1,
  started: { how: 'qr', order_sn: 'S5', code_url: 'weixin://wxpay/bizpayurl?pr=aB3dE5f' },
  held: false,
  until: now + 125_000,
  unreachable: false,
  ...more,
});

function draw(state: PayState, columns = 80, rows = 24, lang: 0 | 1 = 0, held = 0) {
  const events: PayEvent[] = [];
  const style = { columns, say: (...words: [string, string]) => words[lang], ink: inkFor(false, {}) };
  const chosen = { step: 'choose', split: { method: 3030, balance: held } } as PayState;
  const send = (event: PayEvent) => void events.push(event);
  const screen = render(drawWatched(payWatched(state, now, style, [chosen, state]), { style, rows, send }));
  return { frame: screen.lastFrame() ?? '', events, stdin: screen.stdin };
}

/** The screen listens once its effects have run. */
const listening = (stdin: ReturnType<typeof draw>['stdin']): Promise<void> =>
  vi.waitFor(() => expect(stdin.listenerCount('readable')).toBe(1));

test.each([80, 40])('code, countdown and keys at %i columns', (columns) => {
  const { frame } = draw(waiting(), columns);
  expect(frame).toContain('订单支付  ¥30.30');
  expect(frame).toContain('剩余 2:05');
  expect(frame).toContain('▄▄▄▄▄');
  for (const line of frame.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(columns);
  expect(frame.split('\n').length).toBeLessThan(24);
});

test('the balance’s part stands beside what is still to be paid', () => {
  expect(draw(waiting(), 40, 24, 0, 52_000).frame).toContain('订单支付  ¥30.30  余额抵扣 ¥520.00\n');
  expect(draw(waiting()).frame).not.toContain('余额抵扣');
});

test('without room for the code its link stands there', () => {
  const { frame } = draw(waiting(), 40, 12);
  expect(frame).toContain('weixin://wxpay/bizpayurl?pr=aB3dE5f');
  expect(frame).not.toContain('▄▄▄▄▄');
});

test('a shop that does not answer is told, and the countdown ends at 0:00', () => {
  expect(draw(waiting({ unreachable: true })).frame).toContain('暂时连不上商城');
  expect(draw(waiting({ said: paymentQueryFailed(checkNetwork) })).frame).toContain('支付查询未成功');
  expect(draw(waiting({ until: now - 5000 })).frame).toContain('0:00');
});

test('other states in one sentence, in either language', () => {
  expect(draw({ step: 'done', zt: 2, message: paid, result: {} }).frame).toContain('支付成功！');
  expect(draw({ step: 'loading', zt: 0 }, 80, 24, 1).frame).toContain('reading the order');
});

test('keys: I have paid, and giving up', async () => {
  const { events, stdin } = draw(waiting());
  await listening(stdin);
  stdin.write('\r');
  stdin.write('q');
  await vi.waitFor(() => expect(events).toEqual([{ type: 'paid' }, { type: 'close' }]));
});

test('when the time is over: pay again, or give up', async () => {
  const { events, frame, stdin } = draw({ step: 'timedOut', zt: 3, message: paymentTimedOut });
  expect(frame).toContain('支付超时！您已超过3分钟未支付，点击重新支付继续');
  expect(frame).toContain('回车：重新支付  q：放弃支付');
  await listening(stdin);
  stdin.write('\r');
  stdin.write('q');
  await vi.waitFor(() => expect(events).toEqual([{ type: 'again' }, { type: 'close' }]));
});
