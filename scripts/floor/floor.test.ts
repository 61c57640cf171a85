import { expect, test } from 'vitest';
import { readsOfOtherClocks } from './clock.ts';
import { beyondFloor } from './css.ts';
import { otherWaysOut } from './leaving.ts';
import { calledBeyondFloor } from './scripts.ts';

test.each([
  ['.a { aspect-ratio: 1; }', 'aspect-ratio'],
  ['.a:has(b) { color: red; }', 'css-has'],
  ['.a { height: 5dvh; }', 'viewport-unit-variants'],
  ['.a { text-wrap: balance; }', 'text-wrap'],
  ['@container (min-width: 3px) { .a { color: red; } }', 'css-container-queries'],
  ['.a :is(b, i) { color: red; }', 'selector'],
  ['@media print { .a:not(.b, .c) { color: red; } }', 'selector'],
  ['@layer x { .a { color: red; } }', 'css-cascade-layers'],
])('%s is beyond the floor', async (text, what) => {
  expect((await beyondFloor('a.css', text)).join()).toContain(what);
});

test.each([
  '.a { display: flex; gap: 4px; position: fixed; inset: 0; }',
  '.a { height: 5vh; height: 5dvh; }',
  '@supports (aspect-ratio: 1) { .a { aspect-ratio: 1; } }',
  '@supports (height: 100svh) { .a { --screen: 100svh; } }',
  ':focus-visible { outline: none; }',
])('%s is not, or does no harm', async (text) => {
  expect(await beyondFloor('a.css', text)).toEqual([]);
});

test('a property that only newer browsers have is reported, one that is asked for is not', () => {
  const text = 'const at = performance.timeOrigin;\nconst now = performance.now();';
  expect(calledBeyondFloor('a.ts', text)).toEqual(['a.ts:1 performance.timeOrigin']);
});

test('a call that only newer browsers have is reported with its line; comments are ignored', () => {
  const text = '// no structuredClone(x) here\nconst a = structuredClone(b);\nconst id = crypto.randomUUID();';
  expect(calledBeyondFloor('a.ts', text)).toEqual(['a.ts:2 structuredClone', 'a.ts:3 randomUUID']);
});

test('a lookbehind in a regular expression is named: an iPhone below 16.4 would not load the script', () => {
  expect(calledBeyondFloor('b.ts', 'const a = /(?<=x)y/;\nconst b = /(?<name>x)(?!y)/;')).toEqual([
    'b.ts:1 a lookbehind',
  ]);
});

test('a listener that a signal would end, and selectors with a list, are named: Chrome 87 does not know them', () => {
  const found = (code: string) => calledBeyondFloor('c.ts', code);
  expect(found("box.addEventListener('keydown', walk, { passive: true, signal });")).toHaveLength(1);
  expect(found("box.querySelector('.row :is(a, b)') ?? box.matches(':where(a)');")).toHaveLength(1);
  expect(found("box.matches('p:not(.a, .b)');")).toHaveLength(1);
  expect(
    found("box.addEventListener('keydown', walk);\nbox.matches('p:not(.a):not(.b), i');\nsend(x, { signal });"),
  ).toEqual([]);
});

test('.at() is named: an iPhone below 15.4 does not know it', () => {
  const found = (code: string) => calledBeyondFloor('e.ts', code);
  expect(found('const last = rows.at(-1);')).toEqual(['e.ts:1 an entry counted from the end by .at()']);
  expect(found('const last = rows[rows.length - 1];\nformat(row);\nread(raw, at(key));')).toEqual([]);
});

test('toLocaleString() is named: its first use takes a slow phone 60 ms', () => {
  const found = (code: string) => calledBeyondFloor('f.ts', code);
  expect(found("const told = count?.toLocaleString('en');")).toEqual(['f.ts:1 toLocaleString()']);
  expect(found('const told = at.toLocaleTimeString();')).toHaveLength(1);
  expect(found('const told = grouped(count);')).toEqual([]);
});

test('a list spread into a call behind ?. is named: Chrome 87 fails on it, and the build leaves ?. as it is', () => {
  const found = (code: string) => calledBeyondFloor('d.ts', code);
  expect(found('told?.push(...rows);')).toEqual(['d.ts:1 a list spread into a call behind ?.']);
  expect(found('port.say?.(first, ...others);')).toHaveLength(1);
  expect(found('told?.push(row);\nall.push(...(rows?.list ?? []));\nsay?.({ ...row });')).toEqual([]);
});

test('the device’s clock is read by the files alone that may', () => {
  const found = (path: string, text: string) => readsOfOtherClocks(path, text).length;
  expect(found('web/areas/orders/late.ts', 'const late = Date.now() > end;\n// Date.now() is read there')).toBe(1);
  expect(found('shared/rules/late.ts', 'const year = new Date().getFullYear();')).toBe(1);
  expect(found('web/parts/late.ts', "import { realClock } from '#shared/flows/clock.ts';")).toBe(1);
  expect(found('shared/flows/late.ts', 'const day = new Date(at);')).toBe(0);
  expect(found('web/state/clock.ts', 'date: () => Date.now()')).toBe(0);
});

test('the page is left by one way, which judges the address', () => {
  const found = (code: string, path = 'web/areas/pay/away.ts') => otherWaysOut(path, code).length;
  expect(found('location.assign(entry);\nwindow.open(file);\nlocation.href = link;\nlocation = link;')).toBe(4);
  expect(found('// location.assign(entry)\nconst at = location.href;\nif (location.href === link) stay();')).toBe(0);
  expect(found('location.assign(address)', 'web/navigation/leave.ts')).toBe(0);
});
