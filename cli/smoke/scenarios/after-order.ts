/** What comes after an order (document 2 §2): sign-in, parcels, reviews, buying again, after-sales, invoices. */

import type { Words } from '#cli/words/words.ts';
import { afterSales } from '#shared/contract/after-sales.ts';
import { cart } from '#shared/contract/cart.ts';
import { comment } from '#shared/contract/comment.ts';
import { invoice } from '#shared/contract/invoice.ts';
import { order } from '#shared/contract/order.ts';
import { type SignInDay, type SignInWeek, signin } from '#shared/contract/signin.ts';
import { user } from '#shared/contract/user.ts';
import { COMMENTS } from '#shared/rules/order-actions.ts';
import { plainly } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { type Entered, enterAsBuyer } from '../legs/entering.ts';
import { makeOrder, type Ordered, orderRow } from '../legs/ordering.ts';
import { fundsOf, payByBalance } from '../legs/paying.ts';
import { receive, ship } from '../legs/receiving.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const A_LINE: Words = ['至少一行', 'a line'];

async function paidOrder(walk: Walk): Promise<Entered & { readonly made: Ordered }> {
  const settled = { value: false };
  const entered = await enterAsBuyer(walk);
  const made = await makeOrder(walk, await chooseGoods(walk, entered.settings), () => settled.value);
  await payByBalance(walk, made, settled);
  return { ...entered, made };
}

export const signIn: Scenario = {
  name: 'sign-in',
  about: ['每日签到：七天奖励、当天一次', 'the daily sign-in: seven days, once a day'],
  effect: 'write',
  role: 'buyer',
  operator: true,
  async run(walk) {
    await enterAsBuyer(walk);
    const { data, user_integral } = await walk.ask(['本周签到', 'the week'], signin.signin, {}, (answer, { holds }) => {
      const { lx_day } = answer.data;
      holds('data.lx_day', lx_day >= 0 && lx_day <= 7, ['0 至 7', '0 to 7'], lx_day, [
        '连续签到天数',
        'consecutive days',
        '2 §3, §9',
      ]);
    });
    const { signin_id, lx_day } = data;
    const today = dayAt(data, data.is_get ? lx_day : lx_day + 1);
    if (!data.is_get) {
      const args = { signin_id, v: `signin${lx_day + 1}`, address_id: '' };
      await walk.ask(['签到', 'sign in'], signin.get, args, (answer, { equal }) => {
        if (today?.gift_type !== 3) return;
        equal('user_integral', answer.user_integral, user_integral + today.gift_num, [
          '积分已到账',
          'points are credited',
          '2 §9',
        ]);
      });
    }
    await walk.ask(['已签到', 'signed in'], signin.signin, {}, (answer, { equal }) =>
      equal('data.is_get', answer.data.is_get, true, ['今日已签到', 'today is done', '2 §4']),
    );
    const again = { signin_id, v: `signin${lx_day + 1}`, address_id: '' };
    await walk.refused(['再次签到', 'a second time'], signin.get, again, ['每日一次', 'once a day', '2 §4'], /已签到/);
  },
};

const dayAt = (week: SignInWeek, day: number): SignInDay | undefined =>
  [week.signin1, week.signin2, week.signin3, week.signin4, week.signin5, week.signin6, week.signin7][day - 1];

export const reviews: Scenario = {
  name: 'reviews',
  about: ['评价：收货后逐行评价，只能一次', 'reviews: each line after the receipt, once'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const { made, settings } = await paidOrder(walk);
    const { order_id } = made;
    await walk.refused(['收货前评价', 'too early'], comment.goodsAdd, { order_id }, [
      '收货后才能评价',
      'only what was received',
      '1 §4',
    ]);
    await ship(walk, made);
    await receive(walk, made, settings);
    if (settings.booklet_type !== COMMENTS) walk.notHere(['商城未开启评价', 'this shop has no reviews']);
    const { data } = await walk.ask(
      ['待评价的商品', 'lines to review'],
      comment.goodsAdd,
      { order_id },
      (answer, { holds }) =>
        holds('data', answer.data.length > 0, A_LINE, answer.data.length, [
          '订单中每行可评价',
          'a review for each line',
          '2 §2',
        ]),
    );
    const written = data.map(({ og_id }) => ({
      og_id,
      content: '冒烟测试：包装完好',
      comment_rank: 5,
      comment_gallery: [],
    }));
    const empty = written.map((each) => ({ ...each, content: '' }));
    await walk.refused(['没有文字', 'without words'], comment.goodsSub, { query: { order_id }, body: empty }, [
      '评价须有文字和星级',
      'words and stars',
      '2 §2',
    ]);
    await walk.ask(['提交评价', 'hand in'], comment.goodsSub, { query: { order_id }, body: written });
    await orderRow(walk, ['订单已完成', 'order is complete'], order_id, 6);
    await walk.refused(['再次评价', 'twice'], comment.goodsSub, { query: { order_id }, body: written }, [
      '只能评价一次',
      'once',
      '2 §4',
    ]);
  },
};

