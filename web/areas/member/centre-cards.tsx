import { noTracking } from '#shared/messages/empty.ts';
import { activitiesUnreadable, bonusFirst } from '#shared/messages/top-up.ts';
import { pointsText, pointsWorth } from '#shared/rules/member/member.ts';
import { COMMENTS } from '#shared/rules/orders/order-actions.ts';
import { runningTopUps } from '#shared/rules/pay/top-up.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { shortDay, shortMinute } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { useSettings } from '#web/state/session/buyer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Centre } from './centre.ts';
import { topUpYuan } from './top-up-yuan.ts';

/** Counters, parcels and top-up activities of the member. */
export function CentreCards({ centre }: { readonly centre: Centre }) {
  const offers = centre.czhd_list && runningTopUps(centre.czhd_list, serverNow());
  return (
    <>
      <Counters centre={centre} />
      {centre.system_priv.delivery_query && centre.delivery_list.length > 0 && (
        <ParcelTrack parcels={centre.delivery_list} />
      )}
      {offers?.length !== 0 && <TopUps offers={offers} note={bonusFirst.text} />}
    </>
  );
}

/** Balance with its bonus, and points with their value. */
export function Purse({ centre }: { readonly centre: Centre }) {
  const { moneys, acquire_money, integral, integral_ratio } = centre;
  const worth = pointsWorth(integral, integral_ratio);
  return (
    <section className="card row wrap apart purse" aria-label="账户">
      <Sum label="账户余额（元）" fen={moneys} large />
      <Sum label="赠送金" fen={acquire_money} />
      {centre.system_priv.integral && (
        <div>
          <p className="small muted">积分</p>
          <p className="size-16 strong nowrap purse__sum">
            {pointsText(integral)}
            {worth !== undefined && <small> ≈ ¥{yuan(worth)}</small>}
          </p>
        </div>
      )}
      <ButtonLink kind="line" size="sm" href={hrefOf('/recharge')}>
        充值
      </ButtonLink>
    </section>
  );
}

function Sum({
  label,
  fen,
  large,
}: {
  readonly label: string;
  readonly fen: number | undefined;
  readonly large?: boolean;
}) {
  const [whole, cents] = yuan(fen).split('.');
  return (
    <div>
      <p className="small muted">{label}</p>
      <p className={cx('strong nowrap purse__sum', large ? 'purse__sum--large' : 'size-16')}>
        {whole}
        {cents && <small>.{cents}</small>}
      </p>
    </div>
  );
}

/** Counters of orders by state, and of after-sales. */
function Counters({ centre }: { readonly centre: Centre }) {
  const comments = useSettings()?.booklet_type === COMMENTS;
  const one = (icon: IconName, label: string, count: number | undefined, to: string) => (
    <a href={to}>
      <Icon name={icon} size={24} />
      {count !== undefined && <Badge count={count} />}
      {label}
    </a>
  );
  return (
    <nav className="five card" aria-label="我的订单">
      {one('wallet', '待付款', centre.dz_num, href.order({ lx: '1' }))}
      {one('box', '待发货', centre.df_num, href.order({ lx: '2' }))}
      {one('truck', '待收货', centre.ds_num, href.order({ lx: '3' }))}
      {comments
        ? one('star', '待评价', centre.evaluation_num, href.order({ lx: '5' }))
        : one('check', '已完成', 0, href.order({ lx: '6' }))}
      {one('back', '退换售后', centre.services_num, href.afterSales())}
    </nav>
  );
}

/** The skeleton of the purse. */
export const PurseSkeleton = () => (
  <Card className="row wrap apart purse">
    <Skeleton w="6rem" h="2.75rem" />
    <Skeleton w="4rem" h="2.75rem" />
    <Skeleton w="5rem" h="2.75rem" />
    <Skeleton w="3.5rem" h="2rem" />
  </Card>
);

/** The skeleton of the other cards, with their final size. */
export const CentreSkeleton = () => (
  <>
    <Card className="five">
      {[1, 2, 3, 4, 5].map((at) => (
        <span key={at}>
          <Skeleton w={24} h={24} />
          <Skeleton w="3em" h="1rem" />
        </span>
      ))}
    </Card>
    {[1, 2].map((at) => (
      <Card key={at} className="card__body">
        <Skeleton w="40%" h="1.25rem" />
        <Skeleton w="90%" h="4rem" />
      </Card>
    ))}
  </>
);

interface TopUpsProps {
  /** Undefined: they came and cannot be read. */
  readonly offers: Centre['czhd_list'];
  readonly note: string;
}

/** The top-up activities; each links to the top-up page with it chosen. */
function TopUps({ offers, note }: TopUpsProps) {
  if (!offers) {
    return (
      <Card title="充值活动" className="card__body">
        <p className="small muted">{activitiesUnreadable.text}</p>
      </Card>
    );
  }
  return (
    <Card title="充值活动" note={note}>
      <ul className="inset-below tops">
        {offers.map(({ hd_id, moneys, s_money, title, end_time }) => (
          <li key={hd_id}>
            <a
              className="column tight centred tops__one"
              href={hrefOf(`/recharge?hd_id=${encodeURIComponent(hd_id)}`)}
              title={title}
            >
              <b>充 {topUpYuan(moneys)}</b>
              {s_money !== 0 && <Tag tone="brand">{`送 ${topUpYuan(s_money)}`}</Tag>}
              {end_time && <span className="small muted">{shortDay(end_time)} 止</span>}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Parcels in transit, each with its current place. */
function ParcelTrack({ parcels }: { readonly parcels: Centre['delivery_list'] }) {
  return (
    <Card
      title="包裹跟踪"
      more={
        <a className="go" href={href.order({ lx: '3' })}>
          {parcels.length} 个在途
          <Icon name="right" size={16} />
        </a>
      }
    >
      <ul className="column loose inset-below track">
        {parcels.map(({ send_id, delivery_name, delivery_num, data }) => (
          <li key={send_id} className="row row--top loose track__one">
            <Icon name="truck" className="tone-good" />
            <div>
              <p>
                <b className="tone-good">{data ? data.status || '运输中' : noTracking.text}</b>
                {data?.time && <span className="track__time small muted">{shortMinute(data.time)}</span>}
              </p>
              {data?.context && <p className="small">{data.context}</p>}
              <p className="small muted">{[delivery_name, delivery_num].filter(Boolean).join(' ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
