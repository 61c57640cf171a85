import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { GoodsAction } from '#web/parts/goods/goods-action.ts';
import { goodsHref } from '#web/parts/goods/goods-href.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { GoodsPrice } from '#web/parts/goods/goods-price.tsx';
import { AskPrice } from '#web/parts/goods/quick-buy.tsx';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { PickedNote, PickedQuantity } from './picked-quantity.tsx';
import type { Picking } from './picking.ts';

interface Props {
  readonly goods: GoodsCard;
  readonly picking: Picking;
  readonly picks: boolean;
  /** After pack and maker: when it was viewed. */
  readonly note?: string | undefined;
  /** On its own line: date and price of the last order. */
  readonly last?: string | undefined;
}

/** A row of a member's list: checkbox, goods, price, and the quantity once it is ticked. */
export function MemberGoodsRow({ goods, picking, picks, note, last }: Props) {
  const picked = useSnapshot(picking.state).picks[goodsKey(goods)];
  const sees = seesPrices(useBuyer());
  const gone = sees && goods.goods_number !== undefined && goods.goods_number < 1;
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
        <h3>
          <a className="two" href={goodsHref(goods)}>
            {goods.goods_name}
          </a>
        </h3>
        <p className="small muted clip">{[goods.des, goods.brand_name, note].filter(Boolean).join(' · ')}</p>
        {last && <p className="small muted">{last}</p>}
        <div className="member-goods-row__foot">
          {sees ? <GoodsPrice goods={goods} size="md" /> : <AskPrice goods={goods} />}
          <span className="member-goods-row__act">
            {picked ? (
              <PickedQuantity picked={picked} picking={picking} />
            ) : (
              sees && (
                <Suspense>
                  <GoodsAction goods={goods} />
                </Suspense>
              )
            )}
          </span>
        </div>
        {picked && <PickedNote picked={picked} />}
      </div>
    </article>
  );
}
