import { useState } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noGoods } from '#shared/messages/goods-card.ts';
import type { Fit } from '#shared/rules/cart/add-more.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { go } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { GoodsPrice } from '#web/parts/goods/goods-price.tsx';
import { quickBuy } from '#web/parts/goods/quick-buy.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import './add-more.css';
import { createAddMore } from './add-more-store.ts';

/** 去凑单: goods that fill a gap with a few pieces; the cart below then shows the remaining gap. */
export function AddMoreDialog({ ask: { gap, goal, isCoupon, gains }, close }: DialogProps<'addMore'>) {
  const [fits] = useState(() => createAddMore(gap, isCoupon));
  const browse = () => {
    close();
    go(href.search({ keywords: 'all' }));
  };
  const add = async ({ goods, pieces }: Fit<GoodsCard>) => {
    if ((await quickBuy(goods, { num: pieces })) > 0) close();
  };
  const foot = (
    <Button kind="line" wide onClick={browse}>
      看全部商品
    </Button>
  );
  return (
    <Dialog open title="去凑单" onClose={() => close()} foot={foot}>
      <div className="column add-more__gap">
        <p>
          还差 <b>¥{yuan(gap)}</b> {gains}
        </p>
        <Meter value={1 - gap / goal} label={gains} say={`还差 ¥${yuan(gap)}`} />
      </div>
      <Loaded part={fits} atOnce skeleton={<Rows />}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={noGoods.text} say="没有刚好够的商品，看看全部商品" />
          ) : (
            <ul className="ruled">
              {all.map((each) => (
                <Row key={goodsKey(each.goods)} fit={each} gains={gains} onAdd={() => add(each)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface RowProps {
  readonly fit: Fit<GoodsCard>;
  readonly gains: string;
  readonly onAdd: () => Promise<void>;
}

function Row({ fit: { goods, pieces, cost }, gains, onAdd }: RowProps) {
  const { goods_name, des, brand_name, unitno_name = '件' } = goods;
  return (
    <li className="row row--top loose add-more__row">
      <Picture src={goods.goods_thumb || goods.thumb_url || goods.img_url} alt="" size={56} />
      <div className="column tight grow">
        <h3 className="two" translate="no">
          {goods_name}
        </h3>
        <p className="small muted clip">{[des, brand_name].filter(Boolean).join(' · ')}</p>
        <div className="row wrap apart">
          <div>
            <GoodsPrice goods={goods} size="md" />
            <p className="small muted">
              {pieces} {unitno_name}（¥{yuan(cost)}）就{gains}
            </p>
          </div>
          <Button kind="soft" size="sm" aria-label={`加购：${fullName(goods)}`} onClick={onAdd}>
            加购
          </Button>
        </div>
      </div>
    </li>
  );
}

const Rows = () => (
  <div className="stack" aria-hidden="true">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} w="100%" h={88} />
    ))}
  </div>
);
