// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { goods } from '#shared/contract/goods.ts';
import { intro } from '#shared/contract/intro.ts';
import { search } from '#shared/contract/search.ts';
import type { Early, FillPage } from './filler.ts';

/** A visitor's programs, with slots for all that a visitor may not see: a generous server must fill none of them. */
const CARD =
  '<div class="endless__row"><a href="./goods?id=__id__">__name__</a> <button class="goods-card__ask">…</button> <s>__others__</s><u>__stock__</u><i>__sold__</i><b>__whole__</b></div>';
const GOODS =
  '<main><h2>__name__</h2><div class="buying"><p class="deal">…</p><p class="tiers">满 10 盒</p></div></main>';
const TABS = '<h1>__title__</h1><nav class="intro-tabs"><a>新品上架</a></nav>';

const place = globalThis as { fillPage?: FillPage };

beforeAll(() => {
  vi.stubGlobal('SEES', false);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.resetModules());
afterAll(() => {
  vi.unstubAllGlobals();
  delete place.fillPage;
});

interface Opened {
  readonly path: string;
  readonly answer: object;
  readonly query?: string;
  readonly early?: Partial<Early>;
}

/** What stands in the page; 'skeleton' when it waits for the app. */
async function shown(program: () => Promise<unknown>, frame: string, { path, answer, query = '', early }: Opened) {
  vi.stubGlobal('FRAMES', [frame]);
  await program();
  const page = document.createElement('div');
  page.textContent = 'skeleton';
  place.fillPage?.(
    {
      answers: new Map([[path, JSON.stringify({ success: 1, ...answer })]]),
      init: { user_yz: 1, show_market: 1, nodl_market: 1 },
      query: new URLSearchParams(query),
      token: '',
      yz: undefined,
      order_pay: false,
      ...early,
    },
    page,
    '',
  );
  return page;
}

/** All that a server could tell of a card's price and stock. */
const MONEY = {
  shop_price: '31.70',
  promote_price: '31.60',
  is_promote: '1',
  scope_price: { min_price: '31.50', max_price: '31.90' },
  min_price: '31.40',
  cash_price: '31.30',
  tb_price: '31.20',
  volume_price: '31.10',
  red_price: '3.10',
  integral_price: '31.00',
  goods_number: '4319',
  buy_count: '6173',
};
const PRIV = { redpaper: 1, volume: 1, integral: 1, taobao: 0, group_buy: 0, help_buy: 0 };
const SECRET = /31\.|3\.10|4319|999|6173/;
const row = { goods_id: '7', goods_name: '板蓝根颗粒', tb_id: '0', market_price: '42.00', ...MONEY };

const openSearch = (early: Partial<Early> = {}) =>
  shown(() => import('./fill-search.ts'), CARD, {
    path: search.search.path,
    answer: { data: [row], page_next: 'end', system_priv: PRIV },
    query: 'keywords=all',
    early,
  });

test('a search shows a visitor names and the retail price, and nothing else that a generous server tells', async () => {
  const page = await openSearch();
  expect(page.textContent).toContain('板蓝根颗粒 …');
  expect(page.textContent).toContain('零售价 ¥42.00');
  expect(page.innerHTML).not.toMatch(SECRET);
  expect(page.querySelector('button')).toBeNull();
});

test("a member gets nothing of a visitor's program", async () => {
  const page = await openSearch({ token: 't'.repeat(32), yz: 1 });
  expect(page.textContent).toBe('skeleton');
});

test.each([
  ['hot', ['新品上架', '推荐商品', '热销商品', '红包商品', '积分商品', '促销活动']],
  ['promotion', ['新品上架', '推荐商品', '热销商品', '红包商品', '积分商品', '促销活动']],
] as const)('the collection %s stands under its tabs, as the privileges have them', async (name, tabs) => {
  const page = await shown(() => import('./fill-intro.ts'), TABS + CARD, {
    path: intro[name].path,
    answer: { data: [row], page_next: 'end', system_priv: PRIV },
    query: `intro=${name}`,
  });
  expect([...page.querySelectorAll('.intro-tabs a')].map(({ textContent }) => textContent)).toEqual(tabs);
  expect(page.querySelector('[aria-current]')?.getAttribute('href')).toBe(`./intro?intro=${name}`);
  expect(page.querySelector('h1')?.textContent).toBe(page.querySelector('[aria-current]')?.textContent);
  expect(page.innerHTML).not.toMatch(SECRET);
});

test.each(['integral', 'taobao'] as const)(
  'the collection %s, with more above or hidden, waits for the page',
  async (name) => {
    const page = await shown(() => import('./fill-intro.ts'), TABS + CARD, {
      path: intro[name].path,
      answer: { data: [row], page_next: 'end', system_priv: PRIV },
      query: `intro=${name}`,
    });
    expect(page.textContent).toBe('skeleton');
  },
);

const openGoods = (query: string) =>
  shown(() => import('./fill-goods.ts'), GOODS, {
    path: goods.info.path,
    answer: {
      data: { ...row, goods_type: '1', user_price: '31.80' },
      priv: PRIV,
      yz_range: 1,
      spce_list: [],
      volume: [],
      shophd: [],
      goodshd: [],
      taobao_list: [],
      buyladder: [{ num: '10', price: '31.05' }],
    },
    query,
  });

test('goods show a visitor the name, whatever there is to choose', async () => {
  const page = await openGoods('id=7');
  expect(page.textContent).toContain('板蓝根颗粒…');
  expect(page.innerHTML).not.toMatch(SECRET);
});

test('goods reached as a group buy wait for the page', async () => {
  expect((await openGoods('id=7&lx=2')).textContent).toBe('skeleton');
});
