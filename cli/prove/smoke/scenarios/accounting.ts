/** What a member's books say (documents 1 §3, 2 §9): ledgers, counters, order tabs, papers of goods. */
import type { Words } from '#cli/text/words.ts';
import { bank } from '#shared/contract/bank.ts';
import { common } from '#shared/contract/common.ts';
import { cpzl } from '#shared/contract/cpzl.ts';
import { order } from '#shared/contract/order.ts';
import { user } from '#shared/contract/user.ts';
import { type LedgerRow, userLedger } from '#shared/contract/user-ledger.ts';
import { orderTabs } from '#shared/rules/order-tabs.ts';
import type { Rule } from '../check.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enter, enterAsBuyer, openShop } from '../legs/entering.ts';
import { makeOrder, type Ordered } from '../legs/ordering.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const CHAIN: Rule = ['每笔余额等于上一笔加变动', 'each row is the one before plus its change'];
const SUM: Rule = ['余额等于各笔之和', 'a balance is the sum of its rows', '1 §3'];

/** So many pages are turned at most. */
const MOST_PAGES = 100;

export const ledgers: Scenario = {
  name: 'ledger',
  about: [
    '账目：余额、赠送金额、积分的明细逐笔相符，合计等于会员中心',
    'books: balance, bonus and points follow from their rows, to the fen',
  ],
  effect: 'session',
  role: 'buyer',
  async run(walk) {
    await enter(walk);
    const { moneys, acquire_money, integral } = await walk.ask(['会员中心', 'member centre'], user.userCenter, {});
    await book(walk, 'moneys', ['余额', 'balance'], moneys, ({ change, rest }) => [change, rest]);
    await book(walk, 'acquire_money', ['赠送金额', 'bonus'], acquire_money, ({ change, rest }) => [change, rest]);
    await book(walk, 'integral', ['积分', 'points'], integral, ({ points, points_rest }) => [points, points_rest]);
  },
};

type Figures = readonly [change: number | undefined, rest: number | undefined];

async function book(walk: Walk, lx: string, name: Words, stands: number, figures: (row: LedgerRow) => Figures) {
  await walk.step({ name, call: userLedger.detailLog.path }, async ({ equal }) => {
    const first = await walk.client.send(userLedger.detailLog, { lx });
    const rows = [...first.data];
    for (let page = first.page_next, turned = 0; page !== 'end' && turned < MOST_PAGES; turned += 1) {
      const next = await walk.client.next(userLedger.detailLog, page);
      rows.push(...(next?.data ?? []));
      page = next?.page_next ?? 'end';
    }
    let sum = 0;
    for (const row of rows.toReversed()) {
      const [change = Number.NaN, rest = Number.NaN] = figures(row);
      sum += change;
      equal('data.rest', rest, sum, CHAIN);
    }
    equal('data.change', sum, stands, SUM);
  });
}

export const orderTabsHold: Scenario = {
  name: 'order-tabs',
  about: [
    '订单列表：各标签状态正确，角标与列表一致，按单号能找到',
    'order list: each tab holds its states, counters agree, a number finds its order',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const gone = { value: false };
    const { settings } = await enterAsBuyer(walk);
    const made = await makeOrder(walk, await chooseGoods(walk, settings), () => gone.value);
    const centre = await walk.ask(['会员中心', 'member centre'], user.userCenter, {});
    const counted: Readonly<Record<string, number>> = { '1': centre.dz_num, '2': centre.df_num, '3': centre.ds_num };
    for (const { lx, label } of orderTabs(settings.booklet_type)) {
      await walk.step({ name: [label, `lx ${lx}`], call: order.orderList.path }, async ({ holds, equal }) => {
        const first = await walk.client.send(order.orderList, { is_start: true, lx });
        const rows = [...first.data];
        for (let page = first.page_next, turned = 0; page !== 'end' && turned < MOST_PAGES; turned += 1) {
          const next = await walk.client.next(order.orderList, page);
          rows.push(...(next?.data ?? []));
          page = next?.page_next ?? 'end';
        }
        const other = lx === 'all' ? undefined : rows.find(({ status }) => String(status.status) !== lx);
        holds('data.status.status', other === undefined, [lx, lx], other?.status.status, [
          '标签只列该状态',
          'a tab holds its state alone',
          '1 §9',
        ]);
        equal('data.order_id', new Set(rows.map(({ order_id }) => order_id)).size, rows.length, [
          '翻页不重复',
          'no order stands on two pages',
          '1 §4',
        ]);
        const counter = counted[lx];
        if (counter !== undefined)
          equal('data.length', rows.length, counter, [
            '与会员中心的角标一致',
            'the counter of the member centre',
            '1 §3',
          ]);
      });
    }
    await byNumber(walk, made);
  },
};

