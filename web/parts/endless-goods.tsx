import { type ReactNode, useEffect } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noGoods } from '#shared/messages/empty.ts';
import { GRID_COLUMNS } from '#shared/rules/card-icons.ts';
import { GoodsCardBones } from '#web/ui/goods-card-bones.tsx';
import { GoodsRowBones } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import type { Endless } from './endless.ts';
import './endless-goods.css';
import { EndlessList, prefetchWindow } from './endless-list.tsx';
import { GoodsItem } from './goods-item.tsx';
import { goodsKey } from './goods-key.ts';
import { toneOf } from './goods-list.tsx';
import { Loaded } from './loaded.tsx';
import { useDesk } from './use-desk.ts';

interface Props {
  readonly list: Endless<GoodsCard>;
  readonly empty?: ReactNode;
}

/** Pictures that are fetched at once. */
const EAGER = 5;

/** An endless list of goods with all its states: rows on a phone, five columns on a desk. */
export function EndlessGoods({ list, empty = <Empty title={noGoods.text} /> }: Props) {
  const desk = useDesk();
  useEffect(prefetchWindow, []);
  return (
    <Loaded part={list} skeleton={<Room desk={desk} />}>
      {(items) => (items.length === 0 ? empty : <Goods list={list} desk={desk} />)}
    </Loaded>
  );
}

const Goods = ({ list, desk }: Pick<Props, 'list'> & { readonly desk: boolean }) => (
  <>
    {/* Between the page's heading and those of the cards. */}
    <h2 className="heard">商品</h2>
    <EndlessList
      className="endless-goods"
      list={list}
      columns={desk ? GRID_COLUMNS : 1}
      itemKey={goodsKey}
      bones={<Bones desk={desk} />}
      blank={desk && <span className="goods-list__blank" />}
    >
      {(goods, at) => <GoodsItem goods={goods} eager={at < EAGER} className={desk ? toneOf(at) : undefined} />}
    </EndlessList>
  </>
);

const Room = ({ desk }: { readonly desk: boolean }) => (
  <div className="endless-goods__room" aria-busy="true">
    <Bones desk={desk} />
  </div>
);

const Bones = ({ desk }: { readonly desk: boolean }) =>
  desk ? (
    <div className="endless-goods__grid">
      <GoodsCardBones count={15} />
    </div>
  ) : (
    <GoodsRowBones count={8} />
  );
