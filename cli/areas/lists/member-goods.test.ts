import { expect, test } from 'vitest';
import { listCollection } from '#cli/areas/goods/service.ts';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { collect } from '#shared/contract/collect.ts';
import { goods } from '#shared/contract/goods.ts';
import { history } from '#shared/contract/history.ts';
import { intro } from '#shared/contract/intro.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { changeFavourite, listMemberGoods, removeFavourite } from './member-goods.ts';

const cards = (...ids: number[]) =>
  readAnswer(collect.collectList, {
    data: ids.map((goods_id) => ({ goods_id, goods_name: '口罩' })),
    page_next: 'end',
  });
const info = readAnswer(goods.info, { data: { goods_id: 7, goods_name: '口罩' } });
const agree = async () => undefined;
const decline = async () => {
  throw new Error('no');
};
const gone = () => {
  throw new RefusedError(goods.info.path, 2, '该商品不存在或已下架！', false);
};
const lost = () => {
  throw new UnknownOutcomeError(collect.collect.path, new NetworkError(collect.collect.path, 'dropped'));
};

test.each([
  ['favourites', collect.collectList, '暂无收藏'],
  ['frequent', mybuy.list, '暂无记录'],
  ['history', history.list, '暂无记录'],
] as const)('the list %s goes on by words and says what an empty one says', async (which, call, none) => {
  const { shop, client } = createFakeShop();
  client.on(call, () => cards(1, 2, 3));
  const found = await listMemberGoods(shop, which, '片', 2);
  expect(found).toMatchObject({ goods: [{ goods_id: '1' }, { goods_id: '2' }], more: true, none });
  expect(client.sent[0]?.args).toEqual({ keywords: '片' });
});

test('a favourite is kept with lx 1 and let go with lx 0, after a yes', async () => {
  const { shop, client } = createFakeShop();
  client
    .on(goods.info, () => info)
    .on(collect.collect, () => ({}))
    .on(collect.collectList, () => cards(7));
  await expect(changeFavourite(shop, '7', true)).resolves.toMatchObject({ message: '收藏成功！', goods_name: '口罩' });
  const asked: string[] = [];
  await removeFavourite(shop, '7', async ({ text }) => void asked.push(text));
  expect(asked).toEqual(['确定要删除该收藏吗？']);
  const sent = client.sent.filter(({ path }) => path === collect.collect.path).map(({ args }) => args);
  expect(sent).toEqual([
    { goods_id: '7', lx: '1' },
    { goods_id: '7', lx: '0' },
  ]);
  await expect(removeFavourite(shop, '7', decline)).rejects.toThrow('no');
  expect(client.count(collect.collect)).toBe(2);
});

test('goods that are sold no more can be let go, and not be kept', async () => {
  const { shop, client } = createFakeShop();
  client
    .on(goods.info, gone)
    .on(collect.collect, () => ({}))
    .on(collect.collectList, () => cards(7));
  await expect(removeFavourite(shop, '7', agree)).resolves.toMatchObject({ message: '删除成功！', goods_name: '' });
  await expect(changeFavourite(shop, '7', true)).rejects.toThrow(RefusedError);
  expect(client.count(collect.collect)).toBe(1);
});

test('what is no favourite is not called deleted', async () => {
  const { shop, client } = createFakeShop();
  client.on(collect.collectList, () => cards(6, 77));
  await expect(removeFavourite(shop, '7', agree)).rejects.toMatchObject({
    code: 'server',
    next: [expect.stringContaining('favourite list'), expect.anything()],
  });
  expect(client.count(collect.collect)).toBe(0);
});

test('a lost answer is settled by the favourites', async () => {
  const { shop, client, clock } = createFakeShop();
  client
    .on(goods.info, () => info)
    .on(collect.collect, lost)
    .on(collect.collectList, () => cards(7));
  const adding = changeFavourite(shop, '7', true);
  await clock.pass(5000);
  await expect(adding).resolves.toMatchObject({ message: '收藏成功！' });
  const removing = removeFavourite(shop, '7', agree).catch((error: unknown) => error);
  await clock.pass(5000);
  await expect(removing).resolves.toMatchObject({
    code: 'network',
    words: ['数据请求失败！已核对，操作没有生效', expect.anything()],
  });
  expect(client.count(collect.collect)).toBe(2);
});

const nothing = {
  brand: undefined,
  all: false,
  discount: false,
  insured: false,
  udi: false,
  sort: undefined,
  order: undefined,
  kind: undefined,
  limit: undefined,
};

test('a collection starts in stock only, hot by sales, with the goods type among those for points alone', async () => {
  const { shop, client } = createFakeShop();
  for (const name of ['hot', 'integral', 'new'] as const) client.on(intro[name], () => cards(1));
  await listCollection(shop, { ...nothing, name: 'hot', kind: 'gifts' });
  await listCollection(shop, { ...nothing, name: 'integral', kind: 'gifts', brand: '1,2', udi: true });
  await listCollection(shop, { ...nothing, name: 'new', all: true, sort: 'shop_price', order: 'ASC' });
  expect(client.sent.map(({ args }) => args)).toMatchObject([
    { only_kc: true, sort: 'buy_count', order: 'DESC', is_udi: false },
    { only_kc: true, sort: 'add_time', goods_type: '2', brand: '1,2', is_udi: true },
    { only_kc: false, sort: 'shop_price', order: 'ASC' },
  ]);
  expect(client.sent[0]?.args).not.toHaveProperty('goods_type');
  await expect(listCollection(shop, { ...nothing, name: 'old' })).rejects.toMatchObject({ code: 'usage' });
});

test('on production nothing is written without leave', async () => {
  const { shop, client } = createFakeShop({ kind: 'production' });
  client.on(goods.info, () => info).on(collect.collect, () => ({}));
  await expect(changeFavourite(shop, '7', true)).rejects.toMatchObject({ code: 'guard' });
  await expect(removeFavourite(shop, '7', agree)).rejects.toMatchObject({ code: 'guard' });
  expect(client.count(collect.collect)).toBe(0);
});
