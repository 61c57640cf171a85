import { useState } from 'react';
import type { OrderLine } from '#shared/contract/entities.ts';
import type { OrderDetail } from '#shared/contract/order.ts';
import { linesUnreadable } from '#shared/messages/orders.ts';
import { countOf, numberOf } from '#shared/rules/app/unknown.ts';
import { giftName } from '#shared/rules/coupons/activity.ts';
import { fullName, linePack } from '#shared/rules/goods/line-pack.ts';
import { confirmable, parcelsOf } from '#shared/rules/orders/parcels.ts';
import { href } from '#web/navigation/routes.ts';
import { HandOutButton } from '#web/parts/files/hand-out-button.tsx';
import { useLinePacks } from '#web/parts/goods/line-packs.ts';
import { LinePrice } from '#web/parts/goods/line-price.tsx';
import { LongList } from '#web/parts/list/long-list.tsx';
import { useFound } from '#web/parts/list/use-found.tsx';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { later } from '#web/parts/page/later.ts';
import { Paper } from '#web/parts/page/paper.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { noteGoodsName } from '#web/state/goods/goods-names.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import { usePageTitle } from '#web/state/shell/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Failed } from '#web/ui/state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { linesTable } from './lines-table.ts';
import { OrderButtons } from './order-buttons.tsx';
import { InfoServices, MoneyCard, PaidAndTimes } from './order-info-money.tsx';
import type { OrderMoves } from './order-moves.ts';
import { OrderNote, OrderState } from './order-state.tsx';
import { paidSum, paidWords, parcelName, parcelState } from './order-words.ts';
import { GoodsCounted } from './parcel-lines.tsx';

const sheet = later(async () => (await import('./order-sheet.lazy.tsx')).OrderSheet, 'none');

/** Waits for the sheet, which is not there yet right after the page is. */
async function print(): Promise<void> {
  await sheet.fetch();
  setTimeout(() => window.print());
}

interface Props {
  readonly order: OrderDetail;
  readonly moves: OrderMoves;
}

/** One order; its actions are within reach of the thumb. */
export function OrderInfoView({ order, moves }: Props) {
  usePageTitle(order.order_sn ? `订单 ${order.order_sn}` : '订单');
  return (
    <div className="column order-info__cols">
      <Paper>
        <sheet.View order={order} />
      </Paper>
      <div className="stack">
        <Head order={order} />
        {order.to.consignee !== '' && <Where order={order} />}
        <Parcels order={order} moves={moves} />
        <Card
          title="商品"
          note={`共 ${countOf(order.breed_num)} 种`}
          more={<HandOutButton make={() => linesTable(order)} />}
        >
          {order.lines ? <Lines lines={order.lines} /> : <Failed title={linesUnreadable.text} />}
          {order.remark && (
            <p className="inset small muted">
              <b>备注：</b>
              {order.remark}
            </p>
          )}
        </Card>
      </div>
      <aside className="stack" aria-label="金额与时间">
        <MoneyCard order={order} />
        <PaidAndTimes order={order} />
        <InfoServices order={order} />
        <Dock desk="plain">
          <p className="on-phone">
            <span className="small muted">{paidWords(order)}</span> <Price fen={paidSum(order)} />
          </p>
          <div className="wrap push order-info__acts">
            <OrderButtons row={order} moves={moves} size="md" own />
          </div>
        </Dock>
      </aside>
    </div>
  );
}

function Head({ order }: { readonly order: OrderDetail }) {
  const desk = useDesk();
  return (
    <section className="card column tight inset order-info__head" aria-label="订单状态">
      <OrderState row={order} />
      <p className="row wrap small muted">
        <span>订单号 {numberOf(order.order_sn)}</span>
        {order.order_sn !== '' && (
          <button
            type="button"
            className="row tight link hit"
            aria-label="复制订单号"
            onClick={() => void copyOrShow(order.order_sn)}
          >
            <Icon name="copy" size={16} />
            复制
          </button>
        )}
        {desk && (
          <button type="button" className="row tight link hit" onClick={print}>
            打印
          </button>
        )}
        <span>{order.order_zt}</span>
        {order.is_fd && <Tag>拆单</Tag>}
      </p>
      <OrderNote row={order} />
    </section>
  );
}

