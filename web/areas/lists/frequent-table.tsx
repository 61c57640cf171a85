import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { GoodsAction, PiecePrice } from '#web/parts/goods/goods-action.ts';
import { goodsHref } from '#web/parts/goods/goods-href.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { GoodsPrice } from '#web/parts/goods/goods-price.tsx';
import { AskPrice } from '#web/parts/goods/quick-buy.tsx';
import { dayOf } from '#web/parts/time/day.ts';
import { useLastQuantity } from '#web/state/goods/bought.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { quantityWords } from './last-words.tsx';
import type { MemberGoods } from './member-goods.ts';
import { offerOfPicked, type Picked } from './picked.ts';
import { PickedMultiple, PickedNote, PickedQuantity } from './picked-quantity.tsx';
import type { Picking } from './picking.ts';
import './frequent-table.css';

/** The columns on a desktop; the checkbox selects everything that can be bought. */
export function FrequentHead({ memberGoods }: { readonly memberGoods: MemberGoods }) {
  const { picks } = useSnapshot(memberGoods.picking.state);
  const open = (usePart(memberGoods.list).data ?? []).filter(({ goods_number }) => goods_number !== 0);
  return (
    <div className="frequent__row frequent__row--head small muted">
      <Tick
        on={open.length > 0 && open.every((each) => Boolean(picks[goodsKey(each)]))}
        disabled={open.length === 0}
        onChange={() => memberGoods.picking.toggleAll(open)}
        label="选择全部商品"
      />
      <Columns />
    </div>
  );
}

const Columns = () => (
  <>
    <span aria-hidden="true">商品</span>
    <span aria-hidden="true">库存</span>
    <span aria-hidden="true">上次</span>
    <span aria-hidden="true" className="frequent__num">
      单价
    </span>
    <span aria-hidden="true">数量</span>
    <span aria-hidden="true" className="frequent__num">
      小计
    </span>
  </>
);

interface Props {
  readonly goods: GoodsCard;
  readonly picking: Picking;
}

/** One product of the frequent buys, as a table row. */
export function FrequentRow({ goods, picking }: Props) {
  const picked = useSnapshot(picking.state).picks[goodsKey(goods)];
  const sees = seesPrices(useBuyer());
  const last = useLastQuantity(goods.goods_id);
  const at = last?.at ?? goods.add_time;
  const { goods_number: stock } = goods;
  const gone = sees && stock !== undefined && stock < 1;
  return (
    <article className="frequent__row taller size-13">
      <Tick
        on={Boolean(picked)}
        disabled={gone}
        onChange={() => picking.toggle(goods)}
        label={`选择：${fullName(goods)}`}
      />
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
      <div>
        {gone ? (
          <Tag>缺货</Tag>
        ) : (
          sees && stock !== undefined && <span title="库存">{stock > 999 ? '999+' : stock}</span>
        )}
      </div>
      <p>
        {at && <span className="visually-hidden">上次 </span>}
        {last && <span className="block">{quantityWords(last)}</span>}
        {at && <span className={last ? 'block small muted' : undefined}>{dayOf(at)}</span>}
      </p>
      <div className="frequent__num">
        {sees ? <GoodsPrice goods={goods} size="sm" /> : <AskPrice goods={goods} />}
        <Suspense>
          <PiecePrice goods={goods} />
        </Suspense>
      </div>
      <div className="row wrap tight">
        {picked && <PickedQuantity picked={picked} picking={picking} />}
        {picked && <PickedMultiple picked={picked} />}
        {picked && <PickedNote picked={picked} />}
      </div>
      <div className="frequent__num">
        {picked ? (
          <Subtotal picked={picked} />
        ) : (
          sees && (
            <Suspense>
              <GoodsAction goods={goods} ticks />
            </Suspense>
          )
        )}
      </div>
    </article>
  );
}

/** What the ticked quantity costs. */
export const Subtotal = ({ picked }: { readonly picked: Picked }) => (
  <Price fen={picked.info ? offerOfPicked({ ...picked, info: picked.info }).total : undefined} size="sm" />
);

/** The skeleton of the table. */
export const FrequentRowsSkeleton = () => (
  <div className="card" aria-busy="true">
    <div className="frequent__row frequent__row--head small muted">
      <span />
      <Columns />
    </div>
    {[1, 2, 3, 4, 5, 6].map((at) => (
      <div key={at} className="frequent__row taller size-13">
        <span />
        <div className="row loose">
          <Skeleton w={40} h={40} />
          <div className="grow">
            <Skeleton w="60%" h="1.25rem" />
            <Skeleton w="40%" h="1rem" />
          </div>
        </div>
      </div>
    ))}
  </div>
);
