import { render } from 'ink-testing-library';
import { expect, test } from 'vitest';
import { pollWatched } from '#cli/prove/calling/calling-view.ts';
import { tasksOf } from '#cli/prove/smoke/run-all.ts';
import { smokeWatched } from '#cli/prove/smoke/smoke-view.ts';
import { mainRoad } from '#cli/prove/smoke/testing/test-ports.ts';
import { clock } from './money.ts';
import { inkFor, type Paper } from './paper.ts';
import { drawWatched, type Watched } from './watch-screen.tsx';
import { widthOf } from './width.ts';

const now = 1_700_000_000_000;
const call = 'login.php?act=login';
const trouble = { kind: 'failure', code: 'assertion', call, field: 'token', rule: '', message: 'x' } as const;
const logging = { id: call, name: '登录', call, ms: 3 };
const ended = (run: number, ok: boolean) => ({
  ...{ scenario: 'main-road', run, ok, ms: 1234, left: [] },
  steps: [ok ? { ...logging, state: 'passed' as const } : { ...logging, state: 'failed' as const, trouble }],
});
const progress = {
  ...{ total: 40, began: now - 65_000 },
  ended: Array.from({ length: 30 }, (_, at) => ended(at + 1, at !== 3)),
  underway: tasksOf(mainRoad, 32, {})
    .slice(30)
    .map((task, lane) => ({ lane, task, step: '加入购物车', steps: 7, began: now - 3000 })),
};

const paperOf = (columns: number, lang: 0 | 1 = 0): Paper => ({
  columns,
  say: (...words) => words[lang],
  ink: inkFor(true, { NO_COLOR: '1' }),
});
type See = (paper: Paper) => Watched<{ readonly type: string }>;
const screens: Readonly<Record<string, See>> = {
  poll: (paper) =>
    pollWatched(
      {
        call: 'pay_cx.php?act=get_status',
        seen: [0, '等待买家付款'.repeat(30)],
        asked: 12,
        until: now + 99_000,
        unreachable: true,
      },
      now,
      paper,
    ),
  'smoke run': (paper) => smokeWatched(progress, now, paper),
};

function draw(see: See, columns: number, rows = 24, lang: 0 | 1 = 0) {
  const events: unknown[] = [];
  const paper = paperOf(columns, lang);
  const send = (event: unknown) => void events.push(event);
  const screen = render(drawWatched(see(paper), { paper, rows, send }));
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

test('a poll: how often asked, the last answer, the deadline, and a shop that does not answer', () => {
  const { frame } = draw(screens.poll!, 80);
  for (const told of ['pay_cx.php?act=get_status', '等待买家付款', '已查询 12  剩余 1:39', '暂时连不上商城'])
    expect(frame).toContain(told);
});

test('a smoke run: what is under way with its step, what failed, and the count of all', () => {
  const { frame } = draw(screens['smoke run']!, 80, 12);
  expect(frame).toMatch(/✗ main-road 4 .*登录/);
  expect(frame).toMatch(/> main-road 31 {2}7\. 加入购物车 +0:03/);
  expect(frame).toContain('30/40  通过 29  失败 1  进行中 2  1:05');
  expect(draw(screens['smoke run']!, 40, 24, 1).frame).toContain('30/40  29 ok  1 failed');
});

test('times', () => {
  expect([clock(-1), clock(1), clock(125_000), clock(3_723_000)]).toEqual(['0:00', '0:01', '2:05', '1:02:03']);
});
