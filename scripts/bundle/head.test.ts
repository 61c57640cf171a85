import { expect, test } from 'vitest';
import { rearranged } from './head.mjs';

const built = `<head>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/begin-1.js">
    <link rel="modulepreload" crossorigin href="./assets/react-1.js">
    <link rel="stylesheet" crossorigin href="./assets/index-1.css">
  </head>`;

test('one small script is run, all others are fetched at once behind what is seen; the styles stand in the page', () => {
  expect(rearranged(built, { begin: 'assets/begin-1.js', enter: 'assets/enter-1.js' }, 'a{color:red}')).toBe(`<head>
    <script type="module" fetchpriority="low" crossorigin src="./assets/enter-1.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="./assets/begin-1.js">
    <link rel="modulepreload" fetchpriority="low" crossorigin href="./assets/index-1.js">
    <link rel="modulepreload" fetchpriority="low" crossorigin href="./assets/react-1.js">
    <link rel="stylesheet" disabled crossorigin href="./assets/index-1.css">
    <style>a{color:red}</style>
  </head>`);
});

test('a page that was built otherwise is refused', () => {
  const files = { begin: 'assets/begin-1.js', enter: 'assets/enter-1.js' };
  expect(() => rearranged('<head></head>', files, '')).toThrow('index.html lacks');
});
