import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ServiceRecord } from '#shared/contract/after-sales.ts';
import {
  besideRefund,
  needsBuyer,
  serviceHint,
  serviceProgress,
  shopNote,
} from '#shared/rules/after-sales/after-sales.ts';
import { countOf, numberOf } from '#shared/rules/app/unknown.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { total } from '#shared/rules/money/money.ts';
import { href } from '#web/navigation/routes.ts';
import { LinePrice } from '#web/parts/goods/line-price.tsx';
import { LongList } from '#web/parts/list/long-list.tsx';
import { ContactService } from '#web/parts/member/contact-service.tsx';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { Offered } from '#web/parts/page/offered.tsx';
import { minuteOf } from '#web/parts/time/day.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { cx } from '#web/ui/cx.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { ServiceInfoStore, ServicesOfOrder } from './service-info.ts';

interface Props {
  readonly info: ServicesOfOrder;
  readonly store: ServiceInfoStore;
}

/** The requests of an order: the newest or the chosen one, and the others below. */
export function Records({ info, store }: Props) {
  const [sn, setSn] = useState('');
  const { sending } = useSnapshot(store.view);
  const chosen = info.data.find(({ return_sn }) => return_sn === sn) ?? info.data[0];
  if (!chosen) return null;
  const isNewest = chosen === info.data[0];
  const others = info.data.filter((each) => each !== chosen);
  return (
    <div className="column service-record">
      <Head record={chosen}>
        <ContactService size="sm" />
        {isNewest && info.can_cancel && (
          <Button kind="line" size="sm" busy={sending} busyText="正在撤销" onClick={store.cancel}>
            撤销申请
          </Button>
        )}
        {info.can_apply && (
          <Button kind={chosen.status === 4 ? 'main' : 'line'} size="sm" onClick={() => store.again(chosen)}>
            {chosen.status === 4 ? '修改后重新申请' : '再次申请'}
          </Button>
        )}
        {chosen.status === 5 && chosen.type !== '3' && (
          <Offered to={href.ledger()}>
            <ButtonLink kind="line" size="sm" href={href.ledger()}>
              看余额明细
            </ButtonLink>
          </Offered>
        )}
      </Head>
      <div className="column">
        <ShopWords record={chosen} />
        <Card title="处理进度">
          <Timeline items={historyOf(chosen)} />
        </Card>
      </div>
      <div className="column">
        <Lines record={chosen} />
        <Asked record={chosen} />
        {others.length > 0 && (
          <Card title="该订单的其他申请">
            {others.map((each) => (
              <Cell
                key={each.return_sn}
                title={each.type_name}
                note={`${each.add_time ? minuteOf(each.add_time).slice(0, 10) : ''} ${each.return_sn}`}
                value={each.return_zt}
                onClick={() => setSn(each.return_sn)}
              />
            ))}
          </Card>
        )}
      </div>
    </div>
  );
}

/** Newest first; the server sends the oldest first. */
const historyOf = ({ history }: ServiceRecord) =>
  [...history].reverse().map(({ name, note, time }, at) => ({
    key: `${at}`,
    title: name,
    time: time ? minuteOf(time) : '',
    text: note,
    now: at === 0,
  }));

function Head({ record, children }: { readonly record: ServiceRecord; readonly children: ReactNode }) {
  const { type, refund, bonus, integral, status, return_zt } = record;
  const beside = besideRefund(bonus, integral);
  const hint = status === 4 ? '' : serviceHint(record);
  const way = serviceProgress(record);
  return (
    <section className="service-head card" aria-label="售后状态">
      <div className="service-head__top">
        <h2 className={cx(needsBuyer(record) && 'is-warn')}>{return_zt}</h2>
        {hint && <p className="small muted">{hint}</p>}
        {type !== '3' && status !== 6 && status !== 4 && (
          <p className="service-head__money">
            <span className="small muted">{status === 5 ? '已退' : '预计退款'}</span> <Price fen={refund} size="lg" />
            {beside !== '' && <span className="small muted"> {beside}</span>}
          </p>
        )}
      </div>
      {way.length > 0 && (
        <ol className="service-way">
          {way.map(({ name, at }) => (
            <li key={name} className={`is-${at}`} aria-current={at === 'now' ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <div className="wrap row--end service-head__acts">{children}</div>
    </section>
  );
}

/** The shop's last note: where to send the goods, or why it rejected. */
function ShopWords({ record }: { readonly record: ServiceRecord }) {
  const words = shopNote(record);
  if (!words) return null;
  const title = record.status === 2 ? '寄回说明' : record.status === 4 ? '驳回原因' : '商家说明';
  return (
    <Card
      title={title}
      className={cx('service-words', record.status === 4 && 'is-warn')}
      more={
        <Button kind="soft" size="sm" icon="copy" aria-label={`复制${title}`} onClick={() => copy(words.note)}>
          复制
        </Button>
      }
    >
      <p className="service-info__text">{words.note}</p>
    </Card>
  );
}

async function copy(text: string): Promise<void> {
  await copyOrShow(text);
}

/** Opens the full-screen viewer. */
const look = (images: readonly string[], at: number) =>
  open('viewer', { pictures: images.map((src, place) => ({ src, alt: `售后图片 ${place + 1}` })), at });

function Lines({ record: { lines } }: { readonly record: ServiceRecord }) {
  const pieces = total(lines.map(({ num }) => num));
  return (
    <Card title="申请的商品" note={`${lines.length} 种 ${countOf(pieces)} 件`}>
      <LongList
        rows={lines.map((line) => (
          <div key={line.og_id} className="wrap loose inset rule service-line">
            <Picture src={line.goods_thumb} alt="" size={56} />
            <div className="service-line__words">
              <h3 className="two" translate="no">
                {line.goods_id ? <a href={href.goods({ id: line.goods_id })}>{line.goods_name}</a> : line.goods_name}
              </h3>
              <p className="small muted">{linePack(line)}</p>
              <p>
                <LinePrice line={line} size="sm" tone="ink" />
                <span className="muted"> × {countOf(line.num)}</span>
              </p>
            </div>
          </div>
        ))}
      />
    </Card>
  );
}

function Asked({ record }: { readonly record: ServiceRecord }) {
  const { return_sn, order_id, order_sn, type_name, reason, images, add_time } = record;
  const number = (
    <>
      {numberOf(return_sn)}
      {return_sn !== '' && (
        <Button kind="text" size="sm" aria-label="复制售后单号" onClick={() => copy(return_sn)}>
          复制
        </Button>
      )}
    </>
  );
  const order = (
    <a className="link" href={href.orderInfo({ order_id })}>
      {order_sn || '查看订单'}
    </a>
  );
  const rows = [
    ['售后单号', number],
    ['关联订单', order],
    ['类型', type_name],
    ['申请时间', add_time && minuteOf(add_time)],
    ['原因', reason],
  ] as const;
  return (
    <Card className="card__body">
      <Facts rows={rows} />
      {images.length > 0 && (
        <ul className="wrap loose">
          {images.map((src, at) => (
            <li key={src}>
              <button type="button" aria-label={`查看售后图片 ${at + 1}`} onClick={() => void look(images, at)}>
                <Picture src={src} alt="" size={72} fit="cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
