import { useState } from 'react';
import type { OrderRow } from '#shared/contract/entities.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { go } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { shortDay } from '#web/parts/time/day.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { quickOrderLoader } from './quick-order-loader.ts';
import { EVERYTHING } from './quick-order-store.ts';

const SHOWN = 5;

/** Earlier purchases to buy again: one or several recent orders, or all frequent buys. */
export function BoughtBefore() {
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
