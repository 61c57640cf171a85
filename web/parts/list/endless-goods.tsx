import { type ReactNode, useEffect } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noGoods } from '#shared/messages/goods-card.ts';
import { GRID_COLUMNS } from '#shared/rules/goods/card-icons.ts';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import type { Markup } from '#web/ui/jsx/view.ts';
import { GoodsRowSkeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import type { Endless } from './endless.ts';
import './endless-goods.css';
import { GoodsItem } from '../goods/goods-item.tsx';
import { goodsKey } from '../goods/goods-key.ts';
import { toneOf } from '../goods/goods-list.tsx';
import { Loaded } from '../loaded.tsx';
import { useDesk, useTwoColumns } from '../page/use-desk.ts';
import { EndlessList, prefetchWindow } from './endless-list.tsx';

interface Props {
  readonly list: Endless<GoodsCard>;
  readonly empty?: Markup;
  /** Inserted between the goods of a long list. */
  readonly between?: ReactNode;
}

/** Two pages: a buyer who found nothing so far may like other goods. A multiple of every number of columns. */
const BEFORE_BETWEEN = 40;

/** How many images load at once. */
const EAGER = 5;

/** An endless list of goods with all its states: rows on a phone, two columns on a tablet, five on a desktop. */
export function EndlessGoods({ list, empty = <Empty title={noGoods.text} />, between }: Props) {
  const desk = useDesk();
  const two = useTwoColumns();
  useEffect(prefetchWindow, []);
  return (
    <Loaded part={list} skeleton={<Room desk={desk} />} empty={empty}>
      {() => <Goods list={list} desk={desk} two={two} between={between} />}
    </Loaded>
  );
}

interface GoodsProps extends Pick<Props, 'list' | 'between'> {
  readonly desk: boolean;
  readonly two: boolean;
}

const Goods = ({ list, desk, two, between }: GoodsProps) => (
  <>
    {/* Between the page's heading and those of the cards. */}
    <h2 className="visually-hidden">商品</h2>
    <EndlessList
      className="endless-goods card"
      list={list}
      columns={desk ? GRID_COLUMNS : two ? 2 : 1}
      itemKey={goodsKey}
      skeleton={<Skeletons desk={desk} />}
      between={between ? { after: BEFORE_BETWEEN, node: between } : undefined}
      blank={desk && <span className="goods-list__blank" />}
    >
      {(goods, at) => (
        <GoodsItem goods={goods} look={desk ? 'card' : 'row'} eager={at < EAGER} className={toneOf(at)} />
      )}
    </EndlessList>
  </>
);

const Room = ({ desk }: { readonly desk: boolean }) => (
  <div className="endless-goods card" aria-busy="true">
    <Skeletons desk={desk} />
  </div>
);

const Skeletons = ({ desk }: { readonly desk: boolean }) =>
  desk ? (
    <div className="endless-goods__grid">
      <GoodsCardSkeleton count={15} />
    </div>
  ) : (
    <GoodsRowSkeleton count={8} />
  );
