import { render } from 'ink-testing-library';
import { expect, test, vi } from 'vitest';
import { createPicker, pageOf, windowOf } from './picker.tsx';
import { inkFor } from './style.ts';
import { widthOf } from './width.ts';

const labels = Array.from(
  { length: 30 },
  (_, at) => `${100 + at}  百姓心连锁 · 城西第${at + 1}分店  138****${1000 + at}`,
);
const DOWN = '\u001b[B';
const UP = '\u001b[A';
const PAGE_DOWN = '\u001b[6~';
const ESCAPE = '\u001b';

interface Wanted {
  readonly list?: readonly string[];
  readonly barred?: ReadonlySet<number>;
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Record<string, string>;
}

async function opened({ list = labels, barred, columns = 80, rows = 24, env = { NO_COLOR: '1' } }: Wanted = {}) {
  const ends: (number | undefined)[] = [];
  const style = { columns, say: (zh: string) => zh, ink: inkFor(true, env) };
  const wanted = {
    question: '请选择要切换到的关联账号',
    labels: list,
    end: (row: number | undefined) => ends.push(row),
  };
  const draw = createPicker({ ...wanted, ...(barred && { barred }) }, () => screen.rerender(draw(style, rows)));
  const screen = render(draw(style, rows));
  // The screen listens once its effects have run.
  await vi.waitFor(() => expect(screen.stdin.listenerCount('readable')).toBe(1));
  const press = (...keys: readonly string[]) => {
    for (const key of keys) screen.stdin.write(key);
  };
  const frame = () => screen.lastFrame() ?? '';
  return { ends, press, frame, cursor: () => /^> (.*)$/m.exec(frame())?.[1] ?? '' };
}

test('the cursor goes round by rows, and stops at the ends by pages', async () => {
  const { press, cursor } = await opened();
  press(DOWN, DOWN);
  await vi.waitFor(() => expect(cursor()).toContain('102 '));
  press(UP, UP, UP);
  await vi.waitFor(() => expect(cursor()).toContain('129 '));
  press(PAGE_DOWN, DOWN);
  await vi.waitFor(() => expect(cursor()).toContain('100 '));
  press(PAGE_DOWN);
  await vi.waitFor(() => expect(cursor()).toContain('115 '));
});

test('every typed word filters; erasing brings rows back', async () => {
  const { press, frame, ends } = await opened({ list: ['Liansuo 总店', 'liansuo2 城西', '仁心'] });
  press('lian 城');
  await vi.waitFor(() => expect(frame()).toContain('1/1'));
  press('\u007f');
  await vi.waitFor(() => expect(frame()).toContain('1/2'));
  press('\u0015');
  await vi.waitFor(() => expect(frame()).toContain('1/3'));
  press('没有\r');
  await vi.waitFor(() => expect(frame()).toMatch(/\/ 没有\n {2}暂无选项\n {2}0\/0/));
  expect(ends).toEqual([]);
});

test('text and Enter in one piece pick the row', async () => {
  const { press, ends } = await opened({ list: ['Liansuo 总店', 'liansuo2 城西', '仁心'] });
  press('城西\r');
  await vi.waitFor(() => expect(ends).toEqual([1]));
});

test('a barred row is not picked, and after the end no key counts', async () => {
  const { press, ends } = await opened({ list: ['a', 'b'], barred: new Set([0]) });
  press('\r', DOWN, '\r', '\r');
  await vi.waitFor(() => expect(ends).toEqual([1]));
});

test('Esc gives up', async () => {
  const { press, ends } = await opened();
  press(ESCAPE);
  await vi.waitFor(() => expect(ends).toEqual([undefined]));
});

test('the window keeps the cursor in sight', () => {
  expect(windowOf(30, 0, 5)).toEqual({ from: 0, to: 5 });
  expect(windowOf(30, 15, 5)).toEqual({ from: 13, to: 18 });
  expect(windowOf(30, 29, 5)).toEqual({ from: 25, to: 30 });
  expect(windowOf(2, 1, 5)).toEqual({ from: 0, to: 2 });
});

test.each([40, 80, 200])(
  'at %i columns no line is too long, and the cursor is seen without colour',
  async (columns) => {
    const { frame } = await opened({ columns });
    const lines = frame().split('\n');
    for (const line of lines) expect(widthOf(line)).toBeLessThan(columns);
    expect(lines.length).toBe(pageOf(24) + 2);
    expect(frame()).toMatch(/^> 100/m);
    expect(frame()).toContain('1/30');
    expect(frame()).not.toContain('\u001b');
  },
);

test('a low terminal gets few rows; colours are drawn where they are wanted', async () => {
  expect((await opened({ rows: 8 })).frame().split('\n')).toHaveLength(7);
  expect((await opened({ env: {} })).frame()).toContain('\u001b[32m');
});
