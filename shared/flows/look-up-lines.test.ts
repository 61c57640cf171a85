import { describe, expect, test } from 'vitest';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { startAt } from '#shared/contract/wire.ts';
import { LoginLostError, NetworkError, RefusedError } from '#shared/errors.ts';
import type { Found } from '#shared/rules/quick-order/found-goods.ts';
import { runFlow, unattended } from './flow.ts';
import { type LookedFor, lookUpLines } from './look-up-lines.ts';
import { createFakeClient } from './testing/fake-client.ts';

const cards = (...all: object[]) => search.search.answer.read({ data: all, page_next: 'end' }, startAt(false));
const info = (goods_id: string) =>
  goods.info.answer.read(goodsAnswer({ goods_id, goods_sn: `YC${goods_id}` }), startAt(false));

function shop() {
  const client = createFakeClient();
  client
    .on(search.search, ({ keywords }) =>
      cards({ goods_id: keywords.slice(2), goods_name: keywords, goods_sn: keywords }),
    )
    .on(search.kjSearch, () => ({ data: [] }))
    .on(goods.info, ({ goods_id }) => info(goods_id));
  return client;
}

async function looked(client: ReturnType<typeof shop>, lines: readonly LookedFor[], stop = new AbortController()) {
  const found: Found[] = [];
  await runFlow(lookUpLines({ client, log_bs: '' }, lines), unattended<never>(stop.signal), (one) => {
    found[one.at] = one.found;
  });
  return found;
}

test('a code is searched, known goods are read by id, and equal lines are requested once', async () => {
  const client = shop();
  const found = await looked(client, [{ words: 'YC1' }, { words: 'YC1' }, { words: '甲', goods_id: '1' }]);
  expect(found).toMatchObject([
    { kind: 'goods', goods_id: '1', card: { goods_sn: 'YC1' } },
    { kind: 'goods', goods_id: '1' },
    { kind: 'goods', goods_id: '1' },
  ]);
  expect(client.count(search.search)).toBe(1);
  expect(client.count(goods.info)).toBe(1);
});

test('chosen goods keep their number open where nobody tells their pack, and a lost search loses no goods', async () => {
  const client = shop();
  client
    .on(search.search, () => Promise.reject(new RefusedError('search', 0, '系统繁忙', false)))
    .on(goods.info, ({ goods_id }) =>
      goods.info.answer.read(goodsAnswer({ goods_id, goods_name: '葛根' }), startAt(false)),
    );
  const chosen = { words: '葛根', goods_id: '8', quantity: 30, unit: '袋', mayBePack: true as const };
  expect(await looked(client, [chosen, { ...chosen, isCounted: true }])).toMatchObject([
    { kind: 'goods', goods_id: '8', openQuantity: '30袋' },
    { kind: 'goods', goods_id: '8' },
  ]);
});

test('goods that a later line names among other words are asked; another pack of them is no such line', async () => {
  const client = shop();
  const goods_name = '克拉霉素片';
  const packs = ['0.25g×6片', '0.125g×8片'].map((des, at) => ({ goods_id: `${at + 1}`, goods_name, des }));
  client
    .on(search.search, ({ keywords }) => cards(...(keywords.includes(goods_name) ? packs : [])))
    .on(goods.info, ({ goods_id }) => goods.info.answer.read(goodsAnswer({ goods_id, goods_name }), startAt(false)));
  const first = { words: '克拉霉素片 0.25g×6片', quantity: 19, unit: '盒' };
  const [asked] = await looked(client, [first, { words: '上午说的克拉霉素片写少了', quantity: 3, unit: '盒' }]);
  expect(asked).toMatchObject({ goods_id: '1', differs: [{ what: 'remark', said: '上午说的克拉霉素片写少了' }] });
  const [plain] = await looked(client, [first, { words: '克拉霉素片 0.125g×8片', quantity: 3, unit: '盒' }]);
  expect(plain).not.toHaveProperty('differs');
});

