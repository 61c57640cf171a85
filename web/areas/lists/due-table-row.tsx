import { useSnapshot } from 'valtio';
import { goodsHref } from '#web/parts/goods/goods-href.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { GoodsPrice } from '#web/parts/goods/goods-price.tsx';
import { dayOf } from '#web/parts/time/day.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { DueMore, type DueRowProps, DueTick, lateWords, rhythmWords } from './due-row.tsx';
import { Subtotal } from './frequent-table.tsx';
import { PickedMultiple, PickedNote, PickedQuantity } from './picked-quantity.tsx';
import './due.css';

/** The columns of what is due, on a desktop. */
export const DueHead = () => (
  <div className="frequent__row frequent__row--head frequent__row--due small muted">
    <span />
    <span aria-hidden="true">商品</span>
    <span aria-hidden="true">多久买一次</span>
    <span aria-hidden="true">晚几天</span>
    <span aria-hidden="true" className="frequent__num">
      单价
    </span>
    <span aria-hidden="true">数量</span>
    <span aria-hidden="true" className="frequent__num">
      小计
    </span>
    <span />
  </div>
);

/** Goods that are due, as a table row. */
export function DueTableRow({ row, store }: DueRowProps) {
  const { goods, rhythm } = row;
  const { picking } = store;
  const picked = useSnapshot(picking.state).picks[goodsKey(goods)];
  return (
    <article className="frequent__row frequent__row--due taller size-13">
      <DueTick row={row} store={store} />
      <div className="row loose">
        <Picture src={goods.goods_thumb || goods.thumb_url || goods.img_url} alt="" size={40} />
        <div className="grow">
          <h3>
            <a className="two" translate="no" href={goodsHref(goods)}>
              {goods.goods_name}
            </a>
          </h3>
          <p className="small muted clip">
            {[goods.goods_sn, goods.des, goods.brand_name].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <p>
        <span className="block">{rhythmWords(rhythm)}</span>
        <span className="block small muted">{`上次 ${rhythm.passed} 天前，${dayOf(rhythm.at)}`}</span>
      </p>
      <div>{goods.goods_number === 0 ? <Tag>缺货</Tag> : <Tag>{lateWords(rhythm)}</Tag>}</div>
      <div className="frequent__num">
        <GoodsPrice goods={goods} size="sm" />
      </div>
      <div className="row wrap tight">
        {picked && <PickedQuantity picked={picked} picking={picking} />}
        {picked && <PickedMultiple picked={picked} />}
        {picked && <PickedNote picked={picked} />}
      </div>
      <div className="frequent__num">{picked && <Subtotal picked={picked} />}</div>
      <DueMore row={row} store={store} />
    </article>
  );
}
