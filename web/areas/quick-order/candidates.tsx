import { factsDiffer } from '#shared/messages/quick-order.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import type { Candidate } from '#shared/rules/quick-order/found-goods.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';

interface Props {
  readonly name: string;
  readonly among: readonly Candidate[];
  readonly onChoose: (one: Candidate) => void;
}

/** Goods that may be meant; the choice is remembered on this device. */
export function Candidates({ name, among, onChoose }: Props) {
  const sees = seesPrices(useBuyer());
  return (
    <ul className="quick-pick ruled" aria-label={`「${name}」选择商品`}>
      {among.map((one) => (
        <li key={one.goods_id}>
          <button type="button" className="row loose taller wide" onClick={() => onChoose(one)}>
            <Picture src={one.goods_thumb || one.thumb_url || one.img_url} alt="" size={40} />
            <span className="grow column flush">
              <b className="two" translate="no">
                {one.goods_name}
              </b>
              <span className="small muted clip">
                {[one.des, one.brand_name, one.goods_number === 0 && '缺货'].filter(Boolean).join(' · ')}
              </span>
              {one.differs && <span className="small tone-warn">{factsDiffer(one.differs).text}</span>}
            </span>
            {sees && <Price fen={priceOf(one)} size="sm" />}
            <span className="quick-pick__tick" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A suggestion has goods without a price. */
const priceOf = ({ lx = '0', is_promote = false, ...card }: Candidate): number | undefined =>
  cardPrice({ ...card, lx, is_promote }).price;
