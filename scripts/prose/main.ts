import '../setup/closed-pipe.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgeProse } from './judge.ts';

const top = fileURLToPath(new URL('../../', import.meta.url));
const ROOMS = ['web', 'cli', 'shared', 'fixtures', 'scripts'];

const paths = ROOMS.flatMap((room) =>
  readdirSync(`${top}${room}`, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${room}/${name.replaceAll('\\', '/')}`,
  ),
);
const files = [...paths, 'README.md']
  .filter((path) => /\.(?:[cm]?[jt]sx?|css|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${top}${path}`, 'utf8') }));
/** What a build or a run makes may be named before it is there. */
const made = (path: string): boolean => /^(?:dist|node_modules|assets|\.cache|\.data)(?:\/|$)/.test(path);
const complaints = judgeProse(files, (path) => made(path) || existsSync(`${top}${path}`));
for (const { path, line, sentence } of complaints) console.log(`${path}:${line} ${sentence}`);
console.log(`Prose: the comments of ${files.length} files, ${complaints.length} complaints.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
