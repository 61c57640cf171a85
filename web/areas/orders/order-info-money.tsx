import type { ReactNode } from 'react';
import type { OrderDetail } from '#shared/contract/order.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { takenOff } from '#shared/rules/money/derived.ts';
import { pointsPaid } from '#shared/rules/prices/points-of-lines.ts';
import { href } from '#web/navigation/routes.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Markup } from '#web/ui/jsx/view.ts';
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
      <dl className="inset-below size-13 order-info__list">
        {isTold && <Row name="商品金额" fen={money.goods_amount} />}
        {isTold && rows.map(([name, fen]) => fen !== 0 && <Row key={name} name={name} fen={fen} />)}
        {points !== 0 && (
          <Line name="积分兑换">
            <b>{countOf(points)} 积分</b>
          </Line>
        )}
        <Row name="运费" fen={money.shipping_fee} />
        <Line name={sumName(order)} className="rule order-info__due">
          <Price fen={money.money_paid} />
        </Line>
      </dl>
      {cash_price_xj > 0 && <p className="inset-below end small muted">已含现结优惠 ¥{yuan(cash_price_xj)}</p>}
    </Card>
  );
}

const Row = ({ name, fen }: { readonly name: ReactNode; readonly fen: number | undefined }) => (
  <Line name={name}>
    <Price fen={fen} size="sm" tone="ink" />
  </Line>
);

interface LineProps {
  readonly name: ReactNode;
  readonly className?: string;
  readonly children: Markup;
}

/** A name and, at the end of the line, what it is. */
const Line = ({ name, className, children }: LineProps) => (
  <div className={cx('row baseline apart loose', className)}>
    <dt className="keep muted order-info__name">{name}</dt>
    <dd className="end">{children}</dd>
  </div>
);

/** The payments with their methods, and the times of the order's events. */
export const PaidAndTimes = ({ order: { payments, times } }: Props) => (
  <Card title={payments.length > 0 ? '支付与时间' : '时间'}>
    {payments.length > 0 && (
      <dl className="inset-below size-13 order-info__list">
        {payments.map(({ pay_name, amount, time, note }, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: payments of an order never change places
            key={at}
            fen={amount}
            name={
              <>
                {pay_name} {time ? <span className="small nowrap">{minuteOf(time)}</span> : null}
                {note && <span className="small">（{note}）</span>}
              </>
            }
          />
        ))}
      </dl>
    )}
    <dl className={cx('size-13 order-info__list', payments.length > 0 ? 'rule inset' : 'inset-below')}>
      {times.map(({ name, time }) => (
        <Line key={name} name={name}>
          <span className="muted">{time ? minuteOf(time) : ''}</span>
        </Line>
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