async function byNumber(walk: Walk, { order_id, order_sn }: Ordered): Promise<void> {
  const asked = { is_start: true, lx: 'all', keywords: order_sn };
  await walk.ask(['按单号查找', 'find by number'], order.orderList, asked, (found, { holds }) =>
    holds(
      'data.order_sn',
      found.data.some((row) => row.order_id === order_id),
      [order_sn, order_sn],
      found.data[0]?.order_sn,
      ['关键词可为单号', 'keywords find a number', '1 §2'],
    ),
  );
  await walk.ask(['订单商品', 'its goods'], order.goodsList, { order_id }, (lines, { equal }) => {
    const kinds = new Set(
      (lines.data ?? [])
        .filter(({ is_gift }) => !is_gift)
        .map(({ goods_id, spce_name, attr_name }) => `${goods_id} ${spce_name} ${attr_name}`),
    );
    equal('data.length', kinds.size, 1, ['订单的商品', 'what was ordered', '1 §3']);
  });
  await walk.ask(['订单详情', 'the order'], order.orderInfo, { order_id }, (whole, { equal }) => {
    const { goods_amount, activity_discount, volume_discount, integral_money, shipping_fee, money_paid } =
      whole.data.money;
    const due = goods_amount - activity_discount - volume_discount - integral_money + shipping_fee;
    equal('data.money.money_paid', money_paid, due, ['各项金额之和等于应付', 'the money rows add up']);
  });
}

export const paymentMethods: Scenario = {
  name: 'payment-methods',
  about: ['支付方式与余额：与会员中心一致', 'payment methods and what they can pay agree with the member centre'],
  effect: 'session',
  role: 'buyer',
  async run(walk) {
    await enter(walk);
    const { moneys, acquire_money } = await walk.ask(['会员中心', 'member centre'], user.userCenter, {});
    await walk.ask(['支付方式', 'payment methods'], bank.list, {}, (answer, { equal, holds }) => {
      const strange = answer.data.find(({ pay_id }) => !/^[1-4]$/.test(pay_id));
      holds('data.pay_id', strange === undefined, ['1 至 4', '1 to 4'], strange?.pay_id, [
        '1 余额 2 微信 3 支付宝 4 转账',
        '1 balance, 2 WeChat, 3 Alipay, 4 transfer',
        '2 §9',
      ]);
      equal('moneys', answer.moneys, moneys + acquire_money, ['余额含赠送金额', 'the balance, bonus included', '2 §3']);
    });
  },
};

export const productPapers: Scenario = {
  name: 'product-papers',
  about: ['资料下载：列表、搜索、每份资料都有文件', 'papers of goods: list, search, a file for each'],
  effect: 'read',
  async run(walk) {
    await openShop(walk);
    const header = await walk.ask(['页头', 'header'], common.header, {});
    if (!header.cpzl) walk.notHere(['未开放资料下载', 'papers are not offered']);
    const { data } = await walk.ask(['列表', 'list'], cpzl.list, {}, (answer, { holds }) => {
      const empty = answer.data.find(({ num }) => num < 1);
      holds('data.num', empty === undefined, ['至少 1 份', 'one at least'], empty?.goods_name, [
        '列出的商品都有资料',
        'what is listed has papers',
        '1 §2',
      ]);
    });
    const [wanted] = data;
    if (!wanted) return walk.notHere(['没有资料', 'there are no papers']);
    const keywords = wanted.goods_name;
    await walk.ask(['按名称搜索', 'search by name'], cpzl.list, { keywords }, (answer, { holds }) =>
      holds(
        'data',
        answer.data.some(({ goods_id }) => goods_id === wanted.goods_id),
        [keywords, keywords],
        answer.data[0]?.goods_name,
        ['按名称能找到', 'its name finds it', '1 §2'],
      ),
    );
    await walk.ask(['资料', 'papers'], cpzl.info, { goods_id: wanted.goods_id }, (answer, { equal, holds }) => {
      equal('data.length', answer.data.length, wanted.num, ['与列表一致', 'as many as the list says']);
      const lacking = answer.data.find(({ file }) => file === '');
      holds('data.file', lacking === undefined, ['文件', 'a file'], lacking?.title, [
        '每份都能下载',
        'each can be had',
        '1 §2',
      ]);
    });
  },
};