const Where = ({ order: { to } }: { readonly order: OrderDetail }) => (
  <section className="card row loose inset" aria-label="收货地址">
    <Icon name="pin" size={24} className="muted" />
    <p>
      <b>{to.consignee}</b>　{to.phone}
      <span className="block small muted">
        {to.path} {to.address}
      </span>
    </p>
  </section>
);

type Parcel = OrderDetail['parcels'][number];

/** More parcels wait behind a button. */
const PARCELS = 3;

function Parcels({ order, moves }: Props) {
  const [all, setAll] = useState(false);
  const { parcels } = order;
  return (
    <>
      {parcels.slice(0, all ? parcels.length : PARCELS).map((parcel) => (
        <ParcelCard key={parcel.send_id} parcel={parcel} order={order} moves={moves} />
      ))}
      {!all && parcels.length > PARCELS && (
        <Button kind="line" onClick={() => setAll(true)}>
          还有 {parcels.length - PARCELS} 个包裹
        </Button>
      )}
    </>
  );
}

function ParcelCard({ parcel, order, moves }: Props & { readonly parcel: Parcel }) {
  const tracks = usePrivileges()?.delivery_query !== false;
  const [newest] = tracks ? parcel.trail : [];
  const several = parcelsOf(order).length > 1;
  const lines = useLinePacks(parcel.lines);
  const receivable = several && confirmable(order).includes(parcel.send_id);
  return (
    <Card
      title={parcelName(parcel)}
      note={parcelState(parcel)}
      more={
        tracks && (
          <button type="button" className="go" onClick={() => void moves.logistics(order, parcel.send_id)}>
            查看物流
            <Icon name="right" size={16} />
          </button>
        )
      }
    >
      {newest && (
        <Timeline
          items={[
            {
              key: 'newest',
              title: newest.status,
              time: newest.time ? minuteOf(newest.time) : '',
              text: newest.context,
              now: true,
            },
          ]}
        />
      )}
      {several && (lines.length > 0 || receivable) && (
        <div className="row wrap inset-below">
          {lines.length > 0 && <Inside lines={lines} />}
          {receivable && (
            <Button className="push" size="sm" onClick={() => moves.receive(order, parcel.send_id)}>
              确认收货
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** More goods of a parcel are named after a tap. */
const NAMED = 6;

function Inside({ lines }: LinesProps) {
  const [all, setAll] = useState(lines.length <= NAMED);
  return (
    <div className="order-info__goods">
      <GoodsCounted lines={all ? lines : lines.slice(0, NAMED)} />
      {!all && (
        <Button kind="text" size="sm" onClick={() => setAll(true)}>
          全部 {lines.length} 种
        </Button>
      )}
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly OrderLine[];
}

function Lines({ lines }: LinesProps) {
  const packed = useLinePacks(lines).map((line, at) => ({ line, at }));
  const { shown, field } = useFound(packed, '在订单里找商品', ({ line }) => fullName(line));
  return (
    <>
      {field && <div className="inset-below">{field}</div>}
      <LongList searched className="rule" rows={shown.map(({ line, at }) => rowOf(line, at))} />
    </>
  );
}

/** Goods may stand twice, bought and as a gift: the place is the key. */
const rowOf = (line: OrderLine, at: number) => (
  <div key={at} className="row row--top loose order-info__line">
    <Picture src={line.goods_thumb} alt="" size={56} />
    <div className="grow">
      <h3 className="two" translate="no">
        <LineName line={line} />
      </h3>
      <p className="small muted clip">{linePack(line)}</p>
      <p className="wrap baseline">
        {line.is_gift ? <Tag tone="price">赠品</Tag> : <LinePrice line={line} size="md" />}
        <span className="muted push">× {countOf(line.num)}</span>
      </p>
    </div>
  </div>
);

function LineName({ line }: { readonly line: OrderLine }) {
  const { goods_id, goods_name } = line;
  if (!goods_id) return <>{nameOf(line)}</>;
  return (
    <a href={href.goods({ id: goods_id })} onClick={() => noteGoodsName(goods_id, goods_name)}>
      {nameOf(line)}
    </a>
  );
}

/** A gift has its own tag, so its name need not start with 赠品. */
const nameOf = ({ is_gift, goods_name }: OrderLine): string =>
  is_gift ? giftName({ gift_name: goods_name }) : goods_name;
