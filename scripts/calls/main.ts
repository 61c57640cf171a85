/** Compares the table of calls in the contract's README with the contract; `--write` updates it. */
import '../setup/closed-pipe.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Call } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import { wordsOf } from '../setup/words.mjs';
import { sentencesIn } from './sentences.ts';
import { tableOf, withTable } from './table.ts';

const HOW = 'npm run calls: writes the table of calls into the README of the contract; it takes no words.';
const { values } = wordsOf(HOW, { options: { write: { type: 'boolean' } } });
const room = fileURLToPath(new URL('../../shared/contract/', import.meta.url));
const readme = `${room}README.md`;

const sources = readdirSync(room)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${room}${name}`, 'utf8'));
const declared = Object.values(calls).flatMap((script) => Object.values<Call>(script));
const before = readFileSync(readme, 'utf8');

try {
  const after = withTable(before, tableOf(declared, sentencesIn(sources)));
  if (values.write) writeFileSync(readme, after);
  else if (after !== before) throw new Error('it is not up to date: run `npm run calls`');
  console.log(`Table of calls: ${declared.length} calls.`);
} catch (error) {
  console.log(`Table of calls in shared/contract/README.md: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
