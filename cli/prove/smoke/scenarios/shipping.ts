/** What shipping costs (document 1 §5), and orders that are split by merchant (document 1 §3). */
import type { Words } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { shippingShortfall } from '#shared/rules/shipping-prompt.ts';
import type { Rule } from '../check.ts';
import { chooseGoods, chooseGoodsWorth } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { checkOut, putInCart } from '../legs/ordering.ts';
import { pairOfLines, submitLines, wholeCart } from '../legs/several.ts';
import type { Scenario } from '../scenario.ts';

export const shippingFee: Scenario = {
  name: 'shipping-fee',
  about: [
    '运费：未满包邮金额收运费并提示差额，满额免运费',
    'shipping: a fee and the shortfall below the amount, none from there on',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const small = await putInCart(walk, await chooseGoods(walk, settings));
    const { have_package, package_price, agency_franking } = await wholeCart(walk);
    const fee: Rule = ['未满包邮金额收取运费', 'a fee is due below package_price', '1 §5'];
    const rule = { have_package: false, package_price, agency_franking };
    const shortfall = shippingShortfall([small], small.goods_price * small.num, rule);
    if (agency_franking === 0 || shortfall === undefined) {
      return walk.notHere(['此仓库不收运费', 'this warehouse takes no shipping fee']);
    }
    const { money } = await checkOut(walk, small);
    await walk.step({ name: ['收取运费', 'the fee is due'], call: buy.confirm.path }, async ({ equal }) =>
      equal('money.shipping_fee', money.shipping_fee, agency_franking, fee),
    );
    await walk.step({ name: ['提示差额', 'the shortfall of the prompt'], call: cart.list.path }, async ({ equal }) => {
      equal('have_package', have_package, false, ['购物车没有包邮', 'no package in the cart', '1 §5']);
      equal('package_price', shortfall + small.goods_price * small.num, package_price, [
        '去凑单显示差额',
        'the prompt shows what is lacking',
        '1 §5',
      ]);
    });
    const large = await putInCart(walk, await chooseGoodsWorth(walk, settings, package_price));
    const whole = await checkOut(walk, large);
    await walk.step({ name: ['免运费', 'nothing is due'], call: buy.confirm.path }, async ({ equal }) =>
      equal('money.shipping_fee', whole.money.shipping_fee, 0, [
        '满包邮金额免运费',
        'free from package_price on',
        '1 §5',
      ]),
    );
  },
};

export const splitOrder: Scenario = {
  name: 'split-order',
  about: [
    '拆单：两个商家的商品拆成两张订单，金额合计一致',
    'a split order: goods of two merchants become two orders that add up',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const lacking: Words = ['所有商品同属一个商家', 'all goods are of one merchant'];
    const pair = await pairOfLines(walk, settings, (one, other) => one.order_zt !== other.order_zt, lacking);
    let closed = false;
    const { made, order_id, order_sn, due } = await submitLines(walk, pair, () => closed);
    const apart: Rule = ['按商家拆单，各有 fd_sn', 'an order for each merchant, with an fd_sn of its own', '1 §3'];
    await walk.step({ name: ['拆成两张', 'two of them'], call: buy.submit.path }, async ({ equal, holds }) => {
      equal('split.length', made.split.length, 2, apart);
      const sum = made.split.reduce((all, { money_paid }) => all + money_paid, 0);
      equal('split.money_paid', sum, due, ['各单金额之和等于应付', 'together they are what is due']);
      const names = new Set(made.split.map(({ fd_sn }) => fd_sn));
      holds(
        'split.fd_sn',
        names.size === 2 && !names.has(''),
        ['两个拆单号', 'two numbers'],
        [...names].join(','),
        apart,
      );
    });
    const merchants = pair.map(({ order_zt }) => order_zt ?? '').sort();
    const listed = { is_start: true, lx: '1', keywords: order_sn };
    await walk.ask(['订单列表', 'order list'], order.orderList, listed, ({ data }, { equal }) => {
      equal('data.length', data.length, 2, apart);
      equal(
        'data.is_fd',
        data.every(({ is_fd }) => is_fd),
        true,
        ['is_fd 为拆单', 'is_fd marks a split order', '1 §3'],
      );
      equal(
        'data.order_zt',
        data
          .map(({ order_zt }) => order_zt)
          .sort()
          .join(),
        merchants.join(),
        ['每单属于一个商家', 'each is of one merchant', '1 §3'],
      );
    });
    await walk.ask(['关闭订单', 'close the order'], order.qxOrder, { order_id });
    closed = true;
    await walk.ask(['都已关闭', 'both are closed'], order.orderList, { ...listed, lx: 'all' }, ({ data }, { equal }) =>
      equal(
        'data.status.status',
        data.every(({ status }) => status.status === 7),
        true,
        ['7 为已关闭', '7 is closed', '1 §4'],
      ),
    );
  },
};
