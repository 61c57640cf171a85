import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { inTop } from './places.mjs';

/** Prints once its reader has gone. */
const PRINTS_ON =
  'await new Promise((go) => process.stdin.once("data", go)); for (let at = 0; at < 5; at++) { console.log(at); await new Promise((go) => setTimeout(go, 1)); }';

/** Runs a script that prints more than its reader takes; returns how it ended. */
async function printOn(first: string): Promise<{ code: number; complaint: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `${first}${PRINTS_ON}process.exit(7);`]);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end('go');
  const [code] = await once(child, 'close');
  return { code, complaint };
}

test('a closed pipe changes neither the exit code nor stderr', async () => {
  const imported = `import ${JSON.stringify(inTop('scripts/setup/closed-pipe.mjs'))};`;
  expect(await printOn(imported)).toEqual({ code: 7, complaint: '' });
});

test('without it Node prints a stack', async () => {
  expect((await printOn('')).complaint).toContain('EPIPE');
});
