/** What comes after an order (document 2 §2): sign-in, parcels, reviews, buying again, after-sales, invoices. */
import { afterSales } from '#shared/contract/after-sales.ts';
import { cart } from '#shared/contract/cart.ts';
import { comment } from '#shared/contract/comment.ts';
import { invoice } from '#shared/contract/invoice.ts';
import { order } from '#shared/contract/order.ts';
import { type SignInDay, type SignInWeek, signin } from '#shared/contract/signin.ts';
import { user } from '#shared/contract/user.ts';
import { COMMENTS } from '#shared/rules/order-actions.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { type Entered, enterAsBuyer } from '../legs/entering.ts';
import { makeOrder, type Ordered, orderRow } from '../legs/ordering.ts';
import { fundsOf, payByBalance } from '../legs/paying.ts';
import { receive, ship } from '../legs/receiving.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

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
    const { data, user_integral } = await walk.ask('the week', signin.signin, {}, (answer, { holds }) => {
      const { lx_day } = answer.data;
      holds('data.lx_day', lx_day >= 0 && lx_day <= 7, '0 to 7', lx_day, 'consecutive days (2 §9)');
    });
    const { signin_id, lx_day } = data;
    const today = dayAt(data, data.is_get ? lx_day : lx_day + 1);
    if (!data.is_get) {
      const args = { signin_id, v: `signin${lx_day + 1}`, address_id: '' };
      await walk.ask('sign in', signin.get, args, (answer, { equal }) => {
        if (today?.gift_type !== 3) return;
        equal('user_integral', answer.user_integral, user_integral + today.gift_num, 'points are credited (2 §9)');
      });
    }
    await walk.ask('signed in', signin.signin, {}, (answer, { equal }) =>
      equal('data.is_get', answer.data.is_get, true, 'today is done (2 §9)'),
    );
    const again = { signin_id, v: `signin${lx_day + 1}`, address_id: '' };
    await walk.refused('a second time', signin.get, again, 'once a day (2 §9)', /已签到/);
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
    await walk.refused('too early', comment.goodsAdd, { order_id }, 'only what was received (2 §2)');
    await ship(walk, made);
    await receive(walk, made, settings);
    if (settings.booklet_type !== COMMENTS) walk.notHere('this shop has no reviews');
    const { data } = await walk.ask('lines to review', comment.goodsAdd, { order_id }, (answer, { holds }) =>
      holds('data', answer.data.length > 0, 'a line', answer.data.length, 'the lines of the order (2 §3)'),
    );
    const written = data.map(({ og_id }) => ({
      og_id,
      content: '冒烟测试：包装完好',
      comment_rank: 5,
      comment_gallery: [],
    }));
    const empty = written.map((each) => ({ ...each, content: '' }));
    await walk.refused(
      'without words',
      comment.goodsSub,
      { query: { order_id }, body: empty },
      'words and stars (2 §2)',
    );
    await walk.ask('hand in', comment.goodsSub, { query: { order_id }, body: written });
    await orderRow(walk, 'order is complete', order_id, 6, '6 is completed (1 §4)');
    await walk.refused('twice', comment.goodsSub, { query: { order_id }, body: written }, 'once (2 §2)');
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
      'what can be claimed',
      afterSales.servicesInfo,
      { order_id },
      (answer, { equal, holds }) => {
        equal('can_apply', answer.can_apply, true, 'a received order can be claimed (2 §2)');
        holds('lines', answer.lines.length > 0, 'a line', answer.lines.length, 'the lines that were bought (2 §3)');
      },
    );
    const [line, type] = [claim.lines[0], claim.types[0]];
    if (!line || !type) return walk.notHere('nothing can be claimed');
    const lines = [{ og_id: line.og_id, num: line.can_num }];
    const request = { order_id, type: type.type, lines, reason: '冒烟测试', images: [] };
    const tooMany = { ...request, lines: [{ og_id: line.og_id, num: line.can_num + 1 }] };
    await walk.refused('more than bought', afterSales.servicesApply, tooMany, 'no more than was bought (2 §5)');
    await walk.ask('ask', afterSales.servicesApply, request);
    await walk.refused('twice', afterSales.servicesApply, request, 'one request at a time (2 §5)');
    await walk.ask('withdraw', afterSales.servicesCancel, { order_id });
    const { return_sn } = await walk.ask('ask again', afterSales.servicesApply, request);
    await walk.ask('in the list', afterSales.servicesList, { order_id }, ({ data }, { equal }) => {
      equal('data[0].return_sn', data[0]?.return_sn, return_sn, 'the newest request of the order (2 §3)');
      equal('data[0].status', data[0]?.status as number, 1, '1 is to be looked at (2 §2)');
    });
    const before = await fundsOf(walk);
    await settleRequest(walk, return_sn, type.type);
    await walk.ask('complete', afterSales.servicesInfo, { order_id }, ({ data }, { equal }) =>
      equal('data[0].status', data[0]?.status as number, 5, '5 is complete (2 §2)'),
    );
    const { refund } = (await walk.client.send(afterSales.servicesInfo, { order_id })).data[0] ?? {
      refund: Number.NaN,
    };
    await walk.step({ name: 'the money is back', call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before + refund, 'refunded to where it came from (2 §9)'),
    );
  },
};

/** A return is sent back before it is refunded; a refund alone is not. */
async function settleRequest(walk: Walk, number: string, type: string): Promise<void> {
  await walk.operator('approved', 'answer_after_sales', { number, answer: 'approve' });
  if (type !== '2') await walk.operator('goods are back', 'answer_after_sales', { number, answer: 'received' });
  await walk.operator('refunded', 'answer_after_sales', { number, answer: 'refunded' });
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
    await walk.ask('can be invoiced', invoice.list, { lx: '1' }, ({ data }, { holds }) => {
      const found = data.some(({ order_id }) => order_id === made.order_id);
      holds('data.order_id', found, made.order_id, 'others', 'a received order can be invoiced');
    });
    const form = {
      order_ids: made.order_id,
      title: '冒烟测试药房',
      tax_no: '91330100MA27XXXX0X',
      email: 'smoke@example.com',
    };
    const { invoice_id } = await walk.ask('ask', invoice.apply, form);
    await walk.refused('twice', invoice.apply, form, 'one invoice for an order');
    await walk.operator('issued', 'answer_invoice', { invoice: invoice_id, verdict: 'approve' });
    await walk.ask('issued', invoice.list, { lx: '2' }, ({ data }, { equal }) => {
      const mine = data.find(({ order_id }) => order_id === made.order_id);
      equal('data.state', mine?.state as number, 2, '2 is issued');
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
    await walk.ask('close the order', order.qxOrder, { order_id: made.order_id });
    settled.value = true;
    await walk.ask('buy again', order.buyAgain, { order_id: made.order_id });
    await walk.ask('cart', cart.list, {}, ({ data }, { equal }) => {
      const line = data.find(({ goods_id, cart_id }) => goods_id === chosen.goods_id && !before.includes(cart_id));
      equal('data.num', line?.num, chosen.quantity, 'as many as were ordered');
    });
  },
};
