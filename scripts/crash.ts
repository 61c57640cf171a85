/** `npm run crash [rounds]`: kills the stand-in under load, 50 times, and reports lost data. */
import './setup/closed-pipe.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crash } from '#fixtures/backend/testing/concurrency/crash.ts';
import { countOf, wordsOf } from './setup/words.mjs';

const HOW = 'SEED=1 npm run crash -- [ROUNDS]: 50 rounds when none is named.';

const rounds = countOf(HOW, wordsOf(HOW, { most: 1 }).words[0], 50);
const folder = await mkdtemp(join(tmpdir(), 'yaocang-crash-'));
try {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`${rounds} rounds, SEED=${seed}`);
  const report = await crash(folder, rounds, seed, console.log);
  const { acknowledged, lost, complaints } = report;
  const restarts = report.restarts.sort((a, b) => a - b);
  console.log(
    `acknowledged: ${acknowledged.orders} orders, ${acknowledged.payments} payments, ${acknowledged.claims} claims`,
  );
  console.log(`restart: median ${restarts[Math.floor(restarts.length / 2)]} ms, longest ${restarts.at(-1)} ms`);
  for (const line of [...lost, ...complaints]) console.log(`  ${line}`);
  console.log(`lost ${lost.length}, complaints of the books ${complaints.length}`);
  process.exitCode = lost.length + complaints.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
