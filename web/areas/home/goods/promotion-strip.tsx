import type { GoodsCard } from '#shared/contract/entities.ts';
import { href } from '#web/navigation/routes.ts';
import { goodsHref } from '#web/parts/goods/goods-href.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { GoodsPrice } from '#web/parts/goods/goods-price.tsx';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PromotionSkeleton } from '../phone/home-phone-markup.tsx';
import { PromotionClock } from './promotion-clock.tsx';

/** The promotion strip: three goods and the time left. */
export function PromotionStrip({ promotion }: { readonly promotion: Part<GoodsCard[]> }) {
  const { data, phase } = usePart(promotion);
  if (!data) return phase === 'failed' ? null : <PromotionSkeleton />;
  if (data.length === 0) return null;
  const more = (
    <a className="go" href={href.intro({ intro: 'promotion' })} aria-label="更多促销活动">
      更多
      <Icon name="right" size={16} />
    </a>
  );
  return (
    <Card title="促销活动" note={<PromotionClock goods={data} />} more={more}>
      <div className="home__three">
        {data.slice(0, 3).map((goods) => (
          <MiniGoods key={goodsKey(goods)} goods={goods} />
        ))}
      </div>
    </Card>
  );
}

/** Goods with image, name and price only. */
export const MiniGoods = ({ goods }: { readonly goods: GoodsCard }) => (
  <a className="mini" href={goodsHref(goods)}>
    <Picture src={goods.goods_thumb || goods.thumb_url || goods.img_url} alt="" />
    <span className="mini__name clip" translate="no">
      {goods.goods_name}
    </span>
    <GoodsPrice goods={goods} bare />
  </a>
);
