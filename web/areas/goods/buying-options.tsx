import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { Batch } from '#shared/contract/goods.ts';
import { promotionPriceCounts } from '#shared/messages/buying.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { packSize, type Unit, unitName, unitOpen } from '#shared/rules/goods/pack-size.ts';
import { buyingState } from '#shared/rules/member/buying-state.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { GoodsPrice } from '#web/parts/goods/goods-price.tsx';
import { dayOf } from '#web/parts/time/day.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Amount, Terms } from './buying-amount.tsx';
import { CouponRow } from './buying-coupons.tsx';
import { Deal } from './buying-deal.tsx';
import { ActivityRow, type Leaving } from './buying-gains.tsx';
import { Option } from './buying-option.tsx';
import { OwnPoints } from './buying-points.tsx';
import type { BuyingStore } from './buying-store.ts';
import { Tiers } from './buying-tiers.tsx';
import { NoPrice } from './no-price.tsx';
import { useOffer } from './use-offer.ts';

const UNITS: readonly Unit[] = [1, 2, 3];

/** A stock that is not known is no reason to refuse the choice. */
const isSoldOut = ({ goods_number = 1 }: Pick<Batch, 'goods_number'>): boolean => goods_number < 1;
const expiryWords = ({ end_time }: Pick<Batch, 'end_time'>): string =>
  `${end_time === null ? UNKNOWN : dayOf(end_time).slice(0, 7)} 到期`;
const leftWords = ({ goods_number }: Batch, unit: string): string =>
  goods_number === undefined ? UNKNOWN : `${Math.max(0, goods_number)} ${unit}`;

interface OptionsProps extends Leaving {
  readonly store: BuyingStore;
  /** The quantity stands in the page's dock. */
  readonly docked?: boolean;
}

/** The buying form: price, specification, batch, tiers, coupons, activities, unit, quantity. */
export function BuyingOptions({ store, leave, docked = false }: OptionsProps) {
  const offer = useOffer(store);
  const buyer = useBuyer();
  if (!offer) return <BuyingOptionsSkeleton />;
  const may = buyingState(buyer, offer.info.yz_range) === 'buy';
  const { features } = offer;
  return (
    <div className="buying">
      <Deal offer={offer} may={may} store={store} />
      {may && offer.points > 0 && <OwnPoints store={store} points={offer.points} />}
      {features.specifications.length > 0 && <Specifications store={store} />}
      {features.batches.length > 0 && <Batches store={store} may={may} />}
      {features.tiers.length > 0 && <Tiers offer={offer} store={store} may={may} />}
      {features.coupons.length > 0 && <CouponRow coupons={features.coupons} store={store} leave={leave} />}
      <ActivityRow
        shop={features.shopActivities}
        goods={features.goodsActivities}
        unit={offer.unitName}
        leave={leave}
      />
      {may && features.packs && <Units store={store} />}
      {docked ? <Terms store={store} /> : <Amount store={store} />}
    </div>
  );
}

function Specifications({ store }: { readonly store: BuyingStore }) {
  const offer = useOffer(store);
  const { spce_id } = useSnapshot(store.state);
  return (
    <Option label="规格" acts>
      <Chips label="规格">
        {offer?.features.specifications.map((each) => (
          <Chip
            key={each.spce_id}
            on={each.spce_id === spce_id}
            disabled={isSoldOut(each)}
            onClick={() => store.chooseSpecification(each.spce_id)}
          >
            {each.spce_name}
          </Chip>
        ))}
      </Chips>
    </Option>
  );
}

interface BatchesProps {
  readonly store: BuyingStore;
  /** The buyer sees prices and stock; others see an ellipsis. */
  readonly may: boolean;
}

function Batches({ store, may }: BatchesProps) {
  const offer = useOffer(store);
  const { tb_id } = useSnapshot(store.state);
  const { end_time } = offer?.info.data ?? {};
  return (
    <Option label="效期批次" acts>
      <Chips label="效期批次">
        <Chip
          on={tb_id === ''}
          onClick={() => store.chooseBatch('')}
          note={end_time ? expiryWords({ end_time }) : undefined}
        >
          不限批次
        </Chip>
        {offer?.features.batches.map((each) => (
          <Chip
            key={each.tb_id}
            on={each.tb_id === tb_id}
            disabled={isSoldOut(each)}
            onClick={() => store.chooseBatch(each.tb_id)}
            note={`${expiryWords(each)} · 余 ${may ? leftWords(each, offer.unitName) : '…'}`}
          >
            {each.ph} {may && isAbove0(each.shop_price) && <b className="buying__money">¥{yuan(each.shop_price)}</b>}
            {!may && offer && <NoPrice offer={offer} />}
          </Chip>
        ))}
      </Chips>
      {may && offer?.price.reason === 'promotion' && offer.features.tiers.length === 0 && (
        <p className="small muted">{promotionPriceCounts.text}</p>
      )}
    </Option>
  );
}

function Units({ store }: { readonly store: BuyingStore }) {
  const offer = useOffer(store);
  const { unit } = useSnapshot(store.state);
  if (!offer) return null;
  const product = offer.info.data;
  const offered = UNITS.filter((each) => each === 1 || packSize(product, each) > 0);
  if (offered.length === 1) return null;
  return (
    <Option label="单位" acts>
      <Chips label="单位">
        {offered.map((each) => (
          <Chip
            key={each}
            on={each === unit}
            disabled={!unitOpen(product, each, offer.stock)}
            onClick={() => store.setUnit(each)}
          >
            {unitName(product, each)}
            {each !== 1 && ` ${packSize(product, each)} ${offer.unitName}`}
          </Chip>
        ))}
      </Chips>
    </Option>
  );
}

/** The form's skeleton, with the price of the pressed card. */
export const BuyingOptionsSkeleton = ({ card }: { readonly card?: GoodsCard | undefined }) => (
  <div className="buying" aria-hidden="true">
    {card ? (
      <div className="deal">
        <div className="row wrap flush deal__line">
          <GoodsPrice goods={card} size="lg" />
        </div>
      </div>
    ) : (
      <Skeleton w="100%" h={44} />
    )}
    {[1, 2, 3].map((row) => (
      <div key={row} className="buying__option">
        <Skeleton w="3rem" h={36} />
        <Skeleton w="60%" h={36} />
      </div>
    ))}
  </div>
);
