import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noRecords } from '#shared/messages/empty.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { useWideDesk } from '#web/parts/page/use-desk.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { useDay } from '#web/parts/time/use-day.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { dayWords } from './day-words.ts';
import { type Day, daysOf, rowsOfDays } from './days.ts';
import './history.css';
import type { MemberGoods } from './member-goods.ts';
import { MemberGoodsPage } from './member-goods-frame.tsx';
import { MemberGoodsRow } from './member-goods-row.tsx';
import { MemberGoodsSkeleton } from './member-goods-skeleton.tsx';

/** /history: the browsing history, one card per day; the day's checkbox selects the whole day. */
const HistoryPage = ({ query }: { readonly query: QueryOf<'browsingHistory'> }) => (
  <MemberGoodsPage
    name="browsingHistory"
    keywords={query.keywords}
    of="足迹"
    placeholder="搜索看过的商品"
    none={noRecords.text}
    fills="看过的商品会按日子排在这里"
    choose="多选"
    skeleton={<HistorySkeleton />}
  >
    {(memberGoods, picks) => <Days memberGoods={memberGoods} picks={picks} />}
  </MemberGoodsPage>
);

/** Goods of a day side by side, where the width allows. */
const COLUMNS = 3;

function Days({ memberGoods, picks }: { readonly memberGoods: MemberGoods; readonly picks: boolean }) {
  const wide = useWideDesk();
  const days = daysOf(usePart(memberGoods.list).data ?? []);
  const columns = wide ? COLUMNS : 1;
  const frame = (row: ReactNode, [first]: readonly GoodsCard[]) => {
    const day = days.find(({ goods }) => first && goods.includes(first));
    const starts = day?.goods[0] === first;
    const ends = day?.goods.slice(-columns).includes(first as GoodsCard);
    return (
      <div className={cx('history-day', starts && 'is-first', ends && 'is-last')}>
        {day && starts && <DayHead memberGoods={memberGoods} of={day} picks={picks} />}
        {row}
      </div>
    );
  };
  return (
    <EndlessList
      list={memberGoods.list}
      columns={columns}
      itemKey={goodsKey}
      rowSize={93}
      grouped={{ rows: () => rowsOfDays(days, columns), frame }}
    >
      {(goods) => (
        <MemberGoodsRow
          goods={goods}
          picking={memberGoods.picking}
          picks={picks}
          note={goods.add_time && !wide ? minuteOf(goods.add_time).slice(11) : undefined}
        />
      )}
    </EndlessList>
  );
}

interface HeadProps {
  readonly memberGoods: MemberGoods;
  readonly of: Day;
  readonly picks: boolean;
}

/** The head of a day with a known date. */
function DayHead({ memberGoods, of: { day, goods }, picks }: HeadProps) {
  const ticked = useSnapshot(memberGoods.picking.state).picks;
  const today = useDay();
  if (day === '') return null;
  const open = goods.filter(({ goods_number }) => goods_number !== 0);
  return (
    <div className="row tall inset-sides history-day__head">
      {picks ? (
        <Tick
          on={open.length > 0 && open.every((each) => ticked[goodsKey(each)])}
          disabled={open.length === 0}
          onChange={() => memberGoods.picking.toggleAll(open)}
        >
          <b>{dayWords(day, today)}</b>
        </Tick>
      ) : (
        <h2>{dayWords(day, today)}</h2>
      )}
      <span className="push small muted">{goods.length} 种</span>
    </div>
  );
}

export default HistoryPage;

/** The skeleton of a day. */
const HistorySkeleton = () => (
  <div className="history-day is-first is-last">
    <div className="row tall inset-sides history-day__head">
      <Skeleton w="6rem" h="1.25rem" />
    </div>
    <MemberGoodsSkeleton className="history-day__skeleton" />
  </div>
);
