import { useCallback, useState } from 'react';
import { noRecords } from '#shared/messages/empty.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { useDesk, useWideDesk } from '#web/parts/page/use-desk.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { createDue, type DueStore } from './due.ts';
import { DueView, useDueCount } from './due-view.tsx';
import { FrequentHead, FrequentRow, FrequentRowsSkeleton } from './frequent-table.tsx';
import type { MemberGoods } from './member-goods.ts';
import { MemberGoodsPage } from './member-goods-frame.tsx';
import { MemberGoodsRow } from './member-goods-row.tsx';
import { MemberGoodsSkeleton } from './member-goods-skeleton.tsx';

type Query = QueryOf<'frequentBuys'>;

/** /mybuy: the member's frequent buys; ticking fills in the last quantity. Its other view has what is due. */
export default function FrequentPage({ query }: { readonly query: Query }) {
  const [due] = useState(createDue);
  const { keywords, view } = query;
  // What is due is computed from the orders that the last quantities are read from.
  const onListed = useCallback(() => due.part.reload(), [due]);
  return (
    <MemberGoodsPage
      name="frequentBuys"
      keywords={keywords}
      of="常购"
      placeholder="搜索常购商品"
      none={noRecords.text}
      fills="下过单的商品会按次数排在这里"
      skeleton={<FrequentSkeleton />}
      tabs={<Views due={due} query={query} />}
      view={view === DUE && <DueView store={due} keywords={keywords} all={href.frequentBuys()} />}
      onListed={onListed}
    >
      {(memberGoods) => <Bought memberGoods={memberGoods} />}
    </MemberGoodsPage>
  );
}

const DUE = 'due';

function Views({ due, query: { keywords, view } }: { readonly due: DueStore; readonly query: Query }) {
  const desk = useDesk();
  const count = useDueCount(due);
  return (
    <div className={cx('row grow frequent__views', !desk && 'is-strip')}>
      <Tabs
        label="常购商品"
        items={[
          { key: '', label: '全部' },
          { key: DUE, label: '该补货了', count },
        ]}
        value={view === DUE ? DUE : ''}
        onChange={(next) => goInstead(href.frequentBuys({ keywords, view: next }))}
      />
      <a className="go nowrap push" href={href.quickOrder()}>
        快速下单
        <Icon name="right" size={16} />
      </a>
    </div>
  );
}

function Bought({ memberGoods }: { readonly memberGoods: MemberGoods }) {
  const wide = useWideDesk();
  const look = { list: memberGoods.list, itemKey: goodsKey };
  return (
    <>
      <h2 className="visually-hidden">商品清单</h2>
      {wide ? (
        <div className="card">
          <FrequentHead memberGoods={memberGoods} />
          <EndlessList {...look} rowSize={57}>
            {(goods) => <FrequentRow goods={goods} picking={memberGoods.picking} />}
          </EndlessList>
        </div>
      ) : (
        <EndlessList {...look} className="card" rowSize={93}>
          {(goods) => <MemberGoodsRow goods={goods} picking={memberGoods.picking} picks at={goods.add_time} />}
        </EndlessList>
      )}
    </>
  );
}

const FrequentSkeleton = () => (useWideDesk() ? <FrequentRowsSkeleton /> : <MemberGoodsSkeleton />);
