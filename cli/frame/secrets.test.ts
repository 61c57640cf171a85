import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loginPassword, readSecret } from './secrets.ts';
import { createTestTerminal } from './testing/terminal.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-secret-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const file = (name: string, mode: number) => {
  writeFileSync(join(dir, name), 'from-file\nsecond line\n', { mode });
  return join(dir, name);
};
const read = (flags: object, wanted: Parameters<typeof createTestTerminal>[0] = {}, otherwise?: string) =>
  readSecret(loginPassword, flags, { terminal: createTestTerminal(wanted), say: (_, en) => en }, otherwise);

test('from stdin, a file, the environment, or what is known otherwise, in this order', async () => {
  const env = { YAOCANG_PASSWORD: 'from-env' };
  await expect(read({ stdin: true }, { input: 'from-stdin\r\nrest', env })).resolves.toBe('from-stdin');
  await expect(read({ file: file('a', 0o600) }, { env })).resolves.toBe('from-file');
  await expect(read({}, { env }, 'known')).resolves.toBe('from-env');
  await expect(read({}, {}, 'known')).resolves.toBe('known');
});

test('a file that others can read is refused', async () => {
  await expect(read({ file: file('b', 0o644) })).rejects.toMatchObject({ code: 'guard' });
  await expect(read({ file: join(dir, 'none') })).rejects.toMatchObject({ code: 'usage' });
});

test('without any of them the fault names them all', async () => {
  const fault = await read({}).catch((error: unknown) => error);
  expect(fault).toMatchObject({
    code: 'usage',
    next: [expect.anything(), expect.stringMatching(/--password-stdin.*--password-file.*YAOCANG_PASSWORD/)],
  });
});
