// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { home } from '#shared/contract/home.ts';
import type { Early, FillPage } from './filler.ts';

/** What the build renders: small goods, and a row of a list. */
const FRAME =
  '<a class="mini" href="./goods?id=__id__"><img src="__picture__"><i>__name__</i><u>¥<b>__whole__</b>__cents__</u></a><ul class="goods-list goods-list--row"><li><i>__name__</i><u>¥<b>__whole__</b>__cents__</u></li></ul>';

/** Home as it was published: names, and no prices. */
const DRAWN =
  '<main><div class="home__three"><a class="mini"><img src="a.webp"><i>甲</i><u>…</u></a><a class="mini"><i>乙</i><u>…</u></a></div><ul class="goods-list goods-list--row"><li>甲…</li><li>乙…</li></ul></main>';

const place = globalThis as { fillPage?: FillPage };
let page: HTMLElement;

beforeAll(() => {
  vi.stubGlobal('FRAMES', [FRAME]);
  vi.stubGlobal('SEES', true);
});
afterEach(() => vi.resetModules());
afterAll(() => {
  vi.unstubAllGlobals();
  delete place.fillPage;
});

const goods = (goods_name: string, more: object = {}) => ({
  goods_id: '7',
  goods_name,
  goods_thumb: 'a.webp',
  tb_id: '0',
  shop_price: '12.50',
  ...more,
});
const told = (body: object) => JSON.stringify({ success: 1, ...body });
const MAIN = told({ bigImg: [], articles: [], ad2: [], ad7: [], system_priv: { red_price: '1' } });
const list = (...data: object[]) => told({ data });

/** Opens home as published, and gives it these answers one after the other. */
async function texts(answers: readonly (readonly [call: { readonly path: string }, text: string])[], early = {}) {
  page = document.createElement('div');
  page.innerHTML = DRAWN;
  await import('./fill-index.ts');
  const had = new Map<string, string>();
  const buyer = { token: 't'.repeat(32), yz: 1, order_pay: false } as const;
  for (const [{ path }, text] of answers) {
    had.set(path, text);
    const now: Early = { answers: had, init: { user_yz: 1 }, query: new URLSearchParams(), ...buyer, ...early };
    place.fillPage?.(now, page, '');
  }
  return [...page.querySelectorAll('.mini, li')].map(({ textContent }) => textContent);
}
const NOTHING = ['甲…', '乙…', '甲…', '乙…'];

test('each place shows its goods with their prices once its answer and the privileges are there, in any order', async () => {
  const promotion = [home.promotion, list(goods('丙'), goods('丁', { shop_price: '3' }), goods('戊'))] as const;
  const hot = [home.hot, list(goods('己'))] as const;
  expect(await texts([promotion, hot])).toEqual(NOTHING);
  vi.resetModules();
  const kept = await texts([hot, [home.home, MAIN], promotion]);
  expect(kept).toEqual(['丙¥12.50', '丁¥3.00', '己¥12.50']);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('./goods?id=7');
});

test('a picture that is there stays', async () => {
  const filling = texts([
    [home.home, MAIN],
    [home.promotion, list(goods('丙'))],
  ]);
  const before = page.querySelector('img');
  await filling;
  expect(page.querySelector('img')).toBe(before);
});

test.each(['面议', '', null, '-5', []])('goods whose price cannot be read (%j) have none', async (shop_price) => {
  const promotion = list(goods('丙', { shop_price }), goods('丁'));
  expect(
    (
      await texts([
        [home.home, MAIN],
        [home.promotion, promotion],
      ])
    ).slice(0, 2),
  ).toEqual(['丙', '丁¥12.50']);
});

test.each([
  ['a visitor', { token: '' }],
  ['a member who is not verified', { yz: 2 }],
])('%s gets no prices', async (_, early) => {
  expect(
    await texts(
      [
        [home.home, MAIN],
        [home.promotion, list(goods('丙'))],
      ],
      early,
    ),
  ).toEqual(NOTHING);
});
