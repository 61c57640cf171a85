import { expect, test } from 'vitest';
import { goodsExplained } from '#cli/areas/goods/view.ts';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import { goods } from '#shared/contract/goods.ts';
import { explain, explainGoods } from './goods.ts';
import { createFakeShop, member } from './testing/fake-shop.ts';
import { readAnswer } from './testing/read-answer.ts';

const promotion = { is_promote: 1, p_type: 1, promote_price: 2, gmt_end_time: '2026-12-01 00:00:00' };
const around = {
  buyladder: [
    { num: 10, price: 3 },
    { num: 50, price: 2.5 },
  ],
  taobao_list: [{ tb_id: 4, ph: 'A', shop_price: 2.2, goods_number: 5 }],
};
const answer = (data: object) =>
  readAnswer(goods.info, { ...around, data: { goods_id: 7, goods_number: 100, shop_price: 3.5, ...data } });

test.each([
  ['promotion', promotion, { num: 60, batch: '4' }, 200],
  ['batch', {}, { num: 60, batch: '4' }, 220],
  ['tier', {}, { num: 60 }, 250],
  ['tier', {}, { num: 10 }, 300],
  ['member', { user_price: 3.2 }, { num: 1 }, 320],
  ['plain', {}, { num: 1 }, 350],
])('the price is explained: %s', (reason, data, choice, price) => {
  const chosen = { spec: undefined, batch: undefined, ...choice };
  expect(explain(answer(data), chosen)).toMatchObject({ reason, price });
});

test('a batch has its own stock', () => {
  expect(explain(answer({}), { num: undefined, spec: undefined, batch: '4' }).cap).toBe(5);
});

test('where prices stay hidden it says why', () => {
  const hidden = answer({ shop_price: null, goods_number: null });
  expect(explain(hidden, { num: undefined, spec: undefined, batch: undefined })).toMatchObject({
    price: undefined,
    hidden: '登录认证用户后可查看采购价',
  });
});

test.each([
  ['a visitor', undefined, true, '登录认证用户后可查看采购价', 'yaocang login'],
  ['a member whose verification failed', { yz: 3 }, true, '登录认证用户后可查看采购价', 'yaocang verify show'],
  ['a member outside its scope', { yz: 1 }, false, '您不在经营范围内，请上传资质', 'yaocang scope show'],
] as const)('%s is told why no price shows, and what to do', async (_, login, yz_range, hidden, next) => {
  const { shop, client } = createFakeShop({ login: login && { ...member, ...login } });
  client.on(goods.info, () =>
    readAnswer(goods.info, { yz_range: yz_range ? 1 : 0, data: { goods_id: 7, goods_number: null, shop_price: null } }),
  );
  const choice = { num: undefined, spec: undefined, batch: undefined };
  await expect(explainGoods(shop, '7', choice)).resolves.toMatchObject({ hidden, next });
});

test('a member who does not pay cash is told the cash price; limit and stock are told apart', async () => {
  const restricted = { is_restricted: 1, kk_num: 2, restricted_num: 5, type: '2' };
  const seen = async (order_pay: boolean) => {
    const { shop, client } = createFakeShop({ login: { ...member, order_pay } });
    const data = {
      goods_id: 7,
      goods_number: 300,
      shop_price: '3.50',
      cash_price: '3.30',
      unitno_name: '支',
      restricted,
    };
    const priv = { restricted: 1 };
    client.on(goods.info, () => readAnswer(goods.info, { priv, yz_range: 1, data }));
    return explainGoods(shop, '7', { num: undefined, spec: undefined, batch: undefined });
  };
  const explained = await seen(false);
  expect([explained.others, (await seen(true)).others]).toEqual([['现结价 ¥3.30'], []]);
  const style = { ink: inkFor(false, {}), say: (zh: string) => zh, columns: 80 } as TextStyle;
  const lines = goodsExplained(explained, style).split('\n');
  expect(lines.filter((line) => /^(库存|可购|限购|其他价格)/.test(line))).toEqual([
    '其他价格  现结价 ¥3.30',
    '库存      300',
    '可购      2支',
    '限购      限购 5 支 / 账号，还可购 2 支（已用 3）',
  ]);
});
