import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { addedToCart } from '#shared/messages/buying.ts';
import { href } from '#web/navigation/routes.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { say } from '#web/state/messages/toast.ts';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { MemberGoods } from './member-goods.ts';
import { offerOfPicked, type Picked } from './picked.ts';
import type { Picking } from './picking.ts';

interface Props {
  readonly memberGoods: MemberGoods;
  readonly remove?: ((memberGoods: MemberGoods, goods: readonly GoodsCard[]) => Promise<void>) | undefined;
}

/**
 * The selection with its total, and the buttons to add to the cart or to remove. After an add it says how many kinds went
 * and leads to the cart, until something is ticked again.
 */
export function PickDock({ memberGoods, remove }: Props) {
  const { picking } = memberGoods;
  const { picks, added } = useSnapshot(picking.state);
  const goods = usePart(memberGoods.list).data ?? [];
  const ticked = Object.values(picks);
  const count = ticked.length;
  const { add, toCart, isDone } = useAddPicked(picking);
  // Sold-out goods can be removed, but not bought.
  const all = remove ? goods : goods.filter(({ goods_number }) => goods_number !== 0);
  return (
    <Dock desk="float" end>
      <Tick
        on={all.length > 0 && all.every((each) => Boolean(picks[goodsKey(each)]))}
        onChange={() => picking.toggleAll(all)}
      >
        全选
      </Tick>
      {isDone ? <AddedSay kinds={added} /> : <PickedSum picks={ticked} />}
      <span className="row push">
        {remove && (
          <Button
            kind="line"
            size="lg"
            disabled={count === 0}
            onClick={() =>
              remove(
                memberGoods,
                goods.filter((each) => picks[goodsKey(each)]),
              )
            }
          >
            删除
          </Button>
        )}
        {isDone ? (
          toCart
        ) : (
          <Button size="lg" busyText="加入中" disabled={count === 0} onClick={add}>
            加入购物车
          </Button>
        )}
      </span>
    </Dock>
  );
}

/** How many kinds were added. */
export const AddedSay = ({ kinds }: { readonly kinds: number }) => (
  <p className="row tight tone-good strong nowrap">
    <Icon name="check" size={16} />
    {`已加 ${kinds} 种`}
  </p>
);

/**
 * Adding what is ticked; once it is done, the way to the cart takes the focus of the pressed button. Beside it is the way
 * through the cart, which asks there whatever 去结算 asks.
 */
export function useAddPicked(picking: Picking) {
  const { picks, added } = useSnapshot(picking.state);
  const isDone = added > 0 && Object.keys(picks).length === 0;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isDone) link.current?.focus({ preventScroll: true });
  }, [isDone]);
  const add = async () => {
    const end = await picking.add();
    if (!end) return;
    if (end.left.length > 0) return void (await open('leftOut', end));
    say(addedToCart, 'good');
  };
  const toCart = (
    <span className="row">
      <a ref={link} className={buttonClass({ kind: 'line', size: 'lg' })} href={href.cart()}>
        去购物车
      </a>
      <ButtonLink size="lg" href={href.cart({ step: 'checkout' })}>
        去结算
      </ButtonLink>
    </span>
  );
  return { add, toCart, isDone };
}

/** Kinds, pieces and sum of what is ticked. */
export function PickedSum({ picks }: { readonly picks: readonly Picked[] }) {
  if (picks.length === 0) return <p className="small muted">勾选即填上次的数量</p>;
  const pieces = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  const units = new Set(picks.map(({ info }) => info?.data.unitno_name || '件'));
  // With an unknown price the total is unknown.
  const totals = picks.map((each) => (each.info ? offerOfPicked({ ...each, info: each.info }).total : undefined));
  const total = totals.reduce((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0);
  return (
    <div>
      <p className="small muted nowrap">{`已选 ${picks.length} 种 ${pieces} ${units.size === 1 ? [...units][0] : '件'}`}</p>
      <Price fen={total} size="md" />
    </div>
  );
}
