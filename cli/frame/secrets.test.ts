import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { firstLine, loginPassword, paymentPassword, readSecret, secretKind } from './secrets.ts';
import { createTestTerminal } from './testing/terminal.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-secret-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const file = (name: string, mode: number, text = 'from-file\nsecond line\n') => {
  writeFileSync(join(dir, name), text);
  // Whatever a new file may be by this machine's umask.
  chmodSync(join(dir, name), mode);
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

test('a secret from an input without an end is given up', async () => {
  const stdin = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(2 ** 20, 'a')));
  const terminal = { ...createTestTerminal(), stdin };
  await expect(readSecret(loginPassword, { stdin: true }, { terminal, say: (_, en) => en })).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('32 MB'),
  });
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

const ways = [expect.stringContaining('--password-stdin'), expect.stringMatching(/--password-file.*YAOCANG_PASSWORD/)];

test.each([
  ['none at all', {}, {}],
  ['empty stdin', { stdin: true }, {}],
  ['an empty file', { file: file('empty', 0o600, '') }, {}],
  ['blanks in a file', { file: file('blank', 0o600, '　　\u200b\u200b  ') }, {}],
  ['blanks in the environment', {}, { env: { YAOCANG_PASSWORD: '      ' } }],
  ['blanks at the prompt', {}, { input: '   \r', seated: true as const, columns: 80 }],
  ['Enter at the prompt', {}, { input: '\r', seated: true as const, columns: 80 }],
])(
  'a login without a password is refused in the words of the form, and names the ways: %s',
  async (_, flags, wanted) => {
    const refused = { code: 'usage', words: ['请输入密码！', 'password is missing'], next: ways };
    await expect(read(flags, wanted)).rejects.toMatchObject(refused);
  },
);

test('a byte order mark and any line end are no part of a secret, from any source', async () => {
  for (const text of ['\uFEFFYaocang2026\r\n', 'Yaocang2026\rrest', '\uFEFF\uFEFFYaocang2026']) {
    expect(firstLine(text)).toBe('Yaocang2026');
  }
  await expect(read({ file: file('bom', 0o600, '\uFEFFYaocang2026\r\n') })).resolves.toBe('Yaocang2026');
  for (const text of ['Y\u0000a\u0000', 'Y\uFFFDa']) expect(() => firstLine(text)).toThrow('UTF-8');
});

test('so is a payment without its password; a secret of no form is told by its name', async () => {
  const none = { terminal: createTestTerminal(), say: (_: string, en: string) => en };
  const told = (text: string) => ({ words: [text, expect.any(String)] });
  await expect(readSecret(paymentPassword, { stdin: true }, none)).rejects.toMatchObject(told('支付密码为空！'));
  await expect(readSecret(secretKind('key', 'YAOCANG_KEY', ['密钥', 'Key']), {}, none)).rejects.toMatchObject(
    told('缺少密钥'),
  );
});
