import { render } from 'ink-testing-library';
import { expect, test, vi } from 'vitest';
import { inkFor } from '#cli/text/paper.ts';
import { widthOf } from '#cli/text/width.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { enterSmsCode, undeliverable } from '#shared/messages/sms.ts';
import { drawSms, type SmsAnswer } from './sms-screen.tsx';

const onItsWay: SmsState = { captcha: 'AbCd', sendIn: 58, sent: true, delivery: 'waiting', polls: 3 };
const lost: SmsState = {
  ...onItsWay,
  sendIn: undefined,
  delivery: 'undeliverable',
  polls: 30,
  offer: undeliverable,
  canSkip: true,
};

interface Wanted {
  readonly columns?: number;
  readonly lang?: 0 | 1;
  readonly source?: string;
  readonly again?: boolean;
}

function draw(sms: SmsState, { columns = 80, lang = 0, source, again = false }: Wanted = {}) {
  const sent: SmsAnswer[] = [];
  const paper = { columns, say: (...words: [string, string]) => words[lang], ink: inkFor(true, { NO_COLOR: '1' }) };
  const screen = render(drawSms({ sms, paper, source, again, send: (answer) => sent.push(answer) }));
  const type = async (...keys: readonly string[]) => {
    // The screen listens once its effects have run.
    await vi.waitFor(() => expect(screen.stdin.listenerCount('readable')).toBe(1));
    for (const each of keys) screen.stdin.write(each);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { frame: () => screen.lastFrame() ?? '', sent, type };
}

test('on its way: how often it was asked for, the minute, the code as it is typed', async () => {
  const { frame, sent, type } = draw(onItsWay);
  expect(frame()).toContain('> 短信发送中…  已查询 3/30');
  expect(frame()).toContain('58 秒后可重新发送');
  await type('12', '3x', '\u007f', '3456789');
  await vi.waitFor(() => expect(frame()).toContain('短信验证码: 123456_'));
  expect(sent).toEqual([]);
  await type('\r');
  expect(sent).toEqual([{ type: 'code', code: '123456' }]);
});

test('pasted with its Enter it is taken at once; an empty line is nothing', async () => {
  const { sent, type } = draw(onItsWay);
  await type('\r', '654321\r');
  expect(sent).toEqual([{ type: 'code', code: '654321' }]);
});

test('a message that may never arrive: nothing is skipped but by its key', async () => {
  const { frame, sent, type } = draw(lost);
  expect(frame()).toContain('短信可能无法送达，是否跳过验证？');
  expect(frame()).toContain('s 跳过验证  w 继续等待  r 重新发送');
  await type('\r', ' ', 'y', 's', 'W', 'r', '\u001b');
  // A lone Escape may begin a key of several characters, and is told apart by a pause.
  await vi.waitFor(() => expect(sent.map(({ type: each }) => each)).toEqual(['skip', 'wait', 'again', 'leave']));
});

test('before it counts as undeliverable it cannot be skipped', async () => {
  const { sent, type, frame } = draw(onItsWay);
  await type('s', 'w');
  expect([sent, frame().includes('跳过')]).toEqual([[], false]);
});

test('sending, checking, a wrong code, another one that waits for its minute, a code that nobody types', () => {
  expect(draw({ ...onItsWay, sent: false, working: 'sending' }).frame()).toContain('> 正在发送验证码…');
  expect(draw({ ...onItsWay, working: 'checking' }).frame()).toContain('> 正在验证…');
  expect(draw({ ...onItsWay, message: enterSmsCode }).frame()).toContain(enterSmsCode.text);
  expect(draw(onItsWay, { again: true }).frame()).toContain('58 秒后重新发送');
  expect(draw(onItsWay, { source: 'file' }).frame()).toContain('验证码来自 file…');
});

test.each([40, 80, 200])('at %i columns no line is too long, in both languages', (columns) => {
  for (const lang of [0, 1] as const)
    for (const sms of [onItsWay, lost])
      for (const line of draw(sms, { columns, lang }).frame().split('\n'))
        expect(widthOf(line), line).toBeLessThan(columns);
});
