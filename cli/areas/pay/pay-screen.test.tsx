import { render } from 'ink-testing-library';
import { expect, test, vi } from 'vitest';
import { clock } from '#cli/text/money.ts';
import { inkFor } from '#cli/text/style.ts';
import { widthOf } from '#cli/text/width.ts';
import type { PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { checkNetwork } from '#shared/messages/came.ts';
import { paid, paymentQueryFailed, paymentTimedOut } from '#shared/messages/payment.ts';
import { payScreen } from './pay-screen.tsx';

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

function draw(state: PayState, columns = 80, rows = 24, lang: 0 | 1 = 0, held = 0, cash_price_xj = 0) {
  const events: PayEvent[] = [];
  const style = { columns, say: (...words: [string, string]) => words[lang], ink: inkFor(false, {}) };
  const split = { method: 3030, balance: held };
  const chosen = { step: 'choose', split, order: { order: { cash_price_xj } } } as PayState;
  const send = (event: PayEvent) => void events.push(event);
  const screen = render(payScreen(state, { seen: [chosen, state], now, style, rows, send }));
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
  expect(draw(waiting(), 80, 24, 0, 0, 140).frame).toContain('订单支付  ¥30.30  已含现结优惠 ¥1.40\n');
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

test.each([40, 80, 200])('at %i columns: no line too long, no picture too high', (columns) => {
  const message = { ...paymentTimedOut, text: '正在发起支付'.repeat(12) };
  const said = paymentQueryFailed({ ...checkNetwork, text: '网络不稳定'.repeat(20) });
  for (const rows of [10, 24])
    for (const state of [{ step: 'timedOut', zt: 3, message } as const, waiting({ said })]) {
      const lines = draw(state, columns, rows).frame.split('\n');
      for (const line of lines) expect(widthOf(line)).toBeLessThan(columns);
      expect(lines.length).toBeLessThan(rows);
    }
});

test('no control sequence of the shop reaches the terminal by the screen', () => {
  const evil = '药\u001b]0;x\u0007\u001b[2J\r\u202e仓';
  const message = { ...paymentTimedOut, text: evil };
  const started = { how: 'mweb', url: evil } as Extract<PayState, { step: 'paying' }>['started'];
  const states = [{ step: 'timedOut', zt: 3, message } as const, waiting({ said: message }), waiting({ started })];
  for (const state of states) {
    const { frame } = draw(state, 200, 12);
    expect(frame.split('\n').join('')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(frame).toContain('药');
  }
});

test('times', () => {
  expect([clock(-1), clock(1), clock(125_000), clock(3_723_000)]).toEqual(['0:00', '0:01', '2:05', '1:02:03']);
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
