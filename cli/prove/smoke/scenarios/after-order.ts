import { plainly } from '#cli/text/words.ts';
import { cart } from '#shared/contract/cart.ts';
import { comment } from '#shared/contract/comment.ts';
import { invoice } from '#shared/contract/invoice.ts';
import { order } from '#shared/contract/order.ts';
import { COMMENTS } from '#shared/rules/order-actions.ts';
import { say } from '../dictionary.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { makeOrder, orderRow } from '../legs/ordering.ts';
import { paidOrder } from '../legs/paying.ts';
import { receive, ship } from '../legs/receiving.ts';
import type { Scenario } from '../scenario.ts';

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
        holds('data', answer.data.length > 0, say.aLine, answer.data.length, [
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
