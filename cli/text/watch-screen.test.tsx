import { render } from 'ink-testing-library';
import { expect, test } from 'vitest';
import { clock } from './money.ts';
import { inkFor, type TextStyle } from './style.ts';
import { drawWatched, type Watched } from './watch-screen.tsx';
import { widthOf } from './width.ts';

const paperOf = (columns: number, lang: 0 | 1 = 0): TextStyle => ({
  columns,
  say: (...words) => words[lang],
  ink: inkFor(true, { NO_COLOR: '1' }),
});
type See = () => Watched<{ readonly type: string }>;
const screens: Readonly<Record<string, See>> = {
  payment: () => ({
    title: '订单支付 ¥158.80',
    state: { mark: 'running', text: '正在发起支付'.repeat(12) },
    notes: ['剩余 1:39'],
    trouble: '暂时连不上商城，继续等待…',
    keys: [{ key: 'q', does: '放弃支付', event: { type: 'close' } }],
  }),
};

function draw(see: See, columns: number, rows = 24, lang: 0 | 1 = 0) {
  const events: unknown[] = [];
  const style = paperOf(columns, lang);
  const send = (event: unknown) => void events.push(event);
  const screen = render(drawWatched(see(), { style, rows, send }));
  return { frame: screen.lastFrame() ?? '', events, stdin: screen.stdin };
}

const all = Object.entries(screens).flatMap(([name, see]) =>
  [40, 80, 200].map((columns) => [name, columns, see] as const),
);
test.each(all)('%s at %i columns: no line too long, no picture too high', (_, columns, see) => {
  for (const rows of [10, 24]) {
    const lines = draw(see, columns, rows).frame.split('\n');
    for (const line of lines) expect(widthOf(line)).toBeLessThan(columns);
    expect(lines.length).toBeLessThan(rows);
  }
});

test('what is awaited: its state, the time, and a shop that does not answer', () => {
  const { frame } = draw(screens.payment!, 80);
  for (const told of ['订单支付 ¥158.80', '> 正在发起支付', '剩余 1:39', '暂时连不上商城'])
    expect(frame).toContain(told);
});

test('times', () => {
  expect([clock(-1), clock(1), clock(125_000), clock(3_723_000)]).toEqual(['0:00', '0:01', '2:05', '1:02:03']);
});

test('no control sequence of the shop reaches the terminal by a screen', () => {
  const evil = '药\u001b]0;x\u0007\u001b[2J\r\u202e仓';
  const state = { mark: 'running', text: evil } as const;
  const { frame } = draw(() => ({ title: evil, code: undefined, state, notes: [evil], trouble: evil, keys: [] }), 200);
  expect(frame.split('\n').join('')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(frame.match(/药/g)).toHaveLength(4);
});
