import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInRange } from './node-range.mjs';
import { inTop } from './places.mjs';

const RANGE = '^18.4.2 || >=21.3.0';

test.each(['18.4.2', '18.4.10', '18.20.0', '21.3.0', '21.10.1', '22.0.0', '100.0.0', '23.0.0-nightly2026'])(
  'Node %s is in the range',
  (version) => {
    expect(isInRange(RANGE, version)).toBe(true);
  },
);

test.each(['16.20.0', '18.4.1', '18.3.9', '19.9.0', '20.99.0', '21.2.9', '21.0.0'])(
  'Node %s is not in the range',
  (version) => {
    expect(isInRange(RANGE, version)).toBe(false);
  },
);

test('another spelling is refused, not guessed', () => {
  expect(() => isInRange('20.x', '20.1.0')).toThrow('20.x');
});

const readJson = (path: string) => JSON.parse(readFileSync(inTop(path), 'utf8'));
const { engines } = readJson('package.json');

test('this Node is in the range of package.json, and the lock file has the same', () => {
  expect(isInRange(engines.node, process.versions.node)).toBe(true);
  expect(readJson('package-lock.json').packages[''].engines).toEqual(engines);
});

/** Makes Node say that it is another version. */
const pretending = (node: string) =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${node}'}})`;

test('a Node outside of it is told first what to do', () => {
  const node = '22.11.7';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pretending(node), inTop('scripts/start.mjs')],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Install Node's LTS/);
  expect(stderr).toContain(node);
});

/** The programs of every command; `format` is Biome's own. */
const commands = Object.entries<string>(readJson('package.json').scripts)
  .filter(([name]) => name !== 'format')
  .flatMap(([, line]) => line.split(' && '))
  .map((each) => /^node (scripts\/\S+\.mjs)/.exec(each)?.[1] ?? each);

test.each([...new Set(commands)])('%s looks at its Node before it loads anything else', (command) => {
  const [, first] = /^import '(.+)';$/m.exec(readFileSync(inTop(command), 'utf8')) ?? [];
  expect(first).toBe('./setup/node-version.mjs');
});