test('the EAN behind a GTIN’s 0 is searched for first, then the GTIN', async () => {
  const client = shop();
  const found = (code: string) =>
    client.on(search.search, ({ keywords }) =>
      cards(...(keywords === code ? [{ goods_id: '1', goods_name: '甲' }] : [])),
    );
  for (const [code, asked] of [
    ['6999000153523', 1],
    ['06999000153523', 3],
  ] as const) {
    found(code);
    await expect(looked(client, [{ words: '06999000153523' }])).resolves.toMatchObject([{ goods_id: '1' }]);
    expect(client.count(search.search)).toBe(asked);
  }
});

test('several matches are candidates, at most eight, with a mark for more', async () => {
  const client = shop();
  const many = Array.from({ length: 9 }, (_, at) => ({ goods_id: `${at + 1}`, goods_name: `阿莫西林${at}` }));
  client.on(search.search, () => cards(...many));
  const [found] = await looked(client, [{ words: '阿莫西林' }]);
  expect(found).toMatchObject({ kind: 'several', more: true, gone: false });
  expect(found?.kind === 'several' && found.among).toHaveLength(8);
});

test('all exact matches come first, also those on a later page', async () => {
  const client = shop();
  const named = (goods_id: string) => ({ goods_id, goods_name: '阿莫西林克拉维酸钾片', des: '0.375g×6片' });
  const other = (goods_id: string) => ({ goods_id, goods_name: '阿莫西林克拉维酸钾分散片', des: '0.375g×6片' });
  const page = (page_next: string, ...data: object[]) => ({ ...cards(...data), page_next });
  client.on(search.search, (asked) =>
    'link' in asked ? page('end', named('3'), other('4')) : page('?page=2', other('1'), named('2')),
  );
  const lines = [{ words: '阿莫西林克拉维酸钾片 0.375g×6片' }, { words: '阿莫西林克' }];
  const [found, part] = await looked(client, lines);
  expect(found).toMatchObject({ kind: 'several', more: false });
  expect(found?.kind === 'several' && found.among.map(({ goods_id }) => goods_id)).toEqual(['2', '3']);
  // Part of a name does not read further pages.
  expect(part).toMatchObject({ kind: 'several', more: true });
  expect(client.count(search.search)).toBe(3);
});

test('words that nothing explains are asked at every line of their goods', async () => {
  const client = shop();
  const card = { goods_id: '4', goods_name: '消栓颗粒', des: '9g×10袋', brand_name: '玉田药业' };
  const other = { goods_id: '5', goods_name: '消栓颗粒', des: '9g×10袋', brand_name: '白河药业' };
  client.on(search.search, ({ keywords }) =>
    cards(...[other, card].filter((one) => keywords.split(' ').every((word) => Object.values(one).includes(word)))),
  );
  const words = '消栓颗粒 9g×10袋 玉田药业';
  const [first, second] = await looked(client, [{ words }, { words: `${words} 换成`, quantity: 40 }]);
  expect(second).toMatchObject({ kind: 'several', among: [{ goods_id: '4' }, { goods_id: '5' }] });
  expect(first).toMatchObject({ goods_id: '4', differs: [{ what: 'remark', said: `${words} 换成` }] });
  const [cancelled] = await looked(client, [{ words }, { words, unexplained: '停了' }]);
  expect(cancelled).toMatchObject({ differs: [{ what: 'remark', said: `${words} 停了` }] });
});

test('without a match, shorter words find similar goods', async () => {
  const client = shop();
  client.on(search.search, ({ keywords }) =>
    cards(...(keywords === '安宫' ? [{ goods_id: '6', goods_name: '安宫散', shop_price: '7.30' }] : [])),
  );
  const names = [
    { goods_id: '5', goods_name: '安宫丸' },
    { goods_id: '6', goods_name: '安宫散' },
  ];
  client.on(search.kjSearch, ({ keywords }) => ({ data: keywords === '安宫' ? names : [] }));
  const found = await looked(client, [{ words: '安宫牛黄丸' }, { words: 'YC9' }]);
  expect(found[0]).toMatchObject({ kind: 'none', near: [{ goods_id: '5' }, { goods_id: '6', shop_price: 730 }] });
  expect(found[1]).toEqual({ kind: 'none', near: [], gone: false });
});

