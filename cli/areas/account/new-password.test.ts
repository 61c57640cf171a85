import { expect, test } from 'vitest';
import type { Cli } from '#cli/frame/cli.ts';
import { loginPassword } from '#cli/frame/secrets.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { newPasswordFrom } from './new-password.ts';

test('whoever types a new password types it twice; nothing the second time is another password', async () => {
  const asked: unknown[] = [];
  const secret: Cli['secret'] = async ({ about: [zh], empty }) => {
    asked.push([zh, empty?.text]);
    return 'secret';
  };
  const cli = { terminal: createTestTerminal(), secret };
  await newPasswordFrom(cli, loginPassword, {});
  expect(asked).toEqual([
    ['登录密码', '请输入密码！'],
    ['再次输入登录密码', '2次输入的密码不相同'],
  ]);
});
