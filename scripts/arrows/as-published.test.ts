import { expect, test } from 'vitest';
import { judge } from './judge.ts';

/** The complaints about a build configuration with this text. */
const said = (text: string, path = 'web/vite.config.ts'): string =>
  judge([{ path, text }])
    .map((complaint) => complaint.sentence)
    .join('; ');

const plugin = (hooks: string) => said(`export default { plugins: [{ name: 'ours', ${hooks} }] };`);
const alias = (list: string) => said(`export default { resolve: { alias: ${list} } };`);

test.each([
  ['transform(code) { return code; }', /transform for all files/],
  ['resolveId: (id) => id', /resolveId for all files/],
  ['load: { filter: { code: /React/ }, handler }', /load for all files/],
  ['transform: { filter: { id: /\\.js$/ }, handler }', /works on \/node_modules\//],
  ['transform: { filter: { id: [/\\.md$/, /react-dom/] }, handler }', /works on \/node_modules\/.*react-dom/],
  ['transform: { filter: { id: /undici\\/lib\\/dispatcher/ }, handler }', /works on \/node_modules\/undici\/lib/],
  ['load: { filter: { id: { include: /\\.js$/, exclude: /undici/ } }, handler }', /works on \/node_modules\//],
  ['resolveId: { filter: { id: /^ink$/ }, handler }', /works on ink/],
])('a hook that reaches into packages is refused: %s', (hooks, because) => {
  expect(plugin(hooks)).toMatch(because);
});

test.each([
  'transform: { filter: { id: /\\/web\\/boot\\/\\w+\\.ts$/ }, handler }',
  'transform: { filter: { id: { include: /\\.js$/, exclude: /node_modules/ } }, handler }',
  'resolveId: { filter: { id: /^virtual:pages$/ }, handler }',
  'transformIndexHtml: () => [], generateBundle() {}, closeBundle() {}',
])('a hook for our own files, or for what was built, is fine: %s', (hooks) => {
  expect(plugin(hooks)).toBe('');
});

test.each([
  ["{ undici: './ours.ts' }", /in the place of undici/],
  ["{ 'react-dom': './ours.ts' }", /in the place of react-dom/],
  ["[{ find: /^(chalk|string-width)$/, replacement: './ours.ts' }]", /in the place of (chalk|string-width), /],
  ["[{ find: /^react/, replacement: 'preact/compat' }]", /in the place of react-/],
  ['[{ find: NAME, replacement: "./ours.ts" }]', /cannot be read/],
  ['madeElsewhere()', /cannot be read/],
])('an alias for a package is refused: %s', (list, because) => {
  expect(alias(list)).toMatch(because);
});

test('so is one that is held in a constant', () => {
  expect(said("const ALIAS = { ink: './ours.ts' }; export default { resolve: { alias: ALIAS } };")).toMatch(/ink/);
});

test.each([
  "[{ find: /^react(-dom)?$/, replacement: 'preact/compat' }]",
  "[{ find: /^react\\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' }]",
  "{ '@app': './app' }",
])('an alias that Preact recommends, or for a name of ours, is fine: %s', (list) => {
  expect(alias(list)).toBe('');
});

test('all other code may have a method of that name', () => {
  expect(said("export const store = { name: 'x', load() {} };", 'web/state/session.ts')).toBe('');
});
