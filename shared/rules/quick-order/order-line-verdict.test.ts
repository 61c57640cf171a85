import { describe, expect, test } from 'vitest';
import { goods } from '#shared/contract/goods.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { startAt } from '#shared/contract/wire.ts';
import { judgeLine } from './order-line-verdict.ts';

const buyer = { token: 'm'.repeat(32), yz: 1, user_yz: true } as const;
const priv = { goods_spce: 1, unitno: 1, restricted: 1, buyladder: 1 };

interface Around {
  readonly product?: object;
  readonly answer?: object;
  readonly wanted?: object;
  readonly line?: object;
}
function judged({ product = {}, answer = {}, wanted = { quantity: 20 }, line = {} }: Around = {}) {
  const data = {
    goods_id: 7,
    goods_sn: 'YC7',
    unitno_name: '盒',
    goods_number: 100,
    shop_price: '3.50',
    min_unitno: 1,
  };
  const info = goods.info.answer.read(goodsAnswer({ ...data, ...product }, { priv, ...answer }), startAt(false));
  const verdict = judgeLine({ info, buyer, wanted, spce_id: '', tb_id: '', ...line });
  return { ...verdict, says: verdict.says?.text, since: verdict.since?.says.text };
}

test('an available line is ready, with a total', () => {
  expect(judged()).toMatchObject({ quantity: 20, says: undefined, isShort: false, offer: { total: 7000 } });
  expect(judged().needs).toBeUndefined();
});

describe('the quantity', () => {
  const pack = { medium: 50, min_unitno: 2 };
  test('is raised to the order multiple, with a message; without a quantity it is the multiple', () => {
    const raised = judged({ product: pack, wanted: { quantity: 25 } });
    expect(raised).toMatchObject({ quantity: 50, says: '起订量：50盒的倍数，已从 25 调为 50', isShort: false });
    expect(judged({ product: pack, wanted: {} })).toMatchObject({ quantity: 50, says: undefined });
  });
  test('is limited by the stock, to a whole multiple', () => {
    expect(judged({ wanted: { quantity: 120 } })).toMatchObject({
      quantity: 100,
      says: '库存不够，最大：100',
      isShort: true,
    });
    const few = { ...pack, goods_number: 70 };
    expect(judged({ product: few, wanted: { quantity: 80 } })).toMatchObject({ quantity: 50, isShort: true });
    expect(judged({ product: { ...pack, goods_number: 30 } })).toMatchObject({
      needs: 'stock',
      says: '库存不足起订量',
    });
    expect(judged({ product: { goods_number: 0 } })).toMatchObject({ needs: 'stock', says: '暂时缺货' });
  });
  test('is limited by a purchase limit', () => {
    const restricted = { is_restricted: 1, type: '1', restricted_num: 12, kk_num: 12 };
    expect(judged({ product: { restricted } })).toMatchObject({ quantity: 12, says: '数量限购，您还可购12个' });
  });
  test('is limited by the lines above', () => {
    expect(judged({ line: { taken: 90 } })).toMatchObject({ quantity: 10, isShort: true });
    expect(judged({ line: { taken: 100 } })).toMatchObject({ quantity: 0, needs: 'stock' });
  });
  test('is asked for when it is unreadable', () => {
    expect(judged({ wanted: { unclear: '两盒' } })).toMatchObject({
      needs: 'quantity',
      says: '数量「两盒」看不懂，请填写',
    });
  });
});

describe('before ordering, the buyer must', () => {
  test('log in, verify, have the business scope', () => {
    expect(judged({ line: { buyer: { ...buyer, token: '' } } })).toMatchObject({ needs: 'login', quantity: 0 });
    expect(judged({ line: { buyer: { ...buyer, yz: 0 } } })).toMatchObject({ needs: 'verify' });
    expect(judged({ answer: { yz_range: 0 } })).toMatchObject({ needs: 'range', says: '您不在经营范围内，请上传资质' });
  });
  test('choose a specification, which decides stock and price', () => {
    const answer = { spce_list: [{ spce_id: 9, spce_name: '大', goods_number: 5, shop_price: 4 }] };
    expect(judged({ answer })).toMatchObject({ needs: 'specification', says: '请选择规格' });
    expect(judged({ answer, line: { spce_id: '9' } })).toMatchObject({ quantity: 5, offer: { total: 2000 } });
  });
  test('not order goods without a known price', () => {
    const { needs, offer } = judged({ product: { shop_price: undefined } });
    expect(needs).toBe('sale');
    expect(offer.total).toBeUndefined();
  });
});

test('a changed price is shown with the difference', () => {
  expect(judged({ line: { lastPrice: 300 } }).since).toBe('比上次贵 ¥0.50');
  expect(judged({ line: { lastPrice: 450 } }).since).toBe('比上次便宜 ¥1');
  expect(judged({ line: { lastPrice: 350 } }).since).toBeUndefined();
});
