import { expect, test } from 'vitest';
import type { Cli } from '#cli/frame/cli.ts';
import { smsSource, sourceOf } from './sms-code.ts';

const { signal } = new AbortController();

function cliAt(kind: 'sandbox' | 'production', { sms = '', asks = false } = {}) {
  const profile = { kind, sms };
  const terminal = { env: { FLAG: '1111', OWN: '2222' }, stdin: { isTTY: asks }, stderr: { isTTY: asks } };
  const clock = { now: () => 0 };
  return { profile: async () => profile, terminal, clock } as unknown as Cli;
}
const source = async (cli: Cli, flag?: string) => sourceOf(cli, flag, await cli.profile());

test('codes come from where the flag says, else the profile, else a person, else the stand-in', async () => {
  const everywhere = cliAt('sandbox', { sms: 'env:OWN', asks: true });
  await expect(smsSource(everywhere, 'env:FLAG', signal).then((code) => code(''))).resolves.toBe('1111');
  await expect(smsSource(everywhere, undefined, signal).then((code) => code(''))).resolves.toBe('2222');
  expect(await source(cliAt('sandbox', { asks: true }))).toBe('prompt');
  expect(await source(cliAt('sandbox'))).toBe('sandbox');
});

test('a source that is none is told at once; that nobody can be asked, when a code is wanted', async () => {
  await expect(smsSource(cliAt('sandbox'), 'promp', signal)).rejects.toMatchObject({ code: 'usage' });
  const nobody = await smsSource(cliAt('production'), undefined, signal);
  await expect(nobody('')).rejects.toMatchObject({ code: 'login' });
});
