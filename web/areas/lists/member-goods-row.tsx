import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { stockWords } from '#web/parts/goods/card-words.ts';
import { GoodsAction, PiecePrice } from '#web/parts/goods/goods-action.ts';
import { goodsHref } from '#web/parts/goods/goods-href.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { GoodsPrice } from '#web/parts/goods/goods-price.tsx';
import { AskPrice } from '#web/parts/goods/quick-buy.tsx';
import { useLastQuantity } from '#web/state/goods/bought.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { LastWords } from './last-words.tsx';
import type { Picked } from './picked.ts';
import { PickedMultiple, PickedNote, PickedQuantity } from './picked-quantity.tsx';
import type { Picking } from './picking.ts';

interface Props {
  readonly goods: GoodsCard;
  readonly picking: Picking;
  readonly picks: boolean;
  /** After the stock: when it was viewed. */
  readonly note?: string | undefined;
  /** When it was last ordered (ms), where the list says so. */
  readonly at?: number | null | undefined;
}

/** A row of a member's list: checkbox, goods, price, and the quantity once it is ticked. */
export function MemberGoodsRow({ goods, picking, picks, note, at }: Props) {
  const picked = useSnapshot(picking.state).picks[goodsKey(goods)];
  const last = useLastQuantity(goods.goods_id);
  const sees = seesPrices(useBuyer());
  const { goods_number: stock } = goods;
  const gone = sees && stock !== undefined && stock < 1;
  const facts = [sees && stock !== undefined && stockWords(stock), note].filter(Boolean).join(' · ');
  return (
    <article className={picks ? 'member-goods-row' : 'member-goods-row member-goods-row--bare'}>
      {picks && (
        <Tick
          on={Boolean(picked)}
          disabled={gone}
          onChange={() => picking.toggle(goods)}
          label={`选择：${fullName(goods)}`}
        />
      )}
      <Picture
        src={goods.goods_thumb || goods.thumb_url || goods.img_url}
        alt=""
        size={72}
        over={gone ? '缺货' : undefined}
      />
      <div className="member-goods-row__body">
        <h3 className="clip" translate="no">
          <a href={goodsHref(goods)}>{goods.goods_name}</a>
        </h3>
        <p className="wrap flush yields small muted member-goods-row__pack">
          <span className="clip">{[goods.des, goods.brand_name].filter(Boolean).join(' · ')}</span>
          <Suspense>
            <PiecePrice goods={goods} />
          </Suspense>
        </p>
        <p className="member-goods-row__facts small muted">
          {facts}
          {facts && (last || at) && ' · '}
          <LastWords last={last} at={at} />
        </p>
        <RowFoot goods={goods} picked={picked} picking={picking} ticks={picks} />
        {picked && <PickedNote picked={picked} />}
      </div>
    </article>
  );
}

interface FootProps {
  readonly goods: GoodsCard;
  readonly picked: Picked | undefined;
  readonly picking: Picking;
  /** It can be ticked, so it needs no button that adds it. */
  readonly ticks: boolean;
}

/** The price, and the quantity of what is ticked. */
export function RowFoot({ goods, picked, picking, ticks }: FootProps) {
  const sees = seesPrices(useBuyer());
  return (
    <div className="row wrap tight member-goods-row__foot">
      {sees ? <GoodsPrice goods={goods} size="md" /> : <AskPrice goods={goods} />}
      <span className="row row--end wrap tight push member-goods-row__act">
        {picked ? (
          <>
            <PickedMultiple picked={picked} />
            <PickedQuantity picked={picked} picking={picking} />
          </>
        ) : (
          sees && (
            <Suspense>
              <GoodsAction goods={goods} ticks={ticks} />
            </Suspense>
          )
        )}
      </span>
    </div>
  );
}
