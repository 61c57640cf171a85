import { expect, test } from 'vitest';
import { rearranged } from './head.mjs';

const built = `<head>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/begin-1.js">
    <link rel="modulepreload" crossorigin href="./assets/runtime-1.js">
    <link rel="modulepreload" crossorigin href="./assets/react-1.js">
    <link rel="stylesheet" crossorigin href="./assets/index-1.css">
  </head>`;

test('the script that asks the server is named first, both are switched off, and the styles stand in the page', () => {
  expect(rearranged(built, 'assets/begin-1.js', 'a{color:red}')).toBe(`<head>
    <script type="later" src="./assets/begin-1.js"></script>
    <script type="later" src="./assets/index-1.js"></script>
    <style>a{color:red}</style>
  </head>`);
});

test('a page that was built otherwise is refused', () => {
  expect(() => rearranged('<head></head>', 'assets/begin-1.js', '')).toThrow('index.html lacks');
});
