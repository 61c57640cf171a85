import { describe, expect, test } from 'vitest';
import { centreScreen } from '#cli/areas/account/view.ts';
import { goodsExplained } from '#cli/areas/goods/view.ts';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import { widthOf } from '#cli/text/width.ts';
import { article } from '#shared/contract/article.ts';
import { collect } from '#shared/contract/collect.ts';
import { cpzl } from '#shared/contract/cpzl.ts';
import { goods } from '#shared/contract/goods.ts';
import { path } from '#shared/contract/path.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { startAt } from '#shared/contract/wire.ts';
import { preOrderUnits } from '#shared/rules/goods/pre-order.ts';
import { priceCandidates } from '#shared/rules/prices/price-candidates.ts';
import { drawn as drawnBy } from './drawn.ts';

const style = (columns: number): TextStyle => ({ columns, say: (zh) => zh, ink: inkFor(false, {}) });
const loose = startAt(false);

const kept = collect.collectList.answer.read(
  {
    data: [
      {
        goods_id: 112550,
        goods_name: '阿莫西林克拉维酸钾片',
        des: '0.375g×6片',
        shop_price: '7.5',
        add_time: '2026-11-20 09:30:00',
      },
    ],
  },
  loose,
).data;
const addresses = path.getPath.answer.read(
  {
    data: [
      {
        address_id: 5,
        consignee: '李店长',
        phone: '13800000000',
        path: '浙江省 杭州市 滨江区',
        address: '长河街道示例路 18 号',
        mr: 1,
      },
    ],
  },
  loose,
).data;
const form = qhyg.info.answer.read(
  {
    data: {
      goods_name: '一次性使用医用外科口罩',
      goods_sn: 'YC100015',
      unitno_name: '盒',
      min_unitno: 2,
      medium: 10,
      box: 40,
    },
    spce_list: [{ spce_id: 3, spce_name: '大盒' }],
  },
  loose,
);
const preOrders = qhyg.list.answer.read(
  {
    data: [
      {
        qhyg_id: 9,
        goods_id: 7,
        goods_name: '口罩',
        goods_sn: 'YC1',
        unitno_name: '盒',
        num: 30,
        impatient: 1,
        status: 1,
        add_time: 1795138200,
      },
    ],
  },
  loose,
).data;
const news = article.info.answer.read(
  {
    article: {
      article_id: 101,
      title: '关于冬季发货时效的通知',
      author: '药仓物流部',
      dz_count: 7,
      cont_list: [
        {
          type: 'text',
          cont: '<p>一、改为 <b>48</b> 小时 &lt;普通&gt;</p><script>alert(1)</script><p>二、偏远地区顺延一天，请在周四前下单。</p>',
        },
        { type: 'img', cont: '/pictures/a.svg' },
      ],
      article_list: [{ article_id: 102, title: '冷链提醒' }],
      article_goods_list: [{ goods_id: 27, goods_name: '甘精胰岛素注射液' }],
    },
  },
  loose,
).article;
const papers = cpzl.info.answer.read(
  {
    goods: { goods_id: 7, goods_name: '口罩', num: 1 },
    data: [{ paper_id: 1, kind: '检验报告', ph: '261101', file: '/a.svg' }],
  },
  loose,
);
const centre = {
  privileges: ['integral'],
  integral_ratio: 100,
  user_name: 'yaodian',
  name: '仁心大药房',
  yz: 1 as const,
  order_pay: true,
  dz_num: 1,
  df_num: 2,
  ds_num: 3,
  services_num: 4,
  evaluation_num: 5,
  moneys: 500000,
  acquire_money: 20000,
  integral: 1260,
  integral_worth: 1260,
  have_pay: false,
  bound: false,
  deleted: true,
  user_list: [],
  czhd_list: [{ hd_id: '1', moneys: 500000, s_money: 10000, title: '充 5000 送 100', end_time: 1795138200000 }],
  delivery_list: [
    {
      send_id: '1',
      delivery_name: '顺丰',
      delivery_num: 'SF1',
      data: { status: '运输中', context: '快件到达杭州转运中心', time: 1795138200000 },
    },
  ],
  hints: ['您还未绑定公众号，请先绑定！'],
};

