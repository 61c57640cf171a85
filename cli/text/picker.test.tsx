import { render } from 'ink-testing-library';
import { expect, test, vi } from 'vitest';
import { inkFor } from './paper.ts';
import { drawPicker, pageOf } from './picker.tsx';
import { type Key, matching, opened, type Picking, pressed, takenRow, windowOf } from './picker-keys.ts';
import { widthOf } from './width.ts';

const labels = Array.from(
  { length: 30 },
  (_, at) => `${100 + at}  百姓心连锁 · 城西第${at + 1}分店  138****${1000 + at}`,
);
const press = (state: Picking, ...keys: readonly Key[]) =>
  keys.reduce<Picking>((before, key) => pressed(before, key, 5), state);
const typed = (text: string): Key[] => [...text].map((each) => ({ typed: each }));

function draw(state: Picking, columns = 80, rows = 24, env: Record<string, string> = { NO_COLOR: '1' }) {
  const keys: Key[] = [];
  const paper = { columns, say: (zh: string) => zh, ink: inkFor(true, env) };
  const question = '请选择要切换到的关联账号';
  const screen = render(drawPicker({ question, state, paper, rows, press: (more) => keys.push(...more) }));
  return { frame: screen.lastFrame() ?? '', keys, stdin: screen.stdin };
}

/** The screen listens once its effects have run. */
const listening = (stdin: ReturnType<typeof draw>['stdin']): Promise<void> =>
  vi.waitFor(() => expect(stdin.listenerCount('readable')).toBe(1));

test('the cursor goes round, pages and jumps', () => {
  const state = opened({ labels });
  expect(press(state, 'down', 'down').at).toBe(2);
  expect(press(state, 'up').at).toBe(29);
  expect(press(state, 'up', 'down').at).toBe(0);
  expect(press(state, 'pageDown').at).toBe(5);
  expect(press(state, 'end', 'pageDown').at).toBe(29);
  expect(press(state, 'end', 'pageUp', 'home').at).toBe(0);
});

test('what is typed filters by every word; erasing brings rows back', () => {
  const state = press(opened({ labels: ['Liansuo 总店', 'liansuo2 城西', '仁心'] }), ...typed('lian 城'));
  expect(matching(state)).toEqual([1]);
  expect(takenRow(press(state, 'enter'))).toBe(1);
  expect(matching(press(state, 'erase'))).toEqual([0, 1]);
  expect(matching(press(state, 'eraseAll'))).toHaveLength(3);
  expect(press(state, ...typed('x'), 'enter').ended).toBeUndefined();
});

test('a barred row is not taken, and after the end no key counts', () => {
  const state = opened({ labels: ['a', 'b'], barred: new Set([0]) });
  expect(press(state, 'enter').ended).toBeUndefined();
  expect(press(state, 'down', 'enter')).toMatchObject({ ended: 'taken', at: 1 });
  expect(press(state, 'escape', 'down', 'enter')).toMatchObject({ ended: 'left', at: 0 });
});

test('the window keeps the cursor in sight', () => {
  expect(windowOf(30, 0, 5)).toEqual({ from: 0, to: 5 });
  expect(windowOf(30, 15, 5)).toEqual({ from: 13, to: 18 });
  expect(windowOf(30, 29, 5)).toEqual({ from: 25, to: 30 });
  expect(windowOf(2, 1, 5)).toEqual({ from: 0, to: 2 });
});

test.each([40, 80, 200])('at %i columns no line is too long, and the cursor is seen without colour', (columns) => {
  const { frame } = draw(press(opened({ labels }), 'down', 'down'), columns);
  const lines = frame.split('\n');
  for (const line of lines) expect(widthOf(line)).toBeLessThan(columns);
  expect(lines.length).toBe(pageOf(24) + 2);
  expect(frame).toMatch(/^> 102/m);
  expect(frame).toContain('3/30');
  expect(frame).not.toContain('\u001b');
});

test('a low terminal gets few rows, a filter without a match says so, colours are drawn where they are wanted', () => {
  expect(draw(opened({ labels }), 80, 8).frame.split('\n')).toHaveLength(7);
  expect(draw(press(opened({ labels }), ...typed('没有')), 80).frame).toMatch(/\/ 没有\n {2}暂无选项\n {2}0\/0/);
  expect(draw(opened({ labels }), 80, 24, {}).frame).toContain('\u001b[32m');
});

test('keys as a terminal sends them, several in one piece too', async () => {
  const { keys, stdin } = draw(opened({ labels }));
  await listening(stdin);
  stdin.write('\u001b[B\u001b[A');
  stdin.write('城西\r');
  stdin.write('\u007f');
  stdin.write('\u0015');
  await vi.waitFor(() =>
    expect(keys).toEqual(['down', 'up', { typed: '城' }, { typed: '西' }, 'enter', 'erase', 'eraseAll']),
  );
});
