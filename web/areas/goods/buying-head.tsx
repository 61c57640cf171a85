import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { validUntil } from '#shared/messages/goods-card.ts';
import { grouped } from '#shared/rules/app/grouped.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { BuyingStore } from './buying-store.ts';
import './buying.css';
import { useOffer } from './use-offer.ts';

/** The head of the product: image, name, code, pack, maker, brief, tags and stock. */
export function BuyingHead({ store }: { readonly store: BuyingStore }) {
  const offer = useOffer(store);
  if (!offer) return <BuyingHeadSkeleton />;
  const product = offer.info.data;
  return (
    <div className="row row--top loose grow buying-head">
      <Picture src={product.goods_thumb} alt="" size={88} eager />
      <div className="column tight grow">
        <p className="size-16 strong two buying-head__name" translate="no" aria-hidden="true">
          {productName(product)}
        </p>
        <p className="small muted two">
          {[product.goods_sn, product.des, product.brand_name].filter(Boolean).join(' · ')}
        </p>
        {product.goods_brief && <p className="small muted clip">{product.goods_brief}</p>}
        <BuyingTags store={store} />
      </div>
    </div>
  );
}

/** The tags of the product and its stock, or an ellipsis for those who may not see it. */
export function BuyingTags({ store }: { readonly store: BuyingStore }) {
  const offer = useOffer(store);
  const buyer = useBuyer();
  const { tb_id } = useSnapshot(store.state);
  if (!offer) return null;
  const { data, yz_range } = offer.info;
  const sees = seesPrices(buyer) && yz_range;
  const why = seesPrices(buyer) ? '开通该经营范围后可见库存' : '认证后可见库存';
  const batch = offer.features.batches.find((each) => each.tb_id === tb_id);
  const expiry = batch ? batch.end_time : data.end_time;
  return (
    <p className="wrap tight">
      {data.is_yb && <Tag tone="brand">医保</Tag>}
      {data.is_udi && <Tag tone="info">UDI</Tag>}
      {data.type_name && <Tag>{data.type_name}</Tag>}
      {data.no_discount && <Tag title="不参与优惠券和商城活动">不参与优惠</Tag>}
      {sees && Boolean(expiry) && <Expiry at={expiry ?? 0} near={Boolean(batch)} />}
      {sees ? (
        <Tag>库存 {offer.because === 'unknownStock' ? UNKNOWN : `${grouped(offer.stock)} ${offer.unitName}`}</Tag>
      ) : (
        <Tag className="row tight buying-head__hidden" title={why}>
          <span aria-hidden="true">库存</span>
          <Icon name="more" size={16} />
          <span className="visually-hidden">{why}</span>
        </Tag>
      )}
    </p>
  );
}

/** The expiry of the choice: the near-expiry batch, else the earliest of the normal stock. */
function Expiry({ at, near }: { readonly at: number; readonly near: boolean }) {
  const day = dayOf(at);
  return (
    <Tag tone={near ? 'warn' : undefined} title={validUntil(day).text}>
      效期 {day.slice(0, 7)}
    </Tag>
  );
}

interface WaitingProps {
  readonly card?: GoodsCard | undefined;
  /** The goods could not be loaded: only what the card has is shown. */
  readonly failed?: boolean;
}

/** The head's skeleton, filled with the data of the pressed card. */
export const BuyingHeadSkeleton = ({ card, failed = false }: WaitingProps) => (
  <div className="row row--top loose grow buying-head" aria-hidden="true">
    {card ? <Picture src={card.goods_thumb || card.thumb_url} alt="" size={88} eager /> : <Skeleton w={88} h={88} />}
    <div className={cx('column grow', card ? 'tight' : 'loose')}>
      {card ? (
        <p className="size-16 strong two buying-head__name" translate="no">
          {card.goods_name}
        </p>
      ) : (
        <Skeleton w="70%" h="1.25rem" />
      )}
      {card ? (
        <p className="small muted two">{[card.goods_sn, card.des, card.brand_name].filter(Boolean).join(' · ')}</p>
      ) : (
        <Skeleton w="90%" h="1rem" />
      )}
      {!failed && <Skeleton w="50%" h="1rem" />}
    </div>
  </div>
);
