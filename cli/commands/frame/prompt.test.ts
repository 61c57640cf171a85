import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askHidden, askShown } from './prompt.ts';
import { createTestTerminal } from './testing.ts';

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
