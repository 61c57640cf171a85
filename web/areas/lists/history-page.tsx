import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noRecords } from '#shared/messages/empty.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { dayOf, minuteOf } from '#web/parts/time/day.ts';
import type { QueryOf } from '#web/state/routes.ts';
import { usePart } from '#web/state/use-part.ts';
import { Tick } from '#web/ui/tick.tsx';
import { dayWords } from './day-words.ts';
import type { Kept } from './kept-goods.ts';
import { KeptPage } from './kept-page.tsx';
import { KeptRow } from './kept-row.tsx';
import { KeptRowsSkeleton } from './kept-rows-skeleton.tsx';

/** /history: what the member looked at, by day; a day's tick takes the whole day. */
export const HistoryPage = ({ query }: { readonly query: QueryOf<'browsingHistory'> }) => (
  <KeptPage
    name="browsingHistory"
    keywords={query.keywords}
    title="浏览足迹"
    route="/history"
    of="足迹"
    placeholder="搜索看过的商品"
    none={noRecords.text}
    fills="看过的商品会按日子排在这里"
    choose="多选"
    skeleton={<KeptRowsSkeleton />}
  >
    {(kept, picks) => (
      <EndlessList list={kept.list} itemKey={goodsKey} className="kept__rows" rowSize={100}>
        {(goods, at) => (
          <>
            <DayHead kept={kept} goods={goods} at={at} picks={picks} />
            <KeptRow
              goods={goods}
              picking={kept.picking}
              picks={picks}
              note={goods.add_time ? minuteOf(goods.add_time).slice(11) : undefined}
            />
          </>
        )}
      </EndlessList>
    )}
  </KeptPage>
);

interface HeadProps {
  readonly kept: Kept;
  readonly goods: GoodsCard;
  readonly at: number;
  readonly picks: boolean;
}

const dayIn = ({ add_time }: GoodsCard): string => (add_time ? dayOf(add_time) : '');

/** Stands above the first goods of each day; a goods whose time is unknown stays with those before it. */
function DayHead({ kept, goods, at, picks }: HeadProps) {
  const all = usePart(kept.list).data ?? [];
  const ticked = useSnapshot(kept.picking.state).picks;
  const before = all[at - 1];
  const day = dayIn(goods);
  if (day === '' || (before && dayIn(before) === day)) return null;
  const ofDay = all.filter((each) => dayIn(each) === day);
  const open = ofDay.filter(({ goods_number }) => goods_number !== 0);
  return (
    <div className="history-day__head">
      {picks ? (
        <Tick
          on={open.length > 0 && open.every((each) => ticked[goodsKey(each)])}
          disabled={open.length === 0}
          onChange={() => kept.picking.toggleAll(open)}
        >
          <b>{dayWords(day, dayOf(Date.now()))}</b>
        </Tick>
      ) : (
        <h2>{dayWords(day, dayOf(Date.now()))}</h2>
      )}
      <span className="push small muted">{ofDay.length} 种</span>
    </div>
  );
}
