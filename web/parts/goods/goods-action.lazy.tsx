import { type ReactElement, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { showsPreOrder, showsQuickAdd } from '#shared/rules/goods/card-icons.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { pointsOnCard } from '#shared/rules/prices/points-price.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { useAdded } from '#web/state/goods/added-goods.ts';
import { useBuyer, useSettings } from '#web/state/session/buyer.ts';
import { usePreOrders } from '#web/state/session/use-flag.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { wheels } from '#web/ui/icon-strokes.ts';
import { Boundary } from '../boundary.tsx';
import { later } from '../page/later.ts';
import { useDesk } from '../page/use-desk.ts';
import { quickBuy } from './quick-buy.tsx';

const CART_ADD = `M2.5 4H5l2.1 11q.3 1.4 1.7 1.4h8.1q1.4 0 1.7-1.3l.6-2.4M13.5 3.5v8M9.5 7.5h8${wheels}`;

export { PiecePrice } from './piece-price.tsx';

interface Props {
  readonly goods: GoodsCard;
  /** Goods of this list are ticked: there is no button that adds them. */
  readonly ticks?: boolean | undefined;
}

/** The action in a card's corner: add to cart, the added quantity, pre-order, or nothing. */
export function GoodsAction({ goods, ticks = false }: Props) {
  const buyer = useBuyer();
  const settings = useSettings();
  const qhyg = usePreOrders();
  const desk = useDesk();
  const { num, stock } = useAdded(goods);
  const isPressed = useRef(false);
  const mark = useRef<HTMLButtonElement>(null);
  // The mark, or the quantity's +, replaces the pressed button and takes its focus, once the dialog has returned it.
  useEffect(() => {
    if (num === 0 || !isPressed.current) return;
    isPressed.current = false;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) mark.current?.focus({ preventScroll: true });
    });
  }, [num]);
  if (!settings) return null;
  const ask = { buyer, stock, fast_cart: settings.fast_cart, qhyg };
  const adds = showsQuickAdd(ask);
  const preOrder = showsPreOrder(ask) && <PreOrder goods_id={goods.goods_id} />;
  if (num > 0 || goods.isBuy) {
    const inCart = <InCart goods={goods} num={num} more={adds} button={mark} />;
    return (
      <>
        {num > 0 ? <Counted goods={goods} mark={inCart} button={mark} /> : inCart}
        {preOrder}
      </>
    );
  }
  if (!adds || ticks) return preOrder;
  if (pointsOnCard(goods, cardPrice(goods).price) > 0) {
    return (
      <Button kind="soft" size="sm" aria-label={`兑换：${fullName(goods)}`} onClick={() => void quickBuy(goods)}>
        兑换
      </Button>
    );
  }
  return (
    <IconButton
      path={CART_ADD}
      kind="round"
      label={`加入购物车：${fullName(goods)}`}
      onClick={() => {
        isPressed.current = true;
        stepper.fetch().catch(() => undefined);
        return quickBuy(goods, { straight: !desk });
      }}
    />
  );
}

/** Loaded with the first add. */
const stepper = later(async () => (await import('./row-stepper.lazy.tsx')).RowStepper, 'up');

interface CountedProps {
  readonly goods: GoodsCard;
  readonly mark: ReactElement;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The quantity by the cart's line; until that is known the mark, which keeps the focus while the code comes. */
function Counted({ goods, mark, button }: CountedProps) {
  const [isCounted, setCounted] = useState(false);
  return (
    <>
      {!isCounted && mark}
      <Boundary face={() => isCounted && mark}>
        <Suspense>
          <stepper.View goods={goods} mark={button} onCounted={setCounted} />
        </Suspense>
      </Boundary>
    </>
  );
}

const PreOrder = ({ goods_id }: { readonly goods_id: string }) => (
  <ButtonLink kind="line" size="sm" href={hrefOf(`/qhyg?id=${encodeURIComponent(goods_id)}`)}>
    缺货预购
  </ButtonLink>
);

interface InCartProps {
  readonly goods: GoodsCard;
  /** The quantity added in this visit; 0 when only the server knows. */
  readonly num: number;
  /** Whether more can be added. */
  readonly more: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
}

function InCart({ goods, num, more, button }: InCartProps) {
  const words = num > 0 ? `已加 ${num}` : '已加';
  if (!more) return <span className="goods-card__in">{words}</span>;
  return (
    <button
      ref={button}
      type="button"
      className="goods-card__in hit"
      aria-label={`${words}，再次加入购物车：${fullName(goods)}`}
      onClick={() => void quickBuy(goods)}
    >
      {words}
    </button>
  );
}
