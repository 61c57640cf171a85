import { expect, test } from 'vitest';
import { foundGoods } from '#cli/areas/goods/view.ts';
import { orderDetail } from '#cli/areas/orders/view.ts';
import { failureLines } from '#cli/frame/envelope.ts';
import { amountOf, goodsPrice, price, shanghaiTime } from '#cli/text/money.ts';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import { widthOf } from '#cli/text/width.ts';
import { order } from '#shared/contract/order.ts';
import { search } from '#shared/contract/search.ts';
import { volume } from '#shared/contract/volume.ts';
import { startAt } from '#shared/contract/wire.ts';
import { drawn as drawnBy } from './drawn.ts';

const style = (columns: number): TextStyle => ({ columns, say: (zh) => zh, ink: inkFor(false, {}) });
const narrow = (text: string, columns: number) => {
  for (const line of text.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
};

const cards = search.search.answer.read(
  {
    data: [
      {
        goods_id: 112550,
        goods_name: '阿莫西林克拉维酸钾片',
        des: '0.375g×6片',
        brand_name: '恒宁药业',
        shop_price: '7.5',
        goods_number: 9530,
      },
      { goods_id: 2, goods_name: '口罩' },
    ],
  },
  startAt(false),
).data;
const row = {
  order_id: 1000400,
  order_sn: '202611211000400',
  add_time: '2026-11-21 07:44:00',
  order_zt: '药仓自营 · 华东仓',
  status: { status: 3 },
  money_paid: '30.30',
  breed_num: 1,
  delivery: [{ send_id: 3, status: 1, delivery_name: '顺丰', delivery_num: 'SF1' }],
};

test('prices: fen as yuan, an ellipsis where they stay hidden, a dash where an amount cannot be read', () => {
  expect([price(123450), price(-7), amountOf(0), goodsPrice(620)]).toEqual(['¥1,234.50', '-¥0.07', '¥0.00', '¥6.20']);
  expect([goodsPrice(undefined), amountOf(undefined)]).toEqual(['…', '—']);
});

test('times are those of Shanghai', () => {
  expect(shanghaiTime(Date.UTC(2026, 10, 20, 23, 44))).toBe('2026-11-21 07:44');
  expect(shanghaiTime(null)).toBe('');
});

test.each([200, 80, 40])('found goods at %i columns', (columns) => {
  const drawn = foundGoods(
    { keywords: '', goods: cards.map((each) => ({ ...each, others: [] })), more: true, asked: 0 },
    style(columns),
  );
  narrow(drawn, columns);
  expect(drawn).toContain('112550');
  expect(drawn).toContain('¥7.50');
  expect(drawn).toContain('--limit');
});

test.each([200, 80, 40])('orders at %i columns', (columns) => {
  const { data } = order.orderList.answer.read({ data: [row] }, startAt(false));
  const list = (orders: object) => drawnBy('order list', { orders, more: false }, style(columns));
  const drawn = list(data);
  narrow(drawn, columns);
  expect(drawn).toContain('待收货');
  expect(list([])).toBe('暂无订单');
});

test.each([80, 40])('an order with its parcels and money at %i columns', (columns) => {
  const { data } = order.orderInfo.answer.read(
    {
      data: {
        ...row,
        to: { address_id: 1, consignee: '李店长', path: '浙江省杭州市滨江区长河街道示例路 18 号仁心大药房' },
        money: { goods_amount: 12.3, volume_discount: 1, shipping_fee: 18, money_paid: 29.3 },
        lines: [{ goods_name: '布洛芬缓释胶囊', goods_price: 4.1, num: 3 }],
        parcels: row.delivery,
        cash_price_xj: '2.60',
        payments: [{ pay_name: '银行转账', amount: 29.3, time: '2026-11-22 10:00:00', note: '已退回' }],
        services: [{ return_sn: 'T9', type_name: '退货', return_zt: '待审核' }],
      },
    },
    startAt(false),
  );
  const drawn = orderDetail(data, style(columns));
  narrow(drawn, columns);
  for (const part of ['SF1', '¥12.30', '-¥1.00', '李店长', '¥2.60', '（已退回）', 'T9退货待审核'])
    expect(drawn.replace(/\s/g, '')).toContain(part);
});

test('a used coupon says when and in which order; one to use does not', () => {
  const raw = {
    volume_id: 4,
    type: 1,
    price: 15,
    mz_price: 200,
    held_id: 2,
    used_time: '2026-11-20 09:30:00',
    order_id: 71,
  };
  const { data: coupons } = volume.mine.answer.read({ data: [raw] }, startAt(false));
  const told = (shelf: string) => drawnBy('coupon mine', { coupons, shelf }, style(200));
  expect(told('used')).toContain('已使用 2026-11-20 09:30 订单 71');
  expect(told('my')).not.toContain('71');
});

test('a failure: what, where, what next', () => {
  const told = { message: '数据请求失败！', next: '请检查网络', call: 'cart.php', detail: 'timeout' };
  expect(failureLines(told, style(80)).split('\n')).toEqual([
    '✗ 数据请求失败！',
    '  cart.php · timeout',
    '  → 请检查网络',
  ]);
  expect(failureLines({ message: '不行', next: null, call: null, detail: null }, style(80))).toBe('✗ 不行');
});
