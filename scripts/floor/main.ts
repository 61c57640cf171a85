import '../setup/closed-pipe.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readsOfOtherClocks } from './clock.ts';
import { beyondFloor } from './css.ts';
import { otherWaysOut } from './leaving.ts';
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
  if (path.endsWith('.css')) said.push(...(await beyondFloor(path, text)));
  else said.push(...calledBeyondFloor(path, text), ...readsOfOtherClocks(path, text), ...otherWaysOut(path, text));
}
for (const sentence of said) console.log(sentence);
console.log(
  said.length === 0
    ? `Floor: ${paths.length} files use nothing that the oldest browsers lack, one clock, and one way out.`
    : `Floor: ${said.length} uses of what the oldest browsers lack (scripts/floor/browsers.mjs), of another clock (scripts/floor/clock.ts), or of another way out (scripts/floor/leaving.ts).`,
);
process.exitCode = said.length === 0 ? 0 : 1;
