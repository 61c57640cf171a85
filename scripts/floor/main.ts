import '../setup/closed-pipe.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beyondFloor } from './css.ts';
import { calledBeyondFloor } from './scripts.ts';

const top = fileURLToPath(new URL('../../', import.meta.url));

/** Files that never run in a buyer's browser. */
const ELSEWHERE = /\.(test\.tsx?|config\.ts)$|^web\/e2e\/|\/testing\/|\/testing\.ts$/;

const paths = ['web', 'shared']
  .flatMap((room) =>
    readdirSync(`${top}${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|css)$/.test(path) && !ELSEWHERE.test(path));

const said: string[] = [];
for (const path of paths) {
  const text = readFileSync(`${top}${path}`, 'utf8');
  said.push(...(path.endsWith('.css') ? await beyondFloor(path, text) : calledBeyondFloor(path, text)));
}
for (const sentence of said) console.log(sentence);
console.log(
  said.length === 0
    ? `Floor: ${paths.length} files use nothing that the oldest browsers lack.`
    : `Floor: ${said.length} uses of what the oldest browsers lack (scripts/floor/browsers.mjs).`,
);
process.exitCode = said.length === 0 ? 0 : 1;
