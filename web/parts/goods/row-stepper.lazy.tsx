import { type ReactElement, useEffect, useRef, useState } from 'react';
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
  /** Until the cart is read, and where it does not tell which line is meant. */
  readonly mark: ReactElement;
}

/** The quantity of goods that were added from their row, by the cart's line. */
export function RowStepper({ goods, mark }: Props) {
  const { goods_id } = goods;
  const of = linesOf(useSnapshot(rowCart).lines, goods_id);
  const [isRead, setRead] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    void readRowCart().then((can) => {
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
      setRead(can);
    });
  }, []);
  const line = isRead && of.length === 1 ? of[0] : undefined;
  const isKnown = line !== undefined;
  // The + takes the focus of the mark that it replaces.
  useEffect(() => {
    if (isKnown && hadFocus.current)
      place.current?.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isKnown]);
  const num = line?.num ?? 0;
  useEffect(() => {
    if (num > 0) addedGoods[keyOf(goods)] = { num, of: goods.goods_number };
  }, [num, goods]);
  const gone = isRead && of.length === 0;
  useEffect(() => {
    if (gone) forgetAdded(goods_id);
  }, [gone, goods_id]);
  useTold(line ? `${num} ${line.unitno_name ?? ''}`.trim() : '');
  return (
    <span ref={place}>
      {line ? (
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
      ) : (
        mark
      )}
    </span>
  );
}
