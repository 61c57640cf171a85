import { canPick, picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { area, membersOnly } from '#cli/frame/command.ts';
import { freeText } from '#cli/frame/parameters.ts';
import { addressLabel, couponLabel } from '#cli/parts/choices.ts';
import { lineTable } from '#cli/parts/goods-view.ts';
import { amountOf, moneyFacts } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { facts, type Pair } from '#cli/text/table.ts';
import type { Address, Coupon } from '#shared/contract/entities.ts';
import { addressesUnreadable } from '#shared/messages/address.ts';
import { usableUnreadable } from '#shared/messages/coupon.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { checkoutOptions } from './options.ts';
import type { CheckoutChoice, CheckoutShown } from './service.ts';
import type { UnusableCoupon } from './unusable-coupons.ts';

const command = membersOnly(() => import('./service.ts'));

function choiceOf(cli: Cli): CheckoutChoice | undefined {
  if (!canPick(cli)) return undefined;
  return {
    async address(choices, chosen) {
      const pick = picking(cli, ['收货地址', 'Delivery address'], '--address');
      const first = ({ address_id }: Address) => address_id === chosen;
      return (await pick({ choices, label: (each) => addressLabel(each, cli.say), first })).address_id;
    },
    async coupon(all) {
      const pick = picking(cli, ['优惠券', 'Coupon'], '--coupon');
      const label = (each: Coupon | undefined) => (each ? couponLabel(each) : cli.say('不使用', 'none'));
      return (await pick({ choices: [undefined, ...all], label }))?.volume_id ?? '';
    },
  };
}

export const checkout = area({}, [
  command('checkout', {
    about: ['确认订单：应付多少、为什么（不下单）', 'what an order of the cart would cost, and why; orders nothing'],
    examples: ['yaocang checkout', 'yaocang checkout --lines 1000012,1000013 --coupon 2 --points'],
    options: checkoutOptions,
    run: async ({ showCheckout }, given, cli) => showCheckout(await cli.shop(), given),
    view: checkoutShown,
  }),
  command('order submit', {
    about: ['提交订单', 'make an order of the cart'],
    options: { ...checkoutOptions, remark: freeText('--remark <text>', ['备注', 'remark']) },
    run: async ({ submitOrder }, given, cli) => submitOrder(await cli.shop(), given, choiceOf(cli)),
    card: ({ order_id, order_sn, money, money_paid, split }) => [
      [['订单', 'Order'], order_id],
      [['订单号', 'Number'], order_sn],
      ...moneyFacts({ ...money, money_paid }),
      ...split.map(({ fd_sn, order_zt, money_paid: due }): Pair => [order_zt, `${fd_sn} ${amountOf(due)}`]),
      [['下一步', 'Next'], `yaocang pay ${order_id}`],
    ],
  }),
]);

function checkoutShown(shown: CheckoutShown, style: TextStyle): string {
  const { say, ink } = style;
  const merchants = shown.merchants.map(({ order_zt, lines, shipping_fee }) =>
    [
      `${ink.bold(order_zt)}  ${say('运费', 'shipping')} ${amountOf(shipping_fee)}`,
      lineTable(lines, shown.order_pay, style),
    ].join('\n'),
  );
  const about = facts([...choiceFacts(shown, style), ...moneyFacts(shown.money)], style);
  return [...merchants, about].join('\n\n');
}

function choiceFacts(shown: CheckoutShown, { say }: TextStyle): Pair[] {
  const address = shown.address_list?.find(({ address_id }) => address_id === shown.address_id);
  const used = say('已用', 'used');
  return [
    [
      ['收货地址', 'To'],
      address
        ? addressLabel(address, say)
        : shown.address_list
          ? say('没有收货地址', 'no delivery address')
          : addressesUnreadable.text,
    ],
    ...shown.activities.map(
      ({ name, discount }): Pair => [['活动', 'Activity'], discount === 0 ? name : `${name}  -${amountOf(discount)}`],
    ),
    ...shown.gifts.map(({ goods_name, num }): Pair => [['赠品', 'Gift'], `${goods_name} ×${countOf(num)}`]),
    [['可用优惠券', 'Usable coupon'], shown.volume_list ? '' : usableUnreadable.text],
    ...(shown.volume_list ?? []).map(
      (coupon): Pair => [
        ['可用优惠券', 'Usable coupon'],
        [couponLabel(coupon), coupon.volume_id === shown.volume_id ? used : ''].filter(Boolean).join('  '),
      ],
    ),
    ...unusableFacts(shown.unusable_coupons ?? []),
    [['积分', 'Points'], points(shown, say)],
  ];
}

/** Used and expired ones that are told; the rest is in `coupon mine`. */
const MOST_GONE = 5;

function unusableFacts(coupons: readonly UnusableCoupon[]): Pair[] {
  const told = (shown: readonly UnusableCoupon[]) =>
    shown.map((each): Pair => [['不可用优惠券', 'Unusable coupon'], `${couponLabel(each)}  ${each.because}`]);
  const gone = coupons.filter(({ shelf }) => shelf !== 'my');
  const rest = gone.length - MOST_GONE;
  return [
    ...told(coupons.filter(({ shelf }) => shelf === 'my')),
    ...told(gone.slice(0, MOST_GONE)),
    [['已使用、已过期', 'Used, expired'], rest > 0 ? `+${rest}  yaocang coupon mine --lx used|expired` : ''],
  ];
}

function points({ integral, integral_use, integral_worth, money }: CheckoutShown, say: TextStyle['say']): string {
  if (!integral_use) return '';
  const worth = `${integral_use} ≈ ${amountOf(integral_worth)}`;
  if (isAbove0(money.integral_money)) return say(`已用 ${worth}`, `used ${worth}`);
  return say(`可用 ${worth}（共 ${integral}，--points）`, `may use ${worth} (of ${integral}, --points)`);
}
