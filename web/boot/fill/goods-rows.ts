/** The first goods of a list in the rows of its frame. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { cardValues } from './card-values.ts';
import type { Shown } from './filler.ts';
import { columnsNow, fillRows, joinRows } from './slots.ts';

/** Goods of a column beyond these are below the first screen. */
const FIRST = 8;

export function fillGoods(frame: DocumentFragment, data: readonly GoodsCard[], shown: Shown): void {
  // The ellipsis in place of a price is seen; that it opens a dialog does not work yet.
  for (const button of frame.querySelectorAll('.goods-card__ask')) {
    const ellipsis = Object.assign(document.createElement('span'), { className: button.className });
    ellipsis.append(...button.childNodes);
    button.replaceWith(ellipsis);
  }
  const columns = columnsNow();
  const rows = data.slice(0, FIRST * columns).map((goods) => cardValues(goods, shown));
  fillRows(frame, '.endless__row', rows);
  joinRows(frame, columns);
  frame.querySelector('.endless__foot')?.remove();
}
