import { expect, test } from 'vitest';
import { outputOf } from './shell-command.ts';

const around = { env: process.env, signal: new AbortController().signal, timeout: 60_000 };

test('what a command left in the background is not waited for', async () => {
  const written = await outputOf('sleep 300 & echo $!; echo 7310', around);
  const [pid, code] = written.trim().split('\n');
  expect(code).toBe('7310');
  // It would still hold the pipe.
  expect(process.kill(Number(pid), 'SIGKILL')).toBe(true);
});

test('all that it wrote is there, also what fills the pipe', async () => {
  expect(await outputOf(`node -e 'process.stdout.write("x".repeat(300000))'`, around)).toHaveLength(300_000);
});

test('a command that fails, cannot be started, or is ended from outside, is told', async () => {
  await expect(outputOf('exit 3', around)).rejects.toThrow('it ended with 3');
  const ending = new AbortController();
  const waiting = outputOf('sleep 300', { ...around, signal: ending.signal });
  ending.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
});
