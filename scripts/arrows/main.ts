import '../setup/closed-pipe.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judge, type SourceFile } from './judge.ts';

const top = fileURLToPath(new URL('../../', import.meta.url));
const SIDES = ['web', 'cli', 'shared', 'fixtures', 'scripts'];

function sourcesOf(side: string): SourceFile[] {
  return readdirSync(`${top}${side}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
    .map((name) => `${side}/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, text: readFileSync(`${top}${path}`, 'utf8') }));
}

const files = SIDES.flatMap(sourcesOf);
const complaints = judge(files);
for (const { path, line, sentence } of complaints) console.log(`${path}:${line} ${sentence}`);
console.log(
  complaints.length === 0
    ? `Arrows: ${files.length} files, every import points the allowed way.`
    : `Arrows: ${complaints.length} complaints in ${files.length} files.`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
