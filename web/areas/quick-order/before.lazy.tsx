import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { OrderRow } from '#shared/contract/entities.ts';
import { forgetList } from '#shared/messages/quick-order.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { go } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { useFound } from '#web/parts/list/use-found.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { shortDay } from '#web/parts/time/day.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { quickOrderLoader } from './quick-order-loader.ts';
import { EVERYTHING, type QuickOrder } from './quick-order-store.ts';
import { dropList, type SavedList, savedLists } from './saved-lists.ts';

interface Props {
  readonly store: QuickOrder;
  /** A member, who may have orders. */
  readonly known: boolean;
}

/** Ordering without typing: lists saved on this device, and earlier purchases. Loaded after the page. */
export const Before = ({ store, known }: Props) => (
  <>
    <SavedLists store={store} />
    {known && <BoughtBefore />}
  </>
);

/** Lists saved on this device: a tap looks one up again and shows what has changed. */
function SavedLists({ store }: { readonly store: QuickOrder }) {
  const { all } = useSnapshot(savedLists);
  const { shown, field } = useFound(all as readonly SavedList[], '找清单', ({ name }) => name);
  if (all.length === 0) return null;
  return (
    <Card title="常用清单" note="存在这台设备上，退出登录时删除">
      {field}
      <ul className="quick__lists rule ruled">
        {shown.map(({ name, lines }) => (
          <li key={name}>
            <button type="button" className="cell grow" onClick={() => store.add(lines)}>
              <span className="cell__title clip">{name}</span>
              <span className="cell__value">{lines.length} 行</span>
            </button>
            <IconButton name="trash" className="muted" label={`删除清单${name}`} onClick={() => void forget(name)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

async function forget(name: string): Promise<void> {
  if (await confirm({ message: forgetList(name), yes: '删除', no: '保留' })) dropList(name);
}

const SHOWN = 5;

/** Earlier purchases to buy again: one or several recent orders, or all frequent buys. */
function BoughtBefore() {
  const [part] = useState(() => createPart(askOf(quickOrderLoader.reads.before, { orders: '', frequent: '' })));
  return (
    <Card
      title="再买一次"
      more={
        <a className="go" href={href.quickOrder({ frequent: EVERYTHING })}>
          常购商品
        </a>
      }
    >
      <Loaded part={part} failed="line" skeleton={<Skeleton className="inset-sides" h={44 * SHOWN} />}>
        {({ data }) => <Orders rows={data.slice(0, SHOWN)} />}
      </Loaded>
    </Card>
  );
}

/** Ticked orders are merged. */
function Orders({ rows }: { readonly rows: readonly OrderRow[] }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (rows.length === 0) return <p className="quick__none middle muted">还没有订单</p>;
  const turn = (id: string, on: boolean) => setTicked(on ? [...ticked, id] : ticked.filter((each) => each !== id));
  // Newest first: its prices are the latest.
  const chosen = rows.map(({ order_id }) => order_id).filter((id) => ticked.includes(id));
  return (
    <>
      <ul className="inset-sides quick__before">
        {rows.map(({ order_id, add_time, order_zt, breed_num, money_paid }) => (
          <li key={order_id}>
            <Tick square on={ticked.includes(order_id)} onChange={(on) => turn(order_id, on)}>
              <span className="row wrap flush">
                <span className="nowrap">{add_time ? shortDay(add_time) : ''}</span>
                <span className="clip">{order_zt}</span>
                <span className="small muted nowrap">{countOf(breed_num)} 种</span>
                <Price fen={money_paid} size="sm" />
              </span>
            </Tick>
          </li>
        ))}
      </ul>
      <div className="inset">
        <Button
          kind="line"
          wide
          disabled={chosen.length === 0}
          onClick={() => go(href.quickOrder({ orders: chosen.join(',') }))}
        >
          {chosen.length > 1 ? `合并再买 ${chosen.length} 个订单` : '再次购买'}
        </Button>
      </div>
    </>
  );
}
