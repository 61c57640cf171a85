import { expect, test } from 'vitest';
import { goods } from '#shared/contract/goods.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { startAt } from '#shared/contract/wire.ts';
import { changedSince } from '#shared/messages/quick-order.ts';
import type { Found } from './found-goods.ts';
import { cartItemOf, isReady, judgeAll, type LookedUpLine, sinceThen, sumOf } from './judged-lines.ts';

const buyer = { token: 'm'.repeat(32), yz: 1, user_yz: true } as const;
const priv = { goods_spce: 1, unitno: 1, restricted: 1, buyladder: 1 };

function sold(goods_id: string, product: object = {}, answer: object = {}): Found {
  const data = {
    goods_id,
    goods_sn: `YC${goods_id}`,
    unitno_name: '盒',
    goods_number: 100,
    shop_price: '3.50',
    min_unitno: 1,
  };
  const raw = goodsAnswer({ ...data, ...product }, { priv, ...answer });
  return { kind: 'goods', goods_id, info: goods.info.answer.read(raw, startAt(false)) };
}
const line = (found: Found | null, more: Partial<LookedUpLine> = {}): LookedUpLine => ({
  found,
  spce_id: '',
  quantity: 20,
  ...more,
});
const judged = (...lines: LookedUpLine[]) => judgeAll(lines, buyer);

test('two lines of the same goods share the stock', () => {
  const both = judged(line(sold('7'), { quantity: 80 }), line(sold('7'), { quantity: 80 }));
  expect(both.map(({ verdict }) => [verdict?.quantity, verdict?.isShort])).toEqual([
    [80, false],
    [20, true],
  ]);
  expect(sumOf(both)).toEqual({ kinds: 1, pieces: 100, total: 35_000 });
});

test('lines that are being looked up or need a choice are not ready', () => {
  const all = judged(line(null), line({ kind: 'none', near: [], gone: false }), line(sold('7')));
  expect(all.map(isReady)).toEqual([false, false, true]);
});

test('a specification from an order is found by its name', () => {
  const found = sold('7', {}, { spce_list: [{ spce_id: 9, spce_name: '大', goods_number: 50, shop_price: 4 }] });
  const [named, other] = judged(line(found, { spce_name: '大' }), line(found, { spce_name: '没有了' }));
  expect(named && [isReady(named), cartItemOf(named)]).toEqual([
    true,
    { type: '0', goods_id: '7', goods_number: 20, attr_id: '', spce_id: '9' },
  ]);
  expect(other?.verdict?.needs).toBe('specification');
});

test('changes since the last order are counted and put into one message', () => {
  const gone = line({ kind: 'none', near: [], gone: true }, { lastPrice: 350 });
  const all = judged(
    gone,
    line(sold('1', { goods_number: 0 }), { lastPrice: 350 }),
    line(sold('2', { goods_number: 5 }), { lastPrice: 350 }),
    line(sold('3'), { lastPrice: 300 }),
    line(sold('4'), { lastPrice: 400 }),
    line(sold('5'), { lastPrice: 350 }),
  );
  expect(sinceThen(all)).toEqual({ gone: 1, short: 2, dearer: 1, cheaper: 1 });
  expect(changedSince(sinceThen(all))?.text).toBe('和上次比：1 种已下架，2 种缺货或库存不足，1 种涨价，1 种降价');
  expect(changedSince(sinceThen(judged(line(sold('5'), { lastPrice: 350 }))))).toBeUndefined();
});
