import { memo, Suspense, useState } from 'react';
import type { OrderRow } from '#shared/contract/entities.ts';
import { countOf, numberOf } from '#shared/rules/app/unknown.ts';
import { orderStamp } from '#shared/rules/orders/order-actions.ts';
import { href } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import { minuteOf, shortMinute } from '#web/parts/time/day.ts';
import { cx } from '#web/ui/cx.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { OrderButtons } from './order-buttons.tsx';
import type { OrderMoves } from './order-moves.ts';
import { OrderNote, OrderState } from './order-state.tsx';
import { paidSum, paidWords } from './order-words.ts';

const parcelsLater = later(async () => (await import('./parcels-dialog.tsx')).ParcelsDialog);
const ParcelsDialog = parcelsLater.View;

interface Props {
  readonly row: OrderRow;
  readonly moves: OrderMoves;
}

/** One order of the list: a card on a phone, a row on a desktop. */
export const OrderCard = memo(function OrderCard({ row, moves }: Props) {
  const [parcels, setParcels] = useState(false);
  const to = href.orderInfo({ order_id: row.order_id });
  return (
    <article className={cx('order card', orderStamp(row) && 'is-over')} aria-label={`订单 ${numberOf(row.order_sn)}`}>
      <div className="row wrap loose flush muted order__top">
        <h2 className="order__shop">{row.order_zt}</h2>
        <span className="small order__time">{timeOf(row.add_time)}</span>
        <span className="small order__sn">
          <span className="on-desk">订单号 </span>
          {numberOf(row.order_sn)}
        </span>
        {row.is_fd && <Tag>拆单</Tag>}
      </div>
      <a
        className="row wrap order__goods"
        href={to}
        aria-label={`查看订单 ${numberOf(row.order_sn)}，共 ${countOf(row.breed_num)} 种商品`}
      >
        {row.goods_thumb.slice(0, 4).map((src, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice, and none of them moves
          <Picture key={at} src={src} alt="" size={56} />
        ))}
        <span className="push small muted nowrap">共 {countOf(row.breed_num)} 种</span>
      </a>
      <div className="order__about">
        <OrderNote row={row} />
      </div>
      <OrderState row={row} />
      <div className="row wrap apart order__foot">
        <p className="order__sum">
          <span className="small muted">{paidWords(row)}</span> <Price fen={paidSum(row)} />
        </p>
        <div className="wrap row--end push order__acts">
          <OrderButtons row={row} moves={moves} size="sm" onParcels={() => setParcels(true)} />
          <a className="link size-13 on-desk order__more" href={to}>
            订单详情
          </a>
        </div>
      </div>
      <Suspense>{parcels && <ParcelsDialog row={row} moves={moves} onClose={() => setParcels(false)} />}</Suspense>
    </article>
  );
});

/** On a phone this year goes without saying. */
function timeOf(at: number | null) {
  if (!at) return null;
  const short = shortMinute(at);
  return (
    <>
      <span className="on-desk">{minuteOf(at).slice(0, -short.length)}</span>
      {short}
    </>
  );
}

/** The skeleton of orders, with their final size. */
export const OrderSkeleton = () => (
  <div className="orders__list" aria-hidden="true">
    <div className="row tall inset-sides orders__month">
      <Skeleton w="6rem" h="1.25rem" />
    </div>
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className="order card">
        <div className="row wrap loose flush muted order__top">
          <Skeleton w="40%" h="1.25rem" />
          <Skeleton w="60%" h="1rem" />
        </div>
        <div className="row wrap order__goods">
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} w={56} h={56} />
          ))}
        </div>
        <div className="row wrap apart order__foot">
          <div className="order__sum">
            <Skeleton w="7rem" h="1.5rem" />
          </div>
        </div>
      </div>
    ))}
  </div>
);
