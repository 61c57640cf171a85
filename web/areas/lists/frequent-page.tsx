import type { GoodsCard } from '#shared/contract/entities.ts';
import type { BoughtGoods } from '#shared/contract/mybuy.ts';
import { noRecords } from '#shared/messages/empty.ts';
import { lastPriceOfBought } from '#shared/rules/prices/last-price.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { useWideDesk } from '#web/parts/page/use-desk.ts';
import { shortDay } from '#web/parts/time/day.ts';
import { Notice } from '#web/ui/notice.tsx';
import { yuan } from '#web/ui/price.tsx';
import { FrequentHead, FrequentRow, FrequentRowsSkeleton } from './frequent-table.tsx';
import type { MemberGoods } from './member-goods.ts';
import { MemberGoodsPage } from './member-goods-frame.tsx';
import { MemberGoodsRow } from './member-goods-row.tsx';
import { MemberGoodsSkeleton } from './member-goods-skeleton.tsx';

/** /mybuy: the member's frequent buys; ticking fills in the order multiple. */
const FrequentPage = ({ query }: { readonly query: QueryOf<'frequentBuys'> }) => (
  <MemberGoodsPage
    name="frequentBuys"
    keywords={query.keywords}
    of="常购"
    placeholder="搜索常购商品"
    none={noRecords.text}
    fills="下过单的商品会按次数排在这里"
    about="订得最多的在前"
    skeleton={<FrequentSkeleton />}
  >
    {(memberGoods) => <Bought memberGoods={memberGoods} />}
  </MemberGoodsPage>
);

function Bought({ memberGoods }: { readonly memberGoods: MemberGoods }) {
  const wide = useWideDesk();
  const look = { list: memberGoods.list, itemKey: goodsKey };
  return (
    <>
      <h2 className="visually-hidden">商品清单</h2>
      <Notice
        action={
          <a className="link nowrap" href={href.quickOrder({ frequent: 'all' })}>
            全部再买一次
          </a>
        }
      >
        勾选后按起订量填好，可改
      </Notice>
      {wide ? (
        <div className="card">
          <FrequentHead memberGoods={memberGoods} />
          <EndlessList {...look} rowSize={57}>
            {(goods) => <FrequentRow goods={goods} picking={memberGoods.picking} />}
          </EndlessList>
        </div>
      ) : (
        <EndlessList {...look} className="card" rowSize={118}>
          {(goods) => <MemberGoodsRow goods={goods} picking={memberGoods.picking} picks last={lastOf(goods)} />}
        </EndlessList>
      )}
    </>
  );
}

const FrequentSkeleton = () => (useWideDesk() ? <FrequentRowsSkeleton /> : <MemberGoodsSkeleton />);

/** The date of the last order, and its price if the server sends it. */
function lastOf(goods: GoodsCard & Pick<BoughtGoods, 'last_price'>): string | undefined {
  const { add_time } = goods;
  const price = lastPriceOfBought(goods);
  const parts = [add_time ? shortDay(add_time) : '', price === undefined ? '' : `¥${yuan(price)}`];
  const words = parts.filter(Boolean).join(' ');
  return words === '' ? undefined : `上次 ${words}`;
}

export default FrequentPage;
