import { onlyLeft } from '#shared/messages/cart.ts';
import type { ShortLine } from '#shared/rules/cart/short-stock.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import '#web/ui/words.css';
import './short-stock.css';

interface Props {
  readonly lines: readonly ShortLine[];
  /** Sets each line to the remaining stock. */
  readonly onTakeRest: () => Promise<unknown>;
  readonly onTakeOut: () => Promise<unknown>;
}

/**
 * Lines with too little stock: two buttons for all of them, and the remaining stock of each. The buttons come first: a
 * long list would push them below the toast, which shows at a quarter of the screen at the same time.
 */
export const ShortStock = ({ lines, onTakeRest, onTakeOut }: Props) => (
  <section className="short-stock" aria-label="库存不足">
    <Notice tone="warn">
      <b>{lines.length} 种商品库存不足</b>
    </Notice>
    <div className="wrap short-stock__ways">
      <Button kind="line" size="sm" busyText="移出中" onClick={onTakeOut}>
        移出
      </Button>
      {lines.some(({ fits }) => fits > 0) && (
        <Button size="sm" busyText="修改中" onClick={onTakeRest}>
          改为剩余数量
        </Button>
      )}
    </div>
    <ul className="column tight inset-below">
      {lines.map(({ cart_id, goods_name, unit, num, left, fits }) => (
        <li key={cart_id} className="wrap flush baseline apart">
          <span className="clip" translate="no">
            {goods_name}
          </span>
          <span className="small nowrap">
            要 {num}
            {unit}，<b>{onlyLeft(left, unit).text}</b>
            {left > 0 && fits === 0 && '，不够起订量'}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
