import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { UNUSED, withoutUnused } from './react-unused.mjs';

test('a function that nobody asks for does nothing, and its methods are gone', () => {
  const code = `function used() { return unused(); }
function unused() { return "a lot"; }
unused.prototype.more = function () {};
used.prototype.more = function () {};`;
  expect(withoutUnused(code, ['unused'])).toBe(`function used() { return unused(); }
function unused() {}

used.prototype.more = function () {};`);
});

test('a React that lacks one of them fails the build', () => {
  expect(() => withoutUnused('function used() {}', ['gone'])).toThrow('no function called gone');
});

test('our React has all of them', () => {
  const require = createRequire(import.meta.url);
  const file = require.resolve('react-dom').replace(/index\.js$/, 'cjs/react-dom-client.production.js');
  const code = readFileSync(file, 'utf8');
  expect(withoutUnused(code, Object.values(UNUSED).flat()).length).toBeLessThan(code.length * 0.95);
});

test('the shop asks for none of it', () => {
  const web = new URL('../../web/', import.meta.url);
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^e2e|^app.shell.draw-/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const asked =
    /<(?:title|meta|link|style|script|base)[\s>]|<Fragment[^>]*\sref=|ViewTransition|\b(?:prefetchDNS|preconnect|preloadModule|preinit\w*)\(|\bpreload\b.*from 'react-dom'|hydrateRoot|useActionState|useFormStatus|useOptimistic|SuspenseList|<form[^>]*\saction=\{/;
  const asking = files.filter((name) => asked.test(readFileSync(new URL(name, web), 'utf8')));
  expect(asking).toEqual([]);
});
