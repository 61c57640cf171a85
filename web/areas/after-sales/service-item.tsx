import type { ServiceRow } from '#shared/contract/after-sales.ts';
import { needsBuyer, serviceHint, serviceStamp } from '#shared/rules/after-sales/after-sales.ts';
import { numberOf, wordOf } from '#shared/rules/app/unknown.ts';
import { href } from '#web/navigation/routes.ts';
import { Offered } from '#web/parts/page/offered.tsx';
import { minuteOf, shortMinute } from '#web/parts/time/day.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { GoodsPeek, usePeek } from './goods-peek.tsx';

/** The columns on a desktop (document 2 §2). */
export const ServiceHead = () => (
  <div className="service service--head" aria-hidden="true">
    <span className="service__when">时间 / 单号</span>
    <span className="service__goods">商品</span>
    <span className="service__sum">订单实付</span>
    <span className="service__pay">支付</span>
    <span className="service__type">类型</span>
    <span className="service__state">售后状态</span>
    <span className="service__act">操作</span>
  </div>
);

const payWords = { 0: '未付款', 1: '已付款', 2: '转账审核中', 3: '转账已驳回' } as const;

/** What the amount is: paid or due only where the payment's status says so. */
function paidWords({ pay_status, pay_name = '' }: ServiceRow): string {
  if (pay_status === undefined) return '金额';
  return pay_status === 1 ? `${pay_name} 实付`.trim() : `${payWords[pay_status]} 应付`;
}

/** One request: a card on a phone, a table row on a desktop. */
export function ServiceItem({ row, desk }: { readonly row: ServiceRow; readonly desk: boolean }) {
  const to = href.afterSalesInfo({ order_id: row.order_id });
  const hint = serviceHint(row);
  const warn = needsBuyer(row);
  const time = row.add_time ? minuteOf(row.add_time) : '';
  const peek = usePeek(row.order_id);
  return (
    // Hovering the row shows the goods; for the keyboard, focusing its images does.
    <article
      className={cx('service card', serviceStamp(row) && 'is-over')}
      aria-label={`售后单 ${numberOf(row.return_sn)}`}
      {...(desk && { onMouseEnter: peek.look, onMouseLeave: peek.close })}
    >
      <h2 className="service__type">{row.type_name || '售后'}</h2>
      <p className="service__when">
        {row.add_time && !desk ? shortMinute(row.add_time) : time}
        <span>
          {!desk && '售后单 '}
          {numberOf(row.return_sn)}
        </span>
      </p>
      <GoodsPeek row={row} desk={desk} peek={peek} />
      <State row={row} warn={warn} />
      {hint !== '' && (
        <p className={cx('service__hint on-phone', warn && 'is-warn')}>
          <Icon name={warn ? 'warn' : 'clock'} size={16} />
          {hint}
        </p>
      )}
      <div className="service__foot">
        <p className="service__sum">
          {!desk && <span className="small muted">{paidWords(row)} </span>}
          <Price fen={row.money_paid} size={desk ? 'sm' : 'base'} tone="ink" />
        </p>
        <p className="service__pay on-desk">
          {wordOf(payWords, row.pay_status)}
          <span className="small muted">{row.pay_name}</span>
        </p>
        <Offered to={to}>
          <ButtonLink
            kind={row.status === 2 ? 'main' : 'line'}
            size="sm"
            className="push service__act"
            href={to}
            aria-label={`查看售后单 ${numberOf(row.return_sn)}`}
          >
            {row.status === 2 && !desk ? '去处理' : '查看'}
          </ButtonLink>
        </Offered>
      </div>
    </article>
  );
}

function State({ row, warn }: { readonly row: ServiceRow; readonly warn: boolean }) {
  const stamp = serviceStamp(row);
  if (stamp) return <Stamp text={stamp === 'completed' ? '已完成' : '已关闭'} className="service__state" />;
  return <b className={cx('service__state', warn && 'is-warn')}>{row.return_zt}</b>;
}
