import { memo } from 'react';
import type { TopUpRow } from '#shared/contract/recharge.ts';
import { confirmingPayment } from '#shared/messages/payment.ts';
import { numberOf, UNKNOWN, wordOf } from '#shared/rules/app/unknown.ts';
import { type TopUpAction, topUpActionLabel, topUpActions, topUpState } from '#shared/rules/pay/top-up.ts';
import { href } from '#web/navigation/routes.ts';
import { useReported } from '#web/parts/member/use-reported.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Price, yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TopUpLogStore } from './top-up-log.ts';

interface Props {
  readonly row: TopUpRow;
  readonly store: TopUpLogStore;
}

const TONES = { 0: 'is-warn', 1: 'is-done', 2: 'is-info' } as const;

/** One top-up: a card on a phone, a table row on a desktop. */
export const TopUpCard = memo(function TopUpCard({ row, store }: Props) {
  const { add_time, pay_status, pay_name = '', pay_time, moneys, get_money } = row;
  const order_sn = numberOf(row.order_sn);
  const paidBy = [pay_name, pay_time ? minuteOf(pay_time) : ''].filter((word) => word !== '');
  return (
    <article className="top-up-card" aria-label={`充值单 ${order_sn}`}>
      <h2 className="top-up-card__sn">{order_sn}</h2>
      <p className={cx('top-up-card__state', pay_status === undefined ? undefined : TONES[pay_status])}>
        {wordOf(topUpState, pay_status)}
      </p>
      <p className="top-up-card__time small muted">
        <span className="top-up-card__label">创建 </span>
        {add_time ? minuteOf(add_time) : UNKNOWN}
      </p>
      <p className={cx('top-up-card__paid small muted', paidBy.length === 0 && 'is-empty')}>
        <span className="top-up-card__label">支付 </span>
        {paidBy.length === 0 ? UNKNOWN : paidBy.map((word) => <span key={word}>{word}</span>)}
      </p>
      <div className="top-up-card__sums">
        <p className="top-up-card__due">
          {/* While nobody knows whether it was paid, it is not an amount due, as the head of the column says. */}
          <span className={cx('small muted', pay_status !== undefined && 'top-up-card__label')}>
            {pay_status === undefined ? '金额' : '应付'}{' '}
          </span>
          <Price fen={moneys} size="md" tone={pay_status === 0 ? 'price' : 'ink'} />
        </p>
        <p className="top-up-card__get">
          <span className="top-up-card__label small muted">到账 </span>
          <b>¥{yuan(get_money)}</b>
        </p>
      </div>
      <div className="top-up-card__acts">
        {topUpActions(row).map((action) => (
          <Act key={action} action={action} row={row} store={store} />
        ))}
      </div>
    </article>
  );
});

function Act({ action, row: { order_id }, store }: Props & { readonly action: TopUpAction }) {
  const reported = useReported({ order_id }, '2');
  const words = action === 'pay' && reported ? confirmingPayment.text : topUpActionLabel[action];
  if (action === 'remove' && reported) return null;
  if (action === 'pay') {
    return (
      <ButtonLink size="sm" href={href.payTopUp({ order_id })}>
        {words}
      </ButtonLink>
    );
  }
  const act = action === 'remove' ? store.remove : store.viewPayment;
  return (
    <Button kind="line" size="sm" onClick={() => (action === 'remove' ? act(order_id) : void act(order_id))}>
      {words}
    </Button>
  );
}

const COLUMNS = ['充值单号', '创建时间', '状态', '支付方式 / 时间', '应付', '到账', '操作'];

/** The head of the desktop table. */
export const TopUpColumns = () => (
  <div className="top-up-card top-up-card--head" aria-hidden="true">
    {COLUMNS.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

/** The skeleton of records, with their final size. */
export const TopUpCardSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="加载中">
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className="top-up-card">
        <Skeleton w="60%" h="1.25rem" className="top-up-card__sn" />
        <Skeleton w="4rem" h="1rem" className="top-up-card__state" />
        <Skeleton w="9rem" h="1rem" className="top-up-card__time" />
        <Skeleton w="6rem" h="1rem" className="top-up-card__paid" />
        <div className="top-up-card__sums">
          <Skeleton w="5rem" h="1.25rem" className="top-up-card__due" />
          <Skeleton w="5rem" h="1.25rem" className="top-up-card__get" />
        </div>
        <div className="top-up-card__acts" />
      </div>
    ))}
  </div>
);