export const returned: Scenario = {
  name: 'after-sales',
  about: ['售后：申请退款、撤回、再申请、通过并退款到余额', 'after-sales: asked, withdrawn, asked again, refunded'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const { made, settings } = await paidOrder(walk);
    const { order_id } = made;
    await ship(walk, made);
    await receive(walk, made, settings);
    const claim = await walk.ask(
      ['可申请的售后', 'what can be claimed'],
      afterSales.servicesInfo,
      { order_id },
      (answer, { equal, holds }) => {
        equal('can_apply', answer.can_apply, true, ['已收货订单可申请售后', 'a received order can be claimed']);
        holds('lines', answer.lines.length > 0, A_LINE, answer.lines.length, [
          '列出所购商品',
          'the lines that were bought',
        ]);
      },
    );
    const [line, type] = [claim.lines[0], claim.types[0]];
    if (!line || !type) return walk.notHere(['没有可申请售后的商品', 'nothing can be claimed']);
    const lines = [{ og_id: line.og_id, num: line.can_num }];
    const request = { order_id, type: type.type, lines, reason: '冒烟测试', images: [] };
    const tooMany = { ...request, lines: [{ og_id: line.og_id, num: line.can_num + 1 }] };
    await walk.refused(['超过所购数量', 'more than bought'], afterSales.servicesApply, tooMany, [
      '不超过所购数量',
      'no more than was bought',
    ]);
    await walk.ask(['申请售后', 'ask'], afterSales.servicesApply, request);
    await walk.refused(['重复申请', 'twice'], afterSales.servicesApply, request, [
      '同时只能有一个申请',
      'one request at a time',
    ]);
    await walk.ask(['撤回申请', 'withdraw'], afterSales.servicesCancel, { order_id });
    const { return_sn } = await walk.ask(['再次申请', 'ask again'], afterSales.servicesApply, request);
    await walk.ask(['售后列表', 'in the list'], afterSales.servicesList, { order_id }, ({ data }, { equal }) => {
      equal('data[0].return_sn', data[0]?.return_sn, return_sn, [
        '应为该订单最新的申请',
        'the newest request of the order',
        '2 §7',
      ]);
      equal('data[0].status', data[0]?.status as number, 1, ['1 为待审核', '1 is to be looked at']);
    });
    const before = await fundsOf(walk);
    await settleRequest(walk, return_sn, type.type);
    await walk.ask(['售后完成', 'complete'], afterSales.servicesInfo, { order_id }, ({ data }, { equal }) =>
      equal('data[0].status', data[0]?.status as number, 5, ['5 为已完成', '5 is complete', '2 §2']),
    );
    const { refund } = (await walk.client.send(afterSales.servicesInfo, { order_id })).data[0] ?? {
      refund: Number.NaN,
    };
    await walk.step({ name: ['退款到账', 'the money is back'], call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before + refund, [
        '原路退回',
        'refunded to where it came from',
      ]),
    );
  },
};

/** A return is sent back before it is refunded; a refund alone is not. */
async function settleRequest(walk: Walk, number: string, type: string): Promise<void> {
  await walk.operator(['审核通过', 'approved'], 'answer_after_sales', { number, answer: 'approve' });
  if (type !== '2')
    await walk.operator(['退货已收到', 'goods are back'], 'answer_after_sales', { number, answer: 'received' });
  await walk.operator(['已退款', 'refunded'], 'answer_after_sales', { number, answer: 'refunded' });
}

export const invoiced: Scenario = {
  name: 'invoice',
  about: ['发票：收货后申请、开具', 'invoices: asked for after the receipt, issued'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const { made, settings } = await paidOrder(walk);
    await ship(walk, made);
    await receive(walk, made, settings);
    await walk.ask(['可开票订单', 'can be invoiced'], invoice.list, { lx: '1' }, ({ data }, { holds }) => {
      const found = data.some(({ order_id }) => order_id === made.order_id);
      holds(
        'data.order_id',
        found,
        plainly(made.order_id),
        ['其他订单', 'others'],
        ['已收货订单可开票', 'a received order can be invoiced'],
      );
    });
    const form = {
      order_ids: made.order_id,
      title: '冒烟测试药房',
      tax_no: '91330100MA27XXXX0X',
      email: 'smoke@example.com',
    };
    const { invoice_id } = await walk.ask(['申请开票', 'ask'], invoice.apply, form);
    await walk.refused(['重复申请', 'twice'], invoice.apply, form, ['一个订单一张发票', 'one invoice for an order']);
    await walk.operator(['运营方开票', 'issued by the operator'], 'answer_invoice', {
      invoice: invoice_id,
      verdict: 'approve',
    });
    await walk.ask(['已开票', 'issued'], invoice.list, { lx: '2' }, ({ data }, { equal }) => {
      const mine = data.find(({ order_id }) => order_id === made.order_id);
      equal('data.state', mine?.state as number, 2, ['2 为已开票', '2 is issued']);
    });
  },
};

export const buyAgain: Scenario = {
  name: 'buy-again',
  about: ['再次购买：订单的商品回到购物车', "buying again: an order's goods go back into the cart"],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const chosen = await chooseGoods(walk, settings);
    const before = (await walk.client.send(cart.list, {})).data.map(({ cart_id }) => cart_id);
    const settled = { value: false };
    const made = await makeOrder(walk, chosen, () => settled.value);
    await walk.ask(say.closeOrder, order.qxOrder, { order_id: made.order_id });
    settled.value = true;
    await walk.ask(['再次购买', 'buy again'], order.buyAgain, { order_id: made.order_id });
    await walk.ask(['购物车', 'cart'], cart.list, {}, ({ data }, { equal }) => {
      const line = data.find(({ goods_id, cart_id }) => goods_id === chosen.goods_id && !before.includes(cart_id));
      equal('data.num', line?.num, chosen.quantity, ['数量与原订单一致', 'as many as were ordered']);
    });
  },
};