const drawn: Record<string, (columns: number) => string> = {
  favourites: (columns) => drawnBy('favourite list', { goods: kept, asked: 0, more: true, none: '' }, style(columns)),
  addresses: (columns) => drawnBy('address list', { addresses }, style(columns)),
  'one address': (columns) => addresses.map((each) => drawnBy('address show', each, style(columns))).join('\n'),
  'a pre-order’s form': (columns) =>
    drawnBy(
      'preorder show',
      {
        goods_id: '7',
        goods: form.data,
        units: preOrderUnits(form.data),
        specifications: form.spce_list,
        multiple: 10,
      },
      style(columns),
    ),
  'pre-orders': (columns) => drawnBy('preorder list', { pre_orders: preOrders, more: false }, style(columns)),
  news: (columns) => drawnBy('article list', { articles: [news], more: false }, style(columns)),
  'an article': (columns) => drawnBy('article show', news, style(columns)),
  'goods with papers': (columns) => drawnBy('papers search', { goods: [papers.goods], more: false }, style(columns)),
  papers: (columns) =>
    drawnBy(
      'papers show',
      { goods: papers.goods, papers: papers.data.map((each) => ({ ...each, url: 'http://127.0.0.1/a.svg' })) },
      style(columns),
    ),
  'the member centre': (columns) => centreScreen(centre, style(columns)),
};

describe.each(Object.keys(drawn))('%s', (name) => {
  test.each([200, 80, 40])('fits %i columns', (columns) => {
    for (const line of (drawn[name]?.(columns) ?? '').split('\n'))
      expect(widthOf(line), line).toBeLessThanOrEqual(columns);
  });
});

test('phone numbers keep their ends only', () => {
  expect(drawn.addresses?.(200)).toContain('138****0000');
  expect(drawn['one address']?.(200)).not.toContain('13800000000');
});

test('an article is read without the operator’s marks and scripts', () => {
  const text = drawn['an article']?.(80);
  expect(text).toContain('一、改为 48 小时 <普通>');
  expect(text).not.toContain('alert');
  expect(text).not.toContain('<b>');
  expect(text).toContain('102  冷链提醒');
});

test('the centre tells counters, money, closing, payment that is off, parcels and hints', () => {
  const text = drawn['the member centre']?.(200) ?? '';
  for (const words of [
    '待付款 1 | 待发货 2 | 待收货 3 | 待评价 5 | 售后 4',
    '¥5,000.00',
    '1260 ≈ ¥12.60',
    '进行中',
    '支付未开启',
    '顺丰 SF1',
    '! 您还未绑定公众号',
  ]) {
    expect(text).toContain(words);
  }
});

test('only open units and needed multiples stand in a pre-order’s form', () => {
  const text = drawn['a pre-order’s form']?.(200) ?? '';
  expect(text).toContain('medium 中包 = 10盒');
  expect(text).not.toContain('base');
  expect(text).toContain('起订量：10盒的倍数');
});

test('prices are compared, with what became of each', () => {
  const { data } = goods.info.answer.read(
    goodsAnswer({
      goods_id: 7,
      goods_name: '片',
      unitno_name: '盒',
      shop_price: '5.90',
      user_price: '5.80',
      goods_number: 9,
    }),
    loose,
  );
  const tiers = [{ num: 100, price: 500 }];
  const text = goodsExplained(
    {
      product: data,
      specification: undefined,
      batch: undefined,
      quantity: 1,
      price: 580,
      points: 40,
      reason: 'member',
      was: 590,
      steps: priceCandidates({ product: data, tiers, quantity: 1 }),
      others: [],
      limit: undefined,
      coupons: [],
      is_collect: undefined,
      shop_activities: [],
      goods_activities: [],
      multiple: 1,
      stock: 9,
      limitUnknown: false,
      tierUnknown: false,
      lacksPack: false,
      cap: 9,
      tiers,
      specifications: [],
      batches: [],
      licence: [],
      hidden: undefined,
    },
    style(200),
  );
  expect(text).toMatch(/阶梯 ¥5\.00 \(≥100盒\) +数量不足 100盒/);
  expect(text).toMatch(/另需积分 +40 \/ 盒/);
  expect(text).toMatch(/会员 ¥5\.80 +← 采用/);
  expect(text).toMatch(/商城 ¥5\.90 +优先级较低/);
});
