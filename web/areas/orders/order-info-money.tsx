import type { OrderDetail } from '#shared/contract/order.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { takenOff } from '#shared/rules/money/derived.ts';
import { pointsPaid } from '#shared/rules/prices/points-of-lines.ts';
import { href } from '#web/navigation/routes.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import { sumName } from './order-words.ts';

interface Props {
  readonly order: OrderDetail;
}

/** The amounts of the order, row by row, so that a buyer can check the sum. */
export function MoneyCard({ order }: Props) {
  const { money, lines, cash_price_xj = 0 } = order;
  const points = pointsPaid(lines ?? []);
  // Without the sum of the goods the other rows are unknown as well.
  const isTold = money.goods_amount !== undefined;
  const rows: readonly (readonly [string, number | undefined])[] = [
    ['活动优惠', takenOff(money.activity_discount)],
    ['优惠券', takenOff(money.volume_discount)],
    ['积分抵扣', takenOff(money.integral_money)],
  ];
  return (
    <Card title="金额">
      <dl className="order-info__list">
        {isTold && <Row name="商品金额" fen={money.goods_amount} />}
        {isTold && rows.map(([name, fen]) => fen !== 0 && <Row key={name} name={name} fen={fen} />)}
        {points !== 0 && (
          <div>
            <dt>积分兑换</dt>
            <dd>
              <b>{countOf(points)} 积分</b>
            </dd>
          </div>
        )}
        <Row name="运费" fen={money.shipping_fee} />
        <div className="is-due">
          <dt>{sumName(order)}</dt>
          <dd>
            <Price fen={money.money_paid} />
          </dd>
        </div>
      </dl>
      {cash_price_xj > 0 && <p className="order-info__cash small muted">已含现结优惠 ¥{yuan(cash_price_xj)}</p>}
    </Card>
  );
}

const Row = ({ name, fen }: { readonly name: string; readonly fen: number | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Price fen={fen} size="sm" tone="ink" />
    </dd>
  </div>
);

/** The payments with their methods, and the times of the order's events. */
export const PaidAndTimes = ({ order: { payments, times } }: Props) => (
  <Card title={payments.length > 0 ? '支付与时间' : '时间'}>
    {payments.length > 0 && (
      <dl className="order-info__list">
        {payments.map(({ pay_name, amount, time, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments of an order never change places
          <div key={at}>
            <dt>
              {pay_name} {time ? <span className="small nowrap">{minuteOf(time)}</span> : null}
              {note && <span className="small">（{note}）</span>}
            </dt>
            <dd>
              <Price fen={amount} size="sm" tone="ink" />
            </dd>
          </div>
        ))}
      </dl>
    )}
    <dl className="order-info__list order-info__list--times">
      {times.map(({ name, time }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="muted">{time ? minuteOf(time) : ''}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

/** The after-sales requests of the order. */
export function InfoServices({ order: { order_id, services } }: Props) {
  const to = href.afterSalesInfo({ order_id });
  const offered = useOffered();
  if (services.length === 0) return null;
  return (
    <Card title="售后">
      {services.map(({ return_sn, type_name, return_zt }) => (
        <Cell
          key={return_sn}
          title={type_name}
          note={return_sn}
          value={return_zt}
          href={offered(to) ? to : undefined}
        />
      ))}
    </Card>
  );
}
