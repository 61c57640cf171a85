import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { CancelledError } from '#shared/errors.ts';
import { createOutput } from './output.ts';
import { askHidden, askShown } from './prompt.ts';
import { createTestTerminal } from './testing/terminal.ts';

function keyboard() {
  const stdin = Object.assign(new PassThrough(), {
    raw: [] as boolean[],
    setRawMode: (on: boolean) => stdin.raw.push(on),
  });
  return { stdin, terminal: { ...createTestTerminal(), stdin } };
}

test('a hidden line is taken with erasing and never shown', async () => {
  const { stdin, terminal } = keyboard();
  const asked = askHidden('密码', terminal);
  stdin.write('Yaoc药\u007f');
  stdin.write('ang\r');
  await expect(asked).resolves.toBe('Yaocang');
  expect(terminal.written.err).toContain('密码: ');
  expect(terminal.written.err).not.toMatch(/Yao|药|ang/);
  expect(stdin.raw).toEqual([true, false]);
});

test('a shown line is echoed, and can be erased whole', async () => {
  const { stdin, terminal } = keyboard();
  const asked = askShown('name', terminal);
  stdin.write('shup\u0015shop\n');
  await expect(asked).resolves.toBe('shop');
  expect(terminal.written.err).toContain('shop');
});

test('Ctrl-C gives up and gives the terminal back', async () => {
  const { stdin, terminal } = keyboard();
  const asked = askHidden('密码', terminal);
  stdin.write('ab\u0003');
  await expect(asked).rejects.toThrow('cancelled');
  expect(stdin.raw).toEqual([true, false]);
});

test('what ends the run takes the question back and gives the terminal back', async () => {
  const { stdin, terminal } = keyboard();
  const ending = new AbortController();
  const asked = askHidden('密码', { ...terminal, ending: ending.signal });
  ending.abort('terminated');
  await expect(asked).rejects.toThrow('cancelled');
  expect(stdin.raw).toEqual([true, false]);
  await expect(askShown('name', { ...terminal, ending: ending.signal })).rejects.toThrow('cancelled');
});

test('who types fast, or pastes, has answered the next question already', async () => {
  const { stdin, terminal } = keyboard();
  const first = askHidden('密码', terminal);
  stdin.write('Yaocang\r\nagain\rthird\r');
  await expect(first).resolves.toBe('Yaocang');
  await expect(askHidden('密码', terminal)).resolves.toBe('again');
  await expect(askShown('name', terminal)).resolves.toBe('third');
});

test('an arrow is no text', async () => {
  const { stdin, terminal } = keyboard();
  const asked = askShown('name', terminal);
  stdin.write('sh\u001b[Dop\u001bOA\u001b[3~\r');
  await expect(asked).resolves.toBe('shop');
});

test('what is told meanwhile goes above the question, which comes back with what was typed', async () => {
  const { stdin, terminal } = keyboard();
  const output = createOutput(terminal);
  const asked = askShown('code', terminal);
  stdin.write('12');
  await vi.waitFor(() => expect(terminal.written.err).toContain('12'));
  output.err('a line');
  expect(terminal.written.err.endsWith('\r\u001b[Ja line\n\r\u001b[Jcode: 12')).toBe(true);
  stdin.write('3\r');
  await expect(asked).resolves.toBe('123');
  output.err('after it');
  expect(terminal.written.err.endsWith('code: 123\nafter it\n')).toBe(true);
});

test('a terminal that is gone already answers nothing, rather than never', async () => {
  const { stdin, terminal } = keyboard();
  stdin.end();
  stdin.resume();
  await once(stdin, 'end');
  await expect(askShown('code', terminal)).rejects.toThrow(CancelledError);
});

test('a question that is broken into rows is drawn over as a whole', async () => {
  const stdin = Object.assign(new PassThrough(), { setRawMode: () => undefined });
  const terminal = { ...createTestTerminal({ columns: 10 }), stdin };
  const asked = askShown('一二三四五六', terminal);
  stdin.write('a\r');
  await asked;
  expect(terminal.written.err).toContain('\r\u001b[1A\u001b[J一二三四五六: a');
});

test('a terminal that is closed meanwhile ends the question', async () => {
  const { stdin, terminal } = keyboard();
  const asked = askShown('name', terminal);
  stdin.end();
  await expect(asked).rejects.toThrow('cancelled');
});
