import { expect, test } from 'vitest';
import type { Cli } from '#cli/frame/cli.ts';
import { setValues } from './set-values.ts';

const learnt: (string | undefined)[] = [];
const cli = {
  terminal: { env: { OTHER_PAY: '864209\n' } },
  profile: async () => undefined,
  output: { redactor: { learn: (secret: string) => learnt.push(secret) } },
} as unknown as Cli;

test.each(['payPassword', 'password', 'encodedPayPassword', 'pay_pwd', 'token', 'accessToken'])(
  'a secret is taken from no command line: %s',
  async (name) => {
    for (const value of ['864209', 'prompt', '-', ''])
      await expect(setValues(cli, { [name]: value })).rejects.toMatchObject({ code: 'usage' });
    await expect(setValues(cli, { [name]: 'env:OTHER_PAY', words: '口罩' })).resolves.toEqual({
      [name]: '864209',
      words: '口罩',
    });
    expect(learnt).toContain('864209');
  },
);

test('a value may have a name that every object inherits; a variable of such a name is none', async () => {
  const written = JSON.parse('{"__proto__":"a","constructor":"b"}') as Record<string, string>;
  expect(Object.entries(await setValues(cli, written))).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
  for (const variable of ['toString', '__proto__'])
    await expect(setValues(cli, { token: `env:${variable}` })).rejects.toMatchObject({ code: 'usage' });
});
