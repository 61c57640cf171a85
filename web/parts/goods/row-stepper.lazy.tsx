import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { addedGoods, forgetAdded, keyOf } from '#web/state/goods/added-goods.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { useTold } from '#web/ui/tell.ts';
import { refuseQuantity } from './refuse-quantity.ts';
import { changeLine, linesOf, readRowCart, rowCart } from './row-cart.ts';
import './row-stepper.css';

interface Props {
  readonly goods: GoodsCard;
  /** What stands there until the cart is read, and where it does not tell which line is meant. */
  readonly mark: RefObject<HTMLElement | null>;
  /** Called before the quantity is seen, and when it is known no more. */
  readonly onCounted: (isCounted: boolean) => void;
}

/** The quantity of goods that were added from their row, by the cart's line. */
export function RowStepper({ goods, mark, onCounted }: Props) {
  const { goods_id } = goods;
  const of = linesOf(useSnapshot(rowCart).lines, goods_id);
  const [isRead, setRead] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => void readRowCart().then(setRead), []);
  const line = isRead && of.length === 1 ? of[0] : undefined;
  const isKnown = line !== undefined;
  // The + takes the focus of the mark that it replaces.
  useLayoutEffect(() => {
    if (isKnown && mark.current && mark.current === document.activeElement)
      place.current?.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
    onCounted(isKnown);
  }, [isKnown, mark, onCounted]);
  const num = line?.num ?? 0;
  useEffect(() => {
    if (num > 0) addedGoods[keyOf(goods)] = { num, of: goods.goods_number };
  }, [num, goods]);
  const gone = isRead && of.length === 0;
  useEffect(() => {
    if (gone) forgetAdded(goods_id);
  }, [gone, goods_id]);
  useTold(line ? `${num} ${line.unitno_name ?? ''}`.trim() : '');
  if (!line) return null;
  return (
    <span ref={place}>
      <Stepper
        dense
        className="row-stepper"
        label={`${fullName(goods)}的数量`}
        value={num}
        step={line.start_num ?? 1}
        min={0}
        disabled={line.start_num === undefined || line.type === undefined}
        onChange={(next) => changeLine(line.cart_id, next)}
        onRefused={refuseQuantity}
      />
    </span>
  );
}
