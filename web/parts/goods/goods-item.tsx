import { memo, Suspense } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { soldLabel } from '#shared/rules/prices/shown-prices.ts';
import { useAdded } from '#web/state/goods/added-goods.ts';
import { noteGoodsName } from '#web/state/goods/goods-names.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { packOf, stockWords } from './card-words.ts';
import { GoodsAction, PiecePrice } from './goods-action.ts';
import { goodsHref } from './goods-href.ts';
import './goods-card.css';
import { GoodsPrice, OtherPrices } from './goods-price.tsx';
import { GoodsTags } from './goods-tags.tsx';
import { AskPrice } from './quick-buy.tsx';

export type Look = 'row' | 'card';

interface Props {
  readonly goods: GoodsCard;
  /** `row` has the image on the left, `card` on top. */
  readonly look?: Look | undefined;
  /** In the first viewport: the image loads at once. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The ratio of a card's image: 220 px high at 320 px width (document 2 §9). In a row it is square. */
const PICTURE_RATIO = 220 / 320;

/** The image loads when it is this many px from the viewport (document 2 §9). */
const PICTURE_OFFSET = 600;

/** Goods in a list, in every state of the documents: one markup, laid out as row or card. */
export const GoodsItem = memo(function GoodsItem({ goods, look = 'row', eager, className }: Props) {
  const { num, stock } = useAdded(goods);
  const sees = seesPrices(useBuyer());
  const { buy_count: sold } = goods;
  const gone = sees && stock !== undefined && stock < 1;
  return (
    <article className={cx('goods-card', `goods-card--${look}`, gone && 'is-gone', num > 0 && 'is-added', className)}>
      <Picture
        src={goods.goods_thumb || goods.thumb_url || goods.img_url}
        alt=""
        ratio={PICTURE_RATIO}
        offset={PICTURE_OFFSET}
        eager={eager}
        over={gone ? '缺货' : undefined}
        className="goods-card__pic"
      />
      <h3 className="goods-card__name" translate="no">
        <a href={goodsHref(goods)} className="two" onClick={() => noteGoodsName(goods.goods_id, goods.goods_name)}>
          {goods.goods_name}
        </a>
      </h3>
      <p className="goods-card__pack yields small muted">
        <span className="clip">{packOf(goods)}</span>
        {sees && (
          <Suspense>
            <PiecePrice goods={goods} />
          </Suspense>
        )}
      </p>
      <div className="goods-card__price">
        {sees ? <GoodsPrice goods={goods} /> : <AskPrice goods={goods} />}
        <OtherPrices goods={goods} />
      </div>
      <div className="goods-card__foot">
        <GoodsTags goods={goods} />
        <p className="goods-card__stock small muted">
          {sees ? (
            <>
              {stock !== undefined && <span>{stockWords(stock)}</span>}
              {sold ? <span>{soldLabel(sold)}</span> : null}
            </>
          ) : (
            <HiddenStock />
          )}
        </p>
      </div>
      <div className="goods-card__act">
        {sees && (
          <Suspense fallback={goods.isBuy && <span className="goods-card__in">已加</span>}>
            <GoodsAction goods={goods} />
          </Suspense>
        )}
      </div>
    </article>
  );
});

/** Stands in the stock's place for a buyer who may not see it, as the ellipsis does in the price's. */
const HiddenStock = () => (
  <span className="goods-card__hidden" title="认证后可见库存">
    <span aria-hidden="true">库存</span>
    <Icon name="more" size={16} />
    <span className="visually-hidden">认证后可见库存</span>
  </span>
);
