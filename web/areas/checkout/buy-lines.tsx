import { onlyLeft } from '#shared/messages/cart.ts';
import { piecesOf } from '#shared/rules/cart/cart-totals.ts';
import type { ShortLine } from '#shared/rules/cart/short-stock.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { wonPriceLostBy } from '#shared/rules/prices/won-price.ts';
import { useLinePacks } from '#web/parts/goods/line-packs.ts';
import { LongList } from '#web/parts/list/long-list.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import type { Confirmed } from './checkout-store.ts';

interface Props {
  readonly merchant: Confirmed['merchants'][number];
  readonly short: readonly ShortLine[];
}

/** The lines of one merchant; a short one shows the remaining stock. */
export function BuyLines({ merchant, short }: Props) {
  const { order_zt, shipping_fee } = merchant;
  const lines = useLinePacks(merchant.lines);
  return (
    <Card title={order_zt} more={<span className="small muted">{`${lines.length} 种 ${piecesOf(lines)} 件`}</span>}>
      <LongList
        className="rule"
        rows={lines.map((line) => (
          <div key={line.cart_id} className="buy__line">
            <Picture src={line.goods_thumb} alt="" size={56} />
            <div className="buy__words">
              <h3 className="two" translate="no">
                {line.goods_name}
              </h3>
              <p className="small muted clip">{linePack(line)}</p>
              <p className="buy__price">
                {pointsPerPiece(line, line.goods_price) > 0 ? (
                  <b>{pointsWords(pointsPerPiece(line, line.goods_price), line.goods_price)}</b>
                ) : (
                  <Price fen={line.goods_price} size="md" unit={line.unitno_name} />
                )}
                <span className="muted push nowrap">× {line.num}</span>
              </p>
              <Short line={short.find(({ cart_id }) => cart_id === line.cart_id)} />
              <Warning text={wonPriceLostBy(line)?.text} />
            </div>
          </div>
        ))}
      />
      {shipping_fee !== 0 && <p className="buy__fee small muted">本单运费 ¥{yuan(shipping_fee)}</p>}
    </Card>
  );
}

const Short = ({ line }: { readonly line: ShortLine | undefined }) => (
  <Warning text={line && onlyLeft(line.left, line.unit).text} />
);

const Warning = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && (
    <p className="buy__short small">
      <Icon name="warn" size={16} />
      {text}
    </p>
  );
