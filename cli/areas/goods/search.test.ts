import { expect, test } from 'vitest';
import { createFakeShop, member } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { search } from '#shared/contract/search.ts';
import { cardMarks } from './marks.ts';
import { searchGoods } from './service.ts';

const nothing = {
  words: ['口罩'],
  brand: undefined,
  cat: undefined,
  wall: undefined,
  stock: false,
  discount: false,
  insured: false,
  udi: false,
  choices: false,
  sort: undefined,
  order: undefined,
  limit: undefined,
};
const cards = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ goods_id: `${from + at}` }) as never);

test('follows the pages as far as goods are wanted, and tells when there are more', async () => {
  const { shop, client } = createFakeShop();
  let page = 0;
  client.on(search.search, () => ({ data: cards(page * 20, 20), page_next: ++page < 3 ? `?page=${page + 1}` : 'end' }));
  const { goods, more } = await searchGoods(shop, { ...nothing, limit: 30 });
  expect(goods.map(({ goods_id }) => goods_id)).toEqual(Array.from({ length: 30 }, (_, at) => `${at}`));
  expect(more).toBe(true);
  expect(client.count(search.search)).toBe(2);
});

test('the documented defaults are sent', async () => {
  const { shop, client } = createFakeShop();
  client.on(search.search, () => ({ data: [], page_next: 'end' }));
  Object.assign(client, { next: async () => undefined });
  await expect(searchGoods(shop, nothing)).resolves.toMatchObject({ goods: [], more: false });
  expect(client.sent[0]?.args).toMatchObject({
    is_start: true,
    keywords: '口罩',
    only_kc: false,
    sort: 'add_time',
    order: 'DESC',
  });
});

test('every filter is sent', async () => {
  const { shop, client } = createFakeShop();
  client.on(search.search, () => ({ data: [], page_next: 'end' }));
  const filters = { brand: '1,2', cat: '7', wall: '明溪', stock: true, discount: true, insured: true, udi: true };
  await searchGoods(shop, { ...nothing, ...filters, sort: 'shop_price', order: 'ASC' });
  expect(client.sent[0]?.args).toEqual({
    is_start: true,
    keywords: '口罩',
    brand: '1,2',
    cat_id: '7',
    ppg: '明溪',
    only_kc: true,
    is_discount: true,
    is_yb: true,
    is_udi: true,
    sort: 'shop_price',
    order: 'ASC',
  });
});

test('what the list can be narrowed by is told when it is asked for', async () => {
  const { shop, client } = createFakeShop();
  const choices = {
    brand_list: [{ brand_id: '1', brand_name: '明溪' }],
    cat_list: [{ cat_id: '7', cat_name: '抗生素' }],
  };
  client.on(search.search, () => ({ data: [], page_next: 'end', ...choices }));
  expect(await searchGoods(shop, nothing)).not.toHaveProperty('brands');
  const told = await searchGoods(shop, { ...nothing, choices: true });
  expect([told.brands, told.cats]).toEqual([choices.brand_list, choices.cat_list]);
});

test('nothing to look for is a usage fault', async () => {
  await expect(searchGoods(createFakeShop().shop, { ...nothing, words: ['  '] })).rejects.toMatchObject({
    code: 'usage',
  });
});

test('cards tell the cash price and what the shop marks on them', async () => {
  const { shop, client } = createFakeShop({ login: { ...member, order_pay: false } });
  const data = [
    { goods_id: 31, goods_name: '云南白药', shop_price: '21.00', cash_price: '20.50', is_new: 1, buy_count: 9 },
  ];
  client.on(search.search, () => readAnswer(search.search, { data, page_next: 'end' }));
  const [found] = (await searchGoods(shop, nothing)).goods;
  expect([found?.others, found && cardMarks(found)]).toEqual([['现结价 ¥20.50'], ['新品', '已售9+']]);
});
