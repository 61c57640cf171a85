import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { GoodsInfo, Offer } from '#shared/rules/goods/offer.ts';
import { piecePrice } from '#shared/rules/prices/piece-price.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { reasonLabel } from '#shared/rules/prices/unit-price.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { useSecond } from '#web/parts/time/use-second.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useSettings } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { Clock } from '#web/ui/clock.tsx';
import { cx } from '#web/ui/cx.ts';
import { Price, yuan } from '#web/ui/price.tsx';
import type { BuyingStore } from './buying-store.ts';
import { dealWords } from './deal-words.ts';
import type { LastBought } from './last-bought.ts';
import { NoPrice } from './no-price.tsx';

type Shown = Offer & { readonly info: GoodsInfo };

interface Props {
  readonly offer: Shown;
  readonly may: boolean;
  readonly store: BuyingStore;
}

/** The price block: the price with its reason, the promotion's countdown, and the other visible prices. */
export function Deal({ offer, may, store }: Props) {
  const { price, promotion, turns, unitName } = offer;
  const now = useSecond(turns !== null);
  const product = offer.info.data;
  const why = price.reason === 'plain' ? undefined : reasonLabel[price.reason];
  return (
    <div className={cx('deal', may && promotion !== 2 && 'deal--promotion')}>
      <div className="row wrap flush deal__line">
        {may && offer.points > 0 ? (
          <b className="size-18 deal__points">
            {pointsWords(offer.points, price.price)}
            <span className="small muted">/{unitName}</span>
          </b>
        ) : may ? (
          <Price fen={price.price} size="lg" unit={unitName} why={why} was={price.was} />
        ) : (
          <NoPrice offer={offer} />
        )}
        {may && <Each offer={offer} />}
        {may && turns !== null && promotion !== 2 && (
          <Clock className="push" left={turns - now} label={promotion === 0 ? '距开始' : '距结束'} />
        )}
      </div>
      {may && promotion === 0 && product.promote_price !== undefined && (
        <p className="small muted">
          {product.promote_name ?? '促销活动'}即将开始，促销价{' '}
          <b className="buying__money">¥{yuan(product.promote_price)}</b>
        </p>
      )}
      {may && <OtherPrices offer={offer} />}
      {may && <LastBoughtLine store={store} unit={unitName} />}
    </div>
  );
}

/** What a piece costs, where the pack says how many there are. Several specifications have several packs. */
function Each({ offer: { price, points, unitName, features, info } }: { readonly offer: Shown }) {
  const each = piecePrice(price.price, info.data.des, unitName);
  if (!each || points > 0 || features.specifications.length > 0) return null;
  return <span className="push small muted nowrap">{`≈¥${yuan(each.fen)}/${each.unit}`}</span>;
}

function OtherPrices({ offer }: { readonly offer: Shown }) {
  const settings = useSettings();
  const { order_pay } = useSnapshot(session);
  const words = dealWords(offer, { settings, order_pay });
  return words.length > 0 && <p className="small muted">{words}</p>;
}

/** When and at what price the member last ordered these goods; its space is reserved while it loads. */
function LastBoughtLine({ store, unit }: { readonly store: BuyingStore; readonly unit: string }) {
  const { data, phase } = usePart(store.bought);
  useEffect(() => {
    if (phase === 'idle') void store.bought.load();
  }, [store, phase]);
  return <p className="deal__bought small muted">{data && wordsOf(data.last, unit)}</p>;
}

function wordsOf(last: LastBought | null | undefined, unit: string): string {
  if (last === undefined) return '';
  if (last === null) return '近期没有买过';
  const price = last.price === undefined ? '' : `¥${yuan(last.price)}${unit && `/${unit}`}`;
  return ['上次购买', last.at === undefined ? '' : dayOf(last.at), price].filter(Boolean).join(' ');
}
