// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { search } from '#shared/contract/search.ts';
import type { Early, FillPage } from './filler.ts';

/** A row as the build renders it. */
const FRAME =
  '<input value="__words__"><div class="endless__row is-first"><b class="__card__">__name__</b><i>¥<b>__whole__</b>__cents__</i></div>';

const place = globalThis as { fillPage?: FillPage };

beforeAll(async () => {
  vi.stubGlobal('FRAMES', [FRAME]);
  vi.stubGlobal('SEES', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await import('./fill-search.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  delete place.fillPage;
});

const row = (more: object) => ({ goods_id: '7', goods_name: '阿莫西林', tb_id: '0', shop_price: '12.50', ...more });

/** What the frame shows of these rows to this buyer; undefined when it stays a skeleton. */
function shown(rows: readonly object[], more: object = {}, early: Partial<Early> = {}) {
  const text = JSON.stringify({ success: 1, data: rows, page_next: 'end', total: 1, system_priv: {}, ...more });
  const query = new URLSearchParams('keywords=阿莫');
  const init = { user_yz: 1 };
  const buyer = { token: 't'.repeat(32), yz: 1, order_pay: false } as const;
  const page = document.createElement('div');
  page.innerHTML = '<p>skeleton</p>';
  place.fillPage?.({ answers: new Map([[search.search.path, text]]), init, query, ...buyer, ...early }, page, '');
  if (page.textContent === 'skeleton') return undefined;
  return [...page.querySelectorAll('.endless__row')].map(({ textContent }) => textContent);
}

test('name and price of the first rows are shown, each by the rule of the page', () => {
  expect(shown([row({}), row({ goods_id: '8', is_promote: '1', promote_price: '9.90' })])).toEqual([
    '阿莫西林¥12.50',
    '阿莫西林¥9.90',
  ]);
  expect(shown(Array.from({ length: 30 }, () => row({})))?.length).toBeLessThan(12);
});

test.each(['abc', '', null, '-5', [], {}])('a price that cannot be read (%j) shows no price', (shop_price) => {
  expect(shown([row({ shop_price })])).toEqual(['阿莫西林']);
});

test.each([
  ['a visitor', {}, { token: '' }],
  ['a member who is not verified', {}, { yz: 2 }],
  [
    'an answer without privileges, of which something depends on one',
    { system_priv: undefined, data: [row({ red_price: '1.00' })] },
    {},
  ],
  ['nothing found', { data: [] }, {}],
] as const)('%s gets the skeleton', (_, more, early) => {
  expect(shown([row({})], more, early)).toBeUndefined();
});

test.each([
  ['a lost login', { need_login: 1 }],
  ['a refusal', { success: 0, error: 1 }],
])('%s is for the app', (_, more) => {
  expect(() => shown([row({})], more)).toThrow();
});
