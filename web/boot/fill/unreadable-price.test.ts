// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { AnswerOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { plain } from '#shared/contract/wire.ts';
import type { FillPage } from './filler.ts';
import { sampleProduct } from './samples.ts';

const place = globalThis as { fillPage?: FillPage };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  delete place.fillPage;
});

/** What the page shows once this answer has come; 'skeleton' when it waits for the app. */
async function shown(program: () => Promise<unknown>, frame: string, path: string, answer: object): Promise<string> {
  vi.stubGlobal('FRAMES', [frame]);
  vi.stubGlobal('SEES', true);
  await program();
  const page = document.createElement('div');
  page.textContent = 'skeleton';
  const answers = new Map([[path, JSON.stringify({ success: 1, ...answer })]]);
  const buyer = { token: 't'.repeat(32), yz: 1, order_pay: false } as const;
  place.fillPage?.({ answers, init: { user_yz: 1 }, query: new URLSearchParams('id=7'), ...buyer }, page, '');
  return page.textContent ?? '';
}

const UNREADABLE = ['面议', '', null, '12.5元/盒', []];

const inCart = (goods_price: unknown) =>
  shown(
    () => import('./fill-cart.ts'),
    '<div class="cart__lines"><section><ul><li>__name__ <i data-sum="__whole__"><x-text>¥</x-text><b>__whole__</b><x-text>__cents__</x-text></i><u>/__unit__</u> <s>__sumwhole____sumcents__</s></li></ul></section></div>',
    cart.list.path,
    {
      data: [
        {
          cart_id: '1',
          rec_id: '1',
          goods_id: '7',
          goods_name: '口罩',
          goods_price,
          num: '2',
          goods_number: '9',
          type: '0',
          unitno_name: '盒',
        },
      ],
      checkedList: [],
      allCheckedList: [],
    },
  );

test('a line of the cart', async () => {
  expect(await inCart('12.50')).toBe('口罩 ¥12.50/盒 25.00');
});
test.each(UNREADABLE)('a line of the cart whose price is %j has a name, and neither price nor sum', async (price) => {
  expect((await inCart(price)).trim()).toBe('口罩');
});

const LISTS = { spce_list: [], buyladder: [], volume: [], shophd: [], goodshd: [], taobao_list: [] };
const product = { ...LISTS, data: { ...sampleProduct, is_yb: false }, yz_range: true, gallery: [], priv: {} };
const wire = goods.info.answer.write(product as unknown as AnswerOf<typeof goods.info>, plain) as { data: object };

const onPage = (price: unknown, own = price) =>
  shown(
    () => import('./fill-goods.ts'),
    '<h1>__name__</h1><i data-sum="__whole__"><x-text>¥</x-text><b>__whole__</b><x-text>__cents__</x-text></i>',
    goods.info.path,
    {
      ...wire,
      data: { ...wire.data, goods_name: '口罩', user_price: own, shop_price: price },
    },
  );

test('a product', async () => {
  expect(await onPage('12.50')).toBe('口罩¥12.50');
});
test.each(UNREADABLE)('a product whose price is %j waits for the page', async (price) => {
  expect(await onPage(price)).toBe('skeleton');
});
test.each(['面议', '-2.00', {}])('a shop price stands in for no price of the member’s own that is %j', async (own) => {
  expect(await onPage('12.50', own)).toBe('skeleton');
});
test.each(['', null, 0, []])('but it does for one that is not there: %j', async (own) => {
  expect(await onPage('12.50', own)).toBe('口罩¥12.50');
});
