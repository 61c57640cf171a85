import type { OrderLine } from '#shared/contract/entities.ts';
import type { OrderDetail } from '#shared/contract/order.ts';
import { linesUnreadable } from '#shared/messages/orders.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { giftName } from '#shared/rules/coupons/activity.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { amountInCapitals } from '#shared/rules/money/amount-in-capitals.ts';
import { priceOf, takenOff } from '#shared/rules/money/derived.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { orderStateWord } from '#shared/rules/orders/order-actions.ts';
import { paidWith } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { useLinePacks } from '#web/parts/goods/line-packs.ts';
import { useServicePhone } from '#web/parts/member/service-phone.ts';
import { useUserLeft } from '#web/parts/member/user-left.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { shopName } from '#web/state/shell/page-title.ts';
import { type Column, PrintSheet } from '#web/ui/print-sheet.tsx';
import { parcelName, parcelState, sumName } from './order-words.ts';

/** The order on paper: goes into the files of the pharmacy, and is what the goods are checked against. */
export function OrderSheet({ order }: { readonly order: OrderDetail }) {
  const phone = useServicePhone();
  const { left } = useUserLeft();
  const sees = seesPrices(useBuyer());
  const lines = useLinePacks(order.lines ?? []);
  const { money_paid } = order.money;
  return (
    <PrintSheet
      title={`${shopName()} 采购订单`}
      aside={[phone, `打印 ${minuteOf(serverNow())}`].filter(Boolean)}
      facts={factsOf(order, left?.name || session.name)}
      columns={columnsOf(lines, sees)}
      rows={lines}
      sums={sees ? sumsOf(order) : []}
      line={
        !order.lines
          ? linesUnreadable.text
          : sees && money_paid !== undefined
            ? `人民币（大写）：${amountInCapitals(money_paid)}`
            : undefined
      }
      blanks={['验收人', '复核', '日期']}
    />
  );
}

function factsOf(order: OrderDetail, member: string) {
  const { to, status, payments, parcels, remark } = order;
  const paid = payments.map(({ pay_name, time }) => [pay_name, time ? minuteOf(time) : ''].filter(Boolean).join(' '));
  const state = status.status === undefined ? '' : orderStateWord(order);
  const wide = true;
  return [
    { name: '采购单位', value: member },
    { name: '订单号', value: order.order_sn },
    { name: '下单时间', value: order.add_time ? minuteOf(order.add_time) : '' },
    { name: '状态', value: [state, ...paid].filter(Boolean).join(' · ') },
    { name: '收货地址', value: [to.consignee, to.phone, to.path, to.address].filter(Boolean).join(' '), wide },
    {
      name: '物流',
      value: parcels.map((each) => `${parcelName(each)}（${parcelState(each)}）`).join(' · '),
      wide,
    },
    { name: '备注', value: remark ?? '', wide },
  ].filter(({ value }) => value !== '');
}

const nameOf = ({ is_gift, goods_name }: OrderLine): string =>
  is_gift ? `${giftName({ gift_name: goods_name })}（赠品）` : goods_name;

/** A column that no line has anything for is left out, and so are prices that the member may not see. */
function columnsOf(lines: readonly OrderLine[], sees: boolean): readonly Column<OrderLine>[] {
  const words: readonly Column<OrderLine>[] = [
    { head: '编号', of: ({ goods_id = '' }) => goods_id },
    { head: '名称', of: nameOf },
    { head: '规格', of: ({ spce_name, des }) => [...new Set([spce_name, des])].filter(Boolean).join(' ') },
    { head: '厂家', of: ({ brand_name = '' }) => brand_name },
    { head: '批号', of: ({ attr_name = '' }) => attr_name },
    { head: '单位', of: ({ unitno_name = '' }) => unitno_name },
  ];
  const numbers: readonly Column<OrderLine>[] = [
    { head: '数量', of: ({ num }) => countOf(num), isNumber: true },
    { head: '单价', of: unitPrice, isNumber: true },
    { head: '金额', of: linePrice, isNumber: true },
  ];
  return [...words.filter(({ of }) => lines.some((line) => of(line) !== '')), ...numbers.slice(0, sees ? 3 : 1)];
}

const pricesOf = ({ goods_price, integral = 0, is_gift }: OrderLine, times: number | undefined): string => {
  if (is_gift) return yuan(0);
  const fen = priceOf(goods_price, times);
  return paidWith({ goods_price, integral }) === 'points' && times !== undefined
    ? pointsWords(integral * times, fen)
    : yuan(fen);
};
const unitPrice = (line: OrderLine): string => pricesOf(line, 1);
const linePrice = (line: OrderLine): string => pricesOf(line, line.num);

function sumsOf(order: OrderDetail): [string, string][] {
  const { goods_amount, activity_discount, volume_discount, integral_money, shipping_fee, money_paid } = order.money;
  // Without the sum of the goods the other rows are unknown as well.
  const all: [string, number | undefined][] =
    goods_amount === undefined
      ? []
      : [
          ['商品金额', goods_amount],
          ['活动优惠', takenOff(activity_discount)],
          ['优惠券', takenOff(volume_discount)],
          ['积分抵扣', takenOff(integral_money)],
        ];
  const rows = all.filter(([name, fen]) => name === '商品金额' || fen !== 0);
  return [
    ...rows.map(([name, fen]): [string, string] => [name, yuan(fen)]),
    ['运费', yuan(shipping_fee)],
    [sumName(order), `¥${yuan(money_paid)}`],
  ];
}
