import { expect, test } from 'vitest';
import { addSizes, chunksOf, partsOf } from './manifest.mjs';

const manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', css: ['card.css'], imports: ['_react.js'] },
  'areas/home/page.tsx': { file: 'home.js', imports: ['_card.js', 'index.html'], isDynamicEntry: true },
  'areas/cart/page.tsx': {
    file: 'cart.js',
    imports: ['_card.js'],
    isDynamicEntry: true,
    dynamicImports: ['areas/cart/prompt.tsx'],
  },
  'areas/cart/prompt.tsx': { file: 'prompt.js', imports: ['_card.js'], isDynamicEntry: true },
};

test('an entry includes its imports, each file once', () => {
  const { js, css } = chunksOf(manifest, ['index.html', 'areas/home/page.tsx']);
  expect(js.sort()).toEqual(['card.js', 'home.js', 'index.js', 'react.js']);
  expect(css.sort()).toEqual(['card.css', 'index.css']);
});

test('parts are the dynamically imported chunks, whether entries or shared', () => {
  expect(partsOf(manifest)).toEqual([
    '_card.js',
    '_react.js',
    'areas/cart/page.tsx',
    'areas/cart/prompt.tsx',
    'areas/home/page.tsx',
  ]);
});

test('sizes add up', () => {
  const one = { raw: 1, gzip: 2, br: 3 };
  expect(addSizes([one, one])).toEqual({ raw: 2, gzip: 4, br: 6 });
});
