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

test('a command inherits none of our secrets, and the rest of the environment', async () => {
  const env = {
    ...process.env,
    YAOCANG_PAY_PASSWORD: '975310',
    YAOCANG_OPERATOR_KEY: 'k-975310',
    YAOCANG_NOTIFY: 'https://robot.example/hook?key=975310',
    YAOCANG_ENV: 'stage',
  };
  const written = await outputOf('env', { ...around, env: { ...env, YAOCANG_SMS_PHONE: '13900001111' } });
  expect(written).not.toContain('975310');
  expect(written).toContain('YAOCANG_ENV=stage');
  expect(written).toContain('YAOCANG_SMS_PHONE=13900001111');
});
