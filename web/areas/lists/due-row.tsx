import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { notReminded } from '#shared/messages/replenish.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { lateBy, type Rhythm } from '#shared/rules/orders/bought-orders.ts';
import type { DueGoods } from '#web/parts/goods/due-goods.ts';
import { goodsHref } from '#web/parts/goods/goods-href.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { later } from '#web/parts/page/later.ts';
import { say } from '#web/state/messages/toast.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { DueStore } from './due.ts';
import { quantityWords } from './last-words.tsx';
import { RowFoot } from './member-goods-row.tsx';
import { PickedNote } from './picked-quantity.tsx';

const MoreMenu = later(async () => (await import('#web/ui/more-menu.lazy.tsx')).MoreMenu, 'none').View;

export interface DueRowProps {
  readonly row: DueGoods;
  readonly store: DueStore;
}

/** Goods that are due: how often they are usually bought, how late they are, and the usual quantity. */
export function DueRow({ row: { goods, rhythm }, store }: DueRowProps) {
  const picked = useSnapshot(store.picking.state).picks[goodsKey(goods)];
  const gone = goods.goods_number === 0;
  return (
    <article className="member-goods-row">
      <DueTick row={{ goods, rhythm }} store={store} />
      <Picture
        src={goods.goods_thumb || goods.thumb_url || goods.img_url}
        alt=""
        size={72}
        over={gone ? '缺货' : undefined}
      />
      <div className="member-goods-row__body">
        <div className="row row--top">
          <h3 className="two grow" translate="no">
            <a href={goodsHref(goods)}>{goods.goods_name}</a>
          </h3>
          <Tag>{lateWords(rhythm)}</Tag>
          <DueMore row={{ goods, rhythm }} store={store} />
        </div>
        <p className="small muted clip">{[goods.des, goods.brand_name].filter(Boolean).join(' · ')}</p>
        <p className="due__how small">
          <span>{`${rhythmWords(rhythm)}，`}</span>
          <span>{`上次 ${rhythm.passed} 天前`}</span>
        </p>
        <RowFoot goods={goods} picked={picked} picking={store.picking} ticks />
        {picked && <PickedNote picked={picked} />}
      </div>
    </article>
  );
}

export function DueTick({ row: { goods }, store }: DueRowProps) {
  const on = Boolean(useSnapshot(store.picking.state).picks[goodsKey(goods)]);
  return (
    <Tick
      on={on}
      disabled={goods.goods_number === 0}
      onChange={() => store.picking.toggle(goods)}
      label={`选择：${fullName(goods)}`}
    />
  );
}

export const DueMore = ({ row: { goods }, store }: DueRowProps) => (
  <Suspense fallback={<span style={{ width: '1.5rem' }} />}>
    <MoreMenu
      of={fullName(goods)}
      items={[
        {
          label: '这个不再提醒',
          icon: 'close',
          onClick: () => {
            store.leaveOut(goods);
            say(notReminded(goods.goods_name));
          },
        },
      ]}
    />
  </Suspense>
);

/** 晚 7 天; on the day itself 今天. */
export const lateWords = (rhythm: Rhythm): string => (lateBy(rhythm) > 0 ? `晚 ${lateBy(rhythm)} 天` : '今天');

/** 约每 14 天买 30 盒. */
export function rhythmWords({ interval, quantity, unit }: Rhythm): string {
  return `约每 ${interval} 天买${quantity === undefined ? '一次' : ` ${quantityWords({ quantity, unit })}`}`;
}
