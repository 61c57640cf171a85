import { memo } from 'react';
import type { CartLine } from '#shared/contract/cart.ts';
import { onlyLeft, rowBelowOne } from '#shared/messages/cart.ts';
import { isBundle, isSoldOut } from '#shared/rules/cart/cart-quantity.ts';
import { noteOf } from '#shared/rules/cart/line-note.ts';
import { shortOf } from '#shared/rules/cart/short-stock.ts';
import { fullName, linePack } from '#shared/rules/goods/line-pack.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { wonPriceLostBy } from '#shared/rules/prices/won-price.ts';
import { href } from '#web/navigation/routes.ts';
import { refuseQuantity } from '#web/parts/goods/refuse-quantity.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { noteGoodsName } from '#web/state/goods/goods-names.ts';
import { usePreOrders } from '#web/state/session/use-flag.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useTold } from '#web/ui/tell.ts';
import { Tick } from '#web/ui/tick.tsx';
import type { CartStore } from './cart-store.ts';
import { removeAsked } from './remove-asked.ts';
import './cart-line.css';

interface Props {
  readonly line: Readonly<CartLine>;
  /** Row number from 1, as in the message. */
  readonly row: number;
  readonly bad: boolean;
  readonly ticked: boolean;
  readonly store: CartStore;
}

/** Rows of a first screen, whose pictures load at once. */
const FIRST_ROWS = 6;

/** One line of the cart; on a desktop its cells are in columns. A tick elsewhere does not render it. */
export const CartLineView = memo(function CartLineView({ line, row, bad, ticked, store }: Props) {
  const points = pointsPerPiece(line, line.goods_price);
  const name = fullName(line);
  const desk = useDesk();
  const gone = isSoldOut(line);
  const empty = !gone && ((ticked && line.num < 1) || bad);
  const short = gone ? undefined : shortOf(line);
  const low = empty || short !== undefined;
  const sayId = `cart-say-${line.cart_id}`;
  const pieces = `${line.num} ${line.unitno_name ?? ''}`.trim();
  useTold(points > 0 ? pieces : `${pieces}，小计 ¥${yuan(priceOf(line.goods_price, line.num))}`);
  const lost = gone ? undefined : wonPriceLostBy(line);
  const note = noteOf(line);
  const words = wordsOf();

  function wordsOf(): string | undefined {
    if (empty) return rowBelowOne(row).text;
    if (short) return onlyLeft(short.left, short.unit).text;
    if (lost) return lost.text;
    return gone ? '暂时缺货，不计入合计' : note;
  }

  return (
    <div className={cx('cart-line', low && 'is-bad', gone && 'is-gone')}>
      <div className="cart-line__row" {...(desk && { role: 'toolbar', 'aria-label': name })}>
        <Tick
          className="cart-line__tick"
          on={ticked}
          onChange={(on) => store.tick(line.cart_id, on)}
          label={`选择${name}`}
          bad={low}
          disabled={gone}
        />
        <div className="cart-line__pic">
          <Picture src={line.goods_thumb} alt="" size={72} eager={row <= FIRST_ROWS} over={gone ? '缺货' : undefined} />
        </div>
        <div className="cart-line__name">
          <h2 className="two" translate="no">
            <LineName line={line} />
          </h2>
          <div className="wrap flush baseline cart-line__pack">
            <p className="small muted clip">{linePack(line) || ' '}</p>
            <div className="push cart-line__price">
              {points > 0 ? (
                <b>{pointsWords(points, line.goods_price)}</b>
              ) : (
                <Price fen={line.goods_price} size="sm" unit={line.unitno_name} tone="ink" />
              )}
            </div>
          </div>
        </div>
        <div className="wrap cart-line__buy">
          <div className="cart-line__amounts">
            <p className="nowrap cart-line__sum">
              <span className="on-phone small muted">小计 </span>
              {points > 0 ? (
                <b>{pointsWords(points * line.num, priceOf(line.goods_price, line.num))}</b>
              ) : (
                <Price fen={priceOf(line.goods_price, line.num)} />
              )}
            </p>
            {words && (
              <p id={sayId} className={cx('row tight small cart-line__say', low || lost ? 'tone-warn' : 'muted')}>
                {(low || lost) && <Icon name="warn" size={16} />}
                {words}
              </p>
            )}
          </div>
          <div className={cx('push cart-line__num', !words && 'is-alone')}>
            <LineCount line={line} name={name} bad={low} sayId={low || lost ? sayId : undefined} store={store} />
          </div>
        </div>
        <IconButton
          className="muted cart-line__del"
          name="trash"
          label={`删除${name}`}
          onClick={() => void removeAsked(store, [line.cart_id])}
        />
      </div>
    </div>
  );
});

interface CountProps extends Pick<Props, 'line' | 'bad' | 'store'> {
  readonly name: string;
  readonly sayId: string | undefined;
}

/** The quantity; of sold-out goods the pre-order. */
function LineCount({ line, name, bad, sayId, store }: CountProps) {
  const mayPreOrder = usePreOrders();
  const gone = isSoldOut(line);
  if (isBundle(line))
    return (
      <span className="muted">
        {line.num} {line.unitno_name ?? '套'}，不可改
      </span>
    );
  if (gone && mayPreOrder)
    return (
      <ButtonLink kind="line" size="sm" href={href.preOrder({ id: line.goods_id })}>
        缺货预购
      </ButtonLink>
    );
  return (
    <Stepper
      value={line.num}
      step={line.start_num ?? 1}
      min={Number.NEGATIVE_INFINITY}
      label={`${name}的数量`}
      bad={bad}
      disabled={gone || line.start_num === undefined || line.type === undefined}
      sayId={sayId}
      onChange={(num) => store.setQuantity(line.cart_id, num)}
      onRefused={refuseQuantity}
    />
  );
}

/** A link to the goods. A bundle has no page: its id is that of another goods, or of none. */
export function LineName({ line }: { readonly line: Pick<CartLine, 'type' | 'goods_id' | 'goods_name'> }) {
  const { goods_id, goods_name } = line;
  if (isBundle(line)) return <span translate="no">{goods_name}</span>;
  return (
    <a translate="no" href={href.goods({ id: goods_id })} onClick={() => noteGoodsName(goods_id, goods_name)}>
      {goods_name}
    </a>
  );
}
