import { addressLabel, couponLabel } from '#cli/parts/choices.ts';
import { lineTable } from '#cli/parts/goods-view.ts';
import { moneyFacts, price } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair } from '#cli/text/table.ts';
import { isAbove0 } from '#shared/rules/money.ts';
import type { CheckoutShown } from './service.ts';

/** What an order would be: its lines by merchant, where to, what could take something off, and what the amount is made of. */
export function checkoutShown(shown: CheckoutShown, paper: Paper): string {
  const { say, ink } = paper;
  const merchants = shown.merchants.map(({ order_zt, lines, shipping_fee }) =>
    [`${ink.bold(order_zt)}  ${say('运费', 'shipping')} ${price(shipping_fee)}`, lineTable(lines, paper)].join('\n'),
  );
  const about = facts([...choiceFacts(shown, paper), ...moneyFacts(shown.money)], paper);
  return [...merchants, about].join('\n\n');
}

function choiceFacts(shown: CheckoutShown, { say }: Paper): Pair[] {
  const address = shown.address_list.find(({ address_id }) => address_id === shown.address_id);
  const used = say('已用', 'used');
  return [
    [['收货地址', 'To'], address ? addressLabel(address, say) : say('没有收货地址', 'no delivery address')],
    ...shown.activities.map(
      ({ name, discount }): Pair => [['活动', 'Activity'], discount === 0 ? name : `${name}  -${price(discount)}`],
    ),
    ...shown.gifts.map(({ goods_name, num }): Pair => [['赠品', 'Gift'], `${goods_name} ×${num}`]),
    ...shown.volume_list.map(
      (coupon): Pair => [
        ['可用优惠券', 'Usable coupon'],
        [couponLabel(coupon), coupon.volume_id === shown.volume_id ? used : ''].filter(Boolean).join('  '),
      ],
    ),
    [['积分', 'Points'], points(shown, say)],
  ];
}

function points({ integral, integral_use, integral_worth, money }: CheckoutShown, say: Paper['say']): string {
  if (integral_use === 0) return '';
  const worth = `${integral_use} ≈ ${price(integral_worth)}`;
  if (isAbove0(money.integral_money)) return say(`已用 ${worth}`, `used ${worth}`);
  return say(`可用 ${worth}（共 ${integral}，--points）`, `may use ${worth} (of ${integral}, --points)`);
}