test('the goods are searched for although longer words stand before them, and asked', async () => {
  const client = shop();
  client.on(search.search, ({ keywords }) =>
    cards(...(keywords === '消食片' ? [{ goods_id: '7', goods_name: '消食片', des: '0.5g×36片' }] : [])),
  );
  const [found] = await looked(client, [{ words: '清溪二门诊 消食片 0.5g×36片' }]);
  const [spoken] = await looked(client, [{ words: '消食片，0.5g×36片的' }]);
  expect(found).toMatchObject({ kind: 'goods', goods_id: '7', differs: [{ what: 'name' }] });
  expect(spoken).toMatchObject({ kind: 'goods', goods_id: '7' });
  expect(spoken).not.toHaveProperty('differs');
});

test('goods that are named in words which are no goods are asked at their own line', async () => {
  const client = shop();
  client
    .on(search.search, ({ keywords }) =>
      cards(...(keywords === '消食片' ? [{ goods_id: '7', goods_name: '消食片' }] : [])),
    )
    .on(goods.info, () => goods.info.answer.read(goodsAnswer({ goods_id: '7', goods_name: '消食片' }), startAt(false)));
  const [found] = await looked(client, [{ words: '消食片' }, { words: '上面的消食片漏算了' }]);
  expect(found).toMatchObject({ kind: 'goods', differs: [{ what: 'remark', said: '上面的消食片漏算了' }] });
});

test('known goods that are no longer sold are never replaced silently', async () => {
  const client = shop();
  client.on(goods.info, ({ goods_id }) => {
    if (goods_id === '8') throw new RefusedError(goods.info.path, 1, '商品已下架', false);
    return info(goods_id);
  });
  const [found] = await looked(client, [{ words: 'YC9', goods_id: '8' }]);
  expect(found).toMatchObject({ kind: 'several', among: [{ goods_id: '9' }], gone: true });
});

describe('limits', () => {
  test('at most five requests run in parallel', async () => {
    const client = shop();
    let [now, most] = [0, 0];
    client.on(search.search, async ({ keywords }) => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 0));
      now -= 1;
      return cards({ goods_id: keywords.slice(2), goods_name: keywords, goods_sn: keywords });
    });
    const found = await looked(
      client,
      Array.from({ length: 200 }, (_, at) => ({ words: `YC${at + 1}` })),
    );
    expect(found.filter(({ kind }) => kind === 'goods')).toHaveLength(200);
    expect(most).toBe(5);
  });

  test('an unreachable shop is not requested two hundred times', async () => {
    const client = shop();
    client.on(search.search, () => {
      throw new NetworkError(search.search.path, 'dropped');
    });
    const found = await looked(
      client,
      Array.from({ length: 200 }, (_, at) => ({ words: `YC${at + 1}` })),
    );
    expect(found.filter(({ kind }) => kind === 'failed')).toHaveLength(200);
    expect(client.count(search.search)).toBeLessThan(10);
  });

  test('a single failure has a message and does not affect other lines', async () => {
    const client = shop();
    client.on(goods.info, ({ goods_id }) => {
      if (goods_id === '2') throw new RefusedError(goods.info.path, 1, '系统繁忙', false);
      return info(goods_id);
    });
    const found = await looked(client, [{ words: 'YC1' }, { words: 'YC2' }, { words: 'YC3' }]);
    expect(found.map(({ kind }) => kind)).toEqual(['goods', 'failed', 'goods']);
    expect(found[1]).toMatchObject({ message: { text: '系统繁忙' } });
  });

  test('an abortion ends it silently, a lost login is thrown', async () => {
    const client = shop();
    const stop = new AbortController();
    client.on(search.search, () => {
      stop.abort();
      return cards();
    });
    await expect(looked(client, [{ words: 'YC1' }, { words: 'YC2' }], stop)).resolves.toEqual([]);
    client.on(search.search, () => {
      throw new LoginLostError(search.search.path);
    });
    await expect(looked(client, [{ words: 'YC1' }])).rejects.toBeInstanceOf(LoginLostError);
  });
});
