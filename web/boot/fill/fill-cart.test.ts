// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cart } from '#shared/contract/cart.ts';
import type { FillPage } from './filler.ts';

/** The lines as the build renders them. */
const FRAME =
  '<main><p>__count__</p><div class="cart__lines"><p class="cart__shipping">__shipping__</p><section aria-label="__merchant__"><h2 class="cart__merchant">__merchant__</h2><ul><li>__name__ ¥<b>__whole__</b></li></ul></section><section>other</section></div><p class="cart-sum">__sumwhole__</p></main>';

const place = globalThis as { fillPage?: FillPage };

beforeAll(async () => {
  vi.stubGlobal('FRAMES', [FRAME, '<main>空的<div class="recommendations"></div></main>']);
  vi.stubGlobal('SEES', true);
  await import('./fill-cart.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  delete place.fillPage;
});

let ids = 0;
const line = (goods_name: string, order_zt?: string, more: object = {}) => ({
  cart_id: String(++ids),
  rec_id: '1',
  goods_id: '7',
  goods_name,
  goods_price: '12.50',
  num: '2',
  goods_number: '9',
  type: '0',
  order_zt,
  ...more,
});

/** The frame after the answer with these lines. */
function filled(data: readonly object[], more: object = {}): string {
  const page = document.createElement('div');
  page.innerHTML = 'skeleton';
  const text = JSON.stringify({ success: 1, data, checkedList: [], allCheckedList: [], ...more });
  const answers = new Map([[cart.list.path, text]]);
  const query = new URLSearchParams();
  const token = 't'.repeat(32);
  place.fillPage?.({ answers, init: { user_yz: 1 }, query, token, yz: 1, order_pay: false }, page, '');
  return page.querySelector('main')?.innerHTML.replaceAll(' class=""', '') ?? 'skeleton';
}

const section = (merchant: string, ...lines: string[]) =>
  `<section aria-label="${merchant}"><h2 class="cart__merchant">${merchant}</h2><ul>${lines.map((name) => `<li>${name} ¥<b>12</b></li>`).join('')}</ul></section>`;

test('lines of several merchants stand below each other, as on the page', () => {
  const told = { have_package: 1, agency_franking: '10.00', package_price: '99.00' };
  expect(filled([line('甲', '华东仓'), line('乙'), line('丙', '华东仓')], told)).toBe(
    `<p>3 种商品 · 6 件</p><div class="cart__lines"><p class="cart__shipping">各商家分开发货，运费合并计算：满¥99.00免运费，不满收¥10.00</p>${section('华东仓', '甲', '丙')}${section('其他商家', '乙')}</div>`,
  );
});

test('shipping is told of the lines that are ticked', () => {
  const told = { have_package: 1, agency_franking: '10.00', package_price: '99.00' };
  const both = [line('甲', '华东仓'), line('乙')];
  const all = both.map(({ cart_id }) => cart_id);
  expect(filled(both, { ...told, checkedList: all })).toContain('本单免运费');
  expect(filled(both, { ...told, checkedList: all.slice(1) })).not.toContain('cart__shipping');
});

test('shipping that the server does not tell is left out', () => {
  expect(filled([line('甲', '华东仓'), line('乙')])).not.toContain('cart__shipping');
});

test('only the lines of a first screen are filled, and only their merchants', () => {
  const shown = filled(Array.from({ length: 40 }, (_, at) => line(`${at}`, at < 20 ? '华东仓' : '饮片馆')));
  expect(shown.match(/<li>/g)?.length).toBeLessThan(10);
  expect(shown).not.toContain('饮片馆');
  expect(shown).toContain('<p>40 种商品 · 80 件</p>');
});

test('one merchant has no head', () => {
  expect(filled([line('甲', '华东仓')])).toBe(
    '<p>1 种商品 · 2 件</p><div class="cart__lines"><section aria-label="华东仓"><ul><li>甲 ¥<b>12</b></li></ul></section></div>',
  );
});

test('an empty cart says so; what is recommended below it comes with the page', () => {
  expect(filled([])).toBe('空的');
});

test.each([
  ['sold out', { goods_number: '0' }],
  ['short', { goods_number: '1' }],
  ['without a quantity', { num: '0' }],
])('a cart with a line that is %s waits for the page', (_, more) => {
  expect(filled([line('甲'), line('乙', undefined, more)])).toBe('skeleton');
});
