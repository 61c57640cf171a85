import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { MONTHS_BACK } from '#shared/rules/orders/bought-orders.ts';
import { type Due, type DueGoods, reminding } from '#web/parts/goods/due-goods.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { useWideDesk } from '#web/parts/page/use-desk.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Empty } from '#web/ui/state.tsx';
import type { DueStore } from './due.ts';
import { DueRow } from './due-row.tsx';
import { DueHead, DueTableRow } from './due-table-row.tsx';
import { MemberGoodsSkeleton } from './member-goods-skeleton.tsx';
import { AddedSay, PickedSum, useAddPicked } from './pick-dock.tsx';
import './due.css';

interface Props {
  readonly store: DueStore;
  /** Only goods whose name has these words. */
  readonly keywords: string;
  /** The address of all frequent buys. */
  readonly all: string;
}

/** 该补货了: what the member usually buys again by now, all ticked. */
export function DueView({ store, keywords, all }: Props) {
  return (
    <Loaded part={store.part} skeleton={<MemberGoodsSkeleton />}>
      {(due) => <Rows store={store} due={due} keywords={keywords} all={all} />}
    </Loaded>
  );
}

function Rows({ store, due, keywords, all }: Props & { readonly due: Due }) {
  const { without } = useSnapshot(store.state);
  const wide = useWideDesk();
  useEffect(() => store.tickAll(), [store]);
  const wanted = reminding(due.all, without);
  const rows = wanted.filter(({ goods }) => goods.goods_name.includes(keywords.trim()));
  const left = due.all.length - wanted.length;
  const Row = wide ? DueTableRow : DueRow;
  return (
    <>
      <h2 className="visually-hidden">该补货了</h2>
      {rows.length > 0 ? (
        <>
          <p className="row tight small muted due__say">
            <Icon name="info" size={16} />
            <span>{basedOn(due)}</span>
          </p>
          <div className={wide ? 'card' : 'card ruled'}>
            {wide && <DueHead />}
            {rows.map((row) => (
              <Row key={row.goods.goods_id} row={row} store={store} />
            ))}
          </div>
        </>
      ) : (
        <None due={due} all={all} />
      )}
      {left > 0 && (
        <p className="row tight small muted due__say">
          {`${left} 种不再提醒`}
          <Button kind="text" size="sm" onClick={store.bringBack}>
            恢复
          </Button>
        </p>
      )}
      {rows.length > 0 && <DueDock store={store} rows={rows} />}
    </>
  );
}

/** As far as orders were read, said so. */
const basedOn = ({ isWhole, orders }: Due): string =>
  `按${isWhole ? `近 ${MONTHS_BACK} 个月的` : `最近 ${orders} 张`}订单推算，仅供参考`;

const None = ({ due, all }: { readonly due: Due; readonly all: string }) => (
  <Empty
    title={due.isTooFew ? '订单还不够推算' : '最近没有到期的常购商品'}
    say={due.isTooFew ? '同一种商品买过三次，才知道多久买一次' : '买过三次的商品，到了平常该买的日子会列在这里'}
    action={
      <a className={buttonClass({ kind: 'line' })} href={all}>
        看全部常购商品
      </a>
    }
  />
);

function DueDock({ store, rows }: { readonly store: DueStore; readonly rows: readonly DueGoods[] }) {
  const { picks, added } = useSnapshot(store.picking.state);
  const { add, toCart, isDone } = useAddPicked(store.picking);
  const ticked = Object.values(picks);
  const count = ticked.length;
  const isAll = count === rows.length && count > 1;
  return (
    <Dock desk="float" end>
      {isDone ? <AddedSay kinds={added} /> : <PickedSum picks={ticked} />}
      <span className="push">
        {isDone ? (
          toCart
        ) : (
          <Button size="lg" busyText="加入中" disabled={count === 0} onClick={add}>
            {count === 0 ? '加入购物车' : `${isAll ? '全部 ' : ''}${count} 种加入购物车`}
          </Button>
        )}
      </span>
    </Dock>
  );
}

/** How many goods are due, for the tab; undefined until it is known. */
export function useDueCount(store: DueStore): number | undefined {
  const { data } = usePart(store.part);
  const { without } = useSnapshot(store.state);
  return data ? reminding(data.all, without).length : undefined;
}
