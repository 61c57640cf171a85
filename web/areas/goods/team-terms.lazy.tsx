import { useState } from 'react';
import { groupBuys } from '#shared/contract/group-buys.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { canOrderWon } from '#shared/rules/goods/group-buys-price-cuts.ts';
import { isVerified } from '#shared/rules/member/verification.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { serverNow } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Option } from './buying-option.tsx';

/** The terms of a group buy or a price cut, and links to start or join one. */
export function TeamTerms({ isGroup, goodsId }: { readonly isGroup: boolean; readonly goodsId: string }) {
  const [teams] = useState(() => createPart(() => readTerms(isGroup, goodsId)));
  const sees = isVerified(useBuyer());
  const to = (isGroup ? href.groupBuy : href.priceCut)({ goods_id: goodsId });
  return (
    <Loaded part={teams} skeleton={<Waits label={isGroup ? '拼团' : '砍价'} />} failed="none">
      {({ won, data, offer }) =>
        won ? (
          <Option label={isGroup ? '拼团' : '砍价'}>
            <p className="row wrap apart buying__team">
              <span>
                {isGroup ? '已成团' : '已砍到底价'}
                {sees && won.price !== undefined && (
                  <>
                    ，结算按 <b className="buying__money">¥{yuan(won.price)}</b>
                  </>
                )}
                <span className="small muted">
                  {' '}
                  每单 {countOf(won.limit_num)} {won.unitno_name || '件'}以内
                </span>
              </span>
            </p>
          </Option>
        ) : (
          (offer || data.length > 0) && (
            <Option label={isGroup ? '拼团' : '砍价'}>
              <div className="row wrap apart buying__team">
                <span>
                  {offer && `${countOf(offer.need_num)} 家${isGroup ? '成团' : '帮砍到底价'}`}
                  {sees && offer?.price !== undefined && (
                    <>
                      {' '}
                      <b className="buying__money">¥{yuan(offer.price)}</b>
                    </>
                  )}
                  {data.length > 0 && <span className="small muted"> {data.length} 个正在进行</span>}
                </span>
                <a className={buttonClass({ kind: 'soft', size: 'sm' })} href={to}>
                  {isGroup ? '去拼团' : '去砍价'}
                </a>
              </div>
            </Option>
          )
        )
      }
    </Loaded>
  );
}

/** What the goods is offered for, and the price that the member has already won: only the own list knows that. */
async function readTerms(isGroup: boolean, goods_id: string) {
  const { list } = isGroup ? groupBuys : priceCuts;
  const [own, terms] = await Promise.all([api.send(list, { is_start: true }), api.send(list, { goods_id })]);
  const now = serverNow();
  return { ...terms, won: own.data.find((team) => team.goods_id === goods_id && canOrderWon(team, now, true)) };
}

const Waits = ({ label }: { readonly label: string }) => (
  <Option label={label}>
    <Skeleton w="60%" h={32} />
  </Option>
);
