import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inTop } from '../setup/places.mjs';
import { NAMED_COMMANDS } from './named-commands.mjs';

const ROOMS = ['web', 'cli', 'shared', 'fixtures', 'scripts'];
const readmes = ROOMS.flatMap((room) =>
  readdirSync(inTop(room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('README.md'))
    .map((name) => `${room}/${name}`),
).concat('README.md');

/** The commands that a text names, as they stand there. */
const commandsIn = (text: string): readonly string[] =>
  text.match(/\b(?:npm (?:start|test|run [a-z:]+)|npx [a-z][\w-]*(?: [a-z][\w-]*)?)/g) ?? [];

const known = Object.keys(NAMED_COMMANDS);
const isKnown = (command: string): boolean => known.some((name) => command === name || command.startsWith(`${name} `));

test('commands are found in a text', () => {
  expect(commandsIn('`npm run unit -- web`, npm start; `npx vite build cli`, npx yaocang --help.')).toEqual([
    'npm run unit',
    'npm start',
    'npx vite build',
    'npx yaocang',
  ]);
});

test.each(readmes)('every command that %s names is walked', (path) => {
  const named = commandsIn(readFileSync(inTop(path), 'utf8'));
  expect(named.filter((command) => !isKnown(command))).toEqual([]);
});

test('every command of package.json that is walked is there', () => {
  const { scripts } = JSON.parse(readFileSync(inTop('package.json'), 'utf8')) as { scripts: Record<string, string> };
  const walked = known.flatMap((name) => /^npm run (\S+)$/.exec(name)?.[1] ?? []);
  expect(walked.filter((name) => !(name in scripts))).toEqual([]);
});
