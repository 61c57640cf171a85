import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localProfile } from '../profile.ts';
import { createRedactor } from '../redaction/redactor.ts';
import { createRecording } from './recording.ts';
import type { Har } from './testing/recorded.ts';
import { harComplaints } from './testing/structure.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-recording-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const { base } = localProfile;
const SECRET = 'late-canary-0123456789';

/** Records these answers, in turn; one that never comes is `undefined`. */
async function recording(answers: readonly (object | undefined)[]) {
  const file = join(dir, 'x.har');
  const kept = createRecording(file, { keepsUnknown: true }, createRedactor());
  let at = 0;
  const fetch = await kept.over(async () => {
    const answer = answers[at++];
    return answer ? Response.json(answer) : new Promise<never>(() => undefined);
  }, localProfile);
  const ask = (act: string) => fetch(`${base}/a.php?act=${act}`);
  const har = async () => JSON.parse(await readFile(file, 'utf8')) as Har;
  return { ...kept, ask, har };
}

test('whatever ends the program, what was recorded by then is a whole HAR that only its owner reads', async () => {
  const { ask, har, end } = await recording([
    { success: 1, data: '口罩' },
    { success: 1, token: SECRET },
  ]);
  expect((await har()).log.entries).toEqual([]);
  await ask('one');
  await ask('two');
  const found = await har();
  expect(found.log.entries.map(({ request }) => request.url.slice(-3))).toEqual(['one', 'two']);
  expect(found.log.entries[0]?.response.content.text).toContain('口罩');
  expect(harComplaints(found)).toEqual([]);
  expect(JSON.stringify(found)).not.toContain(SECRET);
  expect((await stat(join(dir, 'x.har'))).mode & 0o777).toBe(0o600);
  await end();
});

test('what a later answer shows to be a secret or a person is taken out of the earlier ones; what has no answer is kept', async () => {
  const early = { success: 1, note: `${SECRET} 给钱七七` };
  const { ask, har, end } = await recording([early, { token: SECRET, consignee: '钱七七' }, undefined]);
  await ask('one');
  await ask('two');
  void ask('three');
  await end();
  const { entries } = (await har()).log;
  expect(entries.map(({ response: { status, comment } }) => [status, comment])).toEqual([
    [200, undefined],
    [200, undefined],
    [0, 'not answered'],
  ]);
  for (const each of [SECRET, '钱七七']) expect(JSON.stringify(entries)).not.toContain(each);
  expect(await readdir(dir)).toEqual(['x.har']);
});
