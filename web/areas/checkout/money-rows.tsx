import { takenOff } from '#shared/rules/money/derived.ts';
import { total } from '#shared/rules/money/money.ts';
import { pointsOfLines } from '#shared/rules/prices/points-of-lines.ts';
import { cx } from '#web/ui/cx.ts';
import { Price } from '#web/ui/price.tsx';
import type { Confirmed } from './checkout-store.ts';

/** The amounts of an order, row by row, so that a buyer can check the sum. */
export function MoneyRows({ shown }: { readonly shown: Confirmed }) {
  const { money, activities, merchants } = shown;
  const named = activities.filter(({ discount }) => discount !== 0);
  const rest = total([money.activity_discount, takenOff(total(named.map(({ discount }) => discount)))]);
  const points = pointsOfLines(merchants.flatMap(({ lines }) => lines));
  return (
    <dl className="size-13 buy__money">
      <Row name="商品金额" fen={money.goods_amount} />
      {named.map(({ name, discount }) => (
        <Row key={name} name="活动优惠" note={name} fen={takenOff(discount)} />
      ))}
      {rest !== 0 && <Row name="活动优惠" fen={takenOff(rest)} />}
      {money.volume_discount !== 0 && <Row name="优惠券" fen={takenOff(money.volume_discount)} />}
      {money.integral_money !== 0 && <Row name="积分抵扣" fen={takenOff(money.integral_money)} />}
      {points > 0 && (
        <div className="row baseline apart">
          <dt className="muted">积分兑换</dt>
          <dd>−{points} 积分</dd>
        </div>
      )}
      <Row name="运费" fen={money.shipping_fee} />
      <Row name="应付金额" fen={money.money_paid} className="is-due" />
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: string;
  /** Reductions are negative. */
  readonly fen: number | undefined;
  readonly className?: string;
}

const Row = ({ name, note, fen, className }: RowProps) => (
  <div className={cx('row baseline apart', className)}>
    <dt className="muted">
      {name}
      {note && <span className="buy__note small">　{note}</span>}
    </dt>
    <dd>
      <Price fen={fen} size="sm" tone="ink" />
    </dd>
  </div>
);
