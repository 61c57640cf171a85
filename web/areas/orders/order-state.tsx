import type { OrderRow } from '#shared/contract/entities.ts';
import { confirmingPayment, paymentSaidPaid } from '#shared/messages/payment.ts';
import { countdown } from '#shared/rules/orders/countdown.ts';
import { orderStamp, orderStateWord, waitsForBuyer } from '#shared/rules/orders/order-actions.ts';
import { useReported } from '#web/parts/member/use-reported.ts';
import { useTurn } from '#web/parts/time/use-turn.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { parcelsWords } from './order-words.ts';

type Row = Pick<
  OrderRow,
  'status' | 'order_status' | 'pay_status' | 'delivery' | 'end_time' | 'order_id' | 'order_sn' | 'fd_sn'
>;

/** The state as text, or a stamp on an order that is over. */
export function OrderState({ row }: { readonly row: Row }) {
  const reported = useReported(row);
  const stamp = orderStamp(row);
  if (stamp) return <Stamp text={stamp === 'completed' ? '已完成' : '已关闭'} className="order__stamp" />;
  const { status } = row.status;
  if (status === 1 && reported) return <span className="strong tone-warn order__state">{confirmingPayment.text}</span>;
  return (
    <span className={cx('strong order__state', waitsForBuyer(row) ? 'tone-warn' : 'tone-good')}>
      {orderStateWord(row)}
    </span>
  );
}

/** The time left to pay, unless WeChat says that it is paid or a transfer is under review, or where the parcels are. */
export function OrderNote({ row }: { readonly row: Row }) {
  const reported = useReported(row);
  if (row.status.status === 1 && reported)
    return (
      <p className="row small tone-warn order__note">
        <Icon name="clock" size={16} />
        {paymentSaidPaid.text}
      </p>
    );
  if (waitsForBuyer(row) && row.end_time) return <TimeLeft until={row.end_time} />;
  const isReviewed = row.status.status === 1 && row.pay_status === 2;
  const words = isReviewed ? '凭证已提交，等待财务审核' : parcelsWords(row);
  return words === '' ? null : (
    <p className="row small tone-good order__note is-good">
      <Icon name={isReviewed ? 'clock' : 'truck'} size={16} />
      {words}
    </p>
  );
}

function TimeLeft({ until }: { readonly until: number }) {
  const { days, hours, minutes, seconds } = countdown(until, useTurn(until));
  return (
    <p className="row small tone-warn order__note">
      <Icon name="clock" size={16} />
      <span>
        剩余 {days > 0 && `${days} 天 `}
        {hours}:{minutes}:{seconds}，<span className="nowrap">超时自动关闭</span>
      </span>
    </p>
  );
}
