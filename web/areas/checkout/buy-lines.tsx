import { useState } from 'react';
import { onlyLeft } from '#shared/messages/cart.ts';
import type { ShortLine } from '#shared/rules/cart/short-stock.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { piecesWords } from '#shared/rules/goods/pieces-words.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { total } from '#shared/rules/money/money.ts';
import { pointsOfLines, pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { wonPriceLostBy } from '#shared/rules/prices/won-price.ts';
import { useLinePacks } from '#web/parts/goods/line-packs.ts';
import { LongList } from '#web/parts/list/long-list.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import type { Confirmed } from './checkout-store.ts';

type Merchant = Confirmed['merchants'][number];
type BuyLine = Merchant['lines'][number];

interface Props {
  readonly merchant: Merchant;
  readonly short: readonly ShortLine[];
}

/** So many kinds of a merchant stand there; the others after a tap. */
const SHOWN = 3;

/** The lines of one merchant with their sums; a line that the buyer has to know something about is never folded. */
export function BuyLines({ merchant, short }: Props) {
  const { order_zt, shipping_fee } = merchant;
  const [all, setAll] = useState(false);
  const desk = useDesk();
  const lines = useLinePacks(merchant.lines).map((line) => ({ line, words: warningsOf(line, short) }));
  const folds = lines.length > SHOWN;
  const shown = folds && !all ? lines.filter(({ words }, at) => at < SHOWN || words.length > 0) : lines;
  const Line = folds && all && !desk ? WholeLine : OneLine;
  return (
    <Card title={order_zt} className="buy__merchant">
      <LongList
        rows={shown.map(({ line, words }) => (
          <div key={line.cart_id}>
            <Line line={line} />
            {words.map((text) => (
              <p key={text} className="row tight small tone-warn buy__short">
                <Icon name="warn" size={16} />
                {text}
              </p>
            ))}
          </div>
        ))}
      />
      <p className="row wrap flush inset-sides size-13 buy__end">
        <span className="muted">{`共 ${lines.length} 种 ${piecesWords(merchant.lines)}`}</span>
        {folds && (
          <button
            type="button"
            className="row tight link hit buy__fold"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? '收起' : '展开'}
            <Icon name="down" size={16} />
          </button>
        )}
        {shipping_fee !== 0 && <span className="small muted">本单运费 ¥{yuan(shipping_fee)}</span>}
        <span className="push nowrap">
          <span className="small muted">小计</span> <b>{sumOf(merchant.lines)}</b>
        </span>
      </p>
    </Card>
  );
}

function warningsOf(line: BuyLine, short: readonly ShortLine[]): readonly string[] {
  const lacking = short.find(({ cart_id }) => cart_id === line.cart_id);
  const words = [lacking && onlyLeft(lacking.left, lacking.unit).text, wonPriceLostBy(line)?.text];
  return words.filter((text) => text !== undefined);
}

/** What these lines cost together: money, points or both. */
function sumOf(lines: readonly BuyLine[]): string {
  const fen = total(lines.map(({ goods_price, num }) => priceOf(goods_price, num)));
  const points = pointsOfLines(lines);
  return points > 0 ? pointsWords(points, fen) : `¥${yuan(fen)}`;
}

interface LineProps {
  readonly line: BuyLine;
}

/** Name, pack, and quantity × price = sum: in one line as far as the letters allow it. */
function OneLine({ line }: LineProps) {
  const { goods_name, goods_thumb, goods_price, num, unitno_name } = line;
  const desk = useDesk();
  const points = pointsPerPiece(line, goods_price);
  return (
    <div className="wrap flush baseline size-13 buy__one">
      <div className="row baseline buy__what">
        {desk && <Picture src={goods_thumb} alt="" size={40} />}
        <h3 className="clip" translate="no">
          {goods_name}
        </h3>
        <span className="small muted clip">{linePack(desk ? line : { ...line, brand_name: '' })}</span>
      </div>
      <div className="push end buy__cost">
        <span className="small muted">
          {num} <span className="on-desk">{unitno_name} </span>×{' '}
          {points > 0 ? pointsWords(points, goods_price) : yuan(goods_price)} =
        </span>{' '}
        <b>{sumOf([line])}</b>
      </div>
    </div>
  );
}

function WholeLine({ line }: LineProps) {
  const points = pointsPerPiece(line, line.goods_price);
  return (
    <div className="row row--top loose buy__line">
      <Picture src={line.goods_thumb} alt="" size={56} />
      <div className="grow">
        <h3 className="two" translate="no">
          {line.goods_name}
        </h3>
        <p className="small muted clip">{linePack(line)}</p>
        <p className="wrap flush baseline">
          {points > 0 ? (
            <b>{pointsWords(points, line.goods_price)}</b>
          ) : (
            <Price fen={line.goods_price} size="md" tone="ink" unit={line.unitno_name} />
          )}
          <span className="muted nowrap">× {line.num}</span>
          <b className="push">{sumOf([line])}</b>
        </p>
      </div>
    </div>
  );
}
