import { useState } from 'react';
import { groupBuys } from '#shared/contract/group-buys.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Option } from './buying-option.tsx';

/** The terms of a group buy or a price cut, and links to start or join one. */
export function TeamTerms({ isGroup, goodsId }: { readonly isGroup: boolean; readonly goodsId: string }) {
  const [teams] = useState(() =>
    createPart(() => api.send(isGroup ? groupBuys.list : priceCuts.list, { goods_id: goodsId })),
  );
  const to = (isGroup ? href.groupBuy : href.priceCut)({ goods_id: goodsId });
  return (
    <Loaded part={teams} skeleton={<Waits label={isGroup ? '拼团' : '砍价'} />} failed="none">
      {({ data, offer }) =>
        (offer || data.length > 0) && (
          <Option label={isGroup ? '拼团' : '砍价'}>
            <div className="buying__team">
              <span>
                {offer && `${offer.need_num} 家${isGroup ? '成团' : '帮砍到底价'}`}
                {offer?.price !== undefined && (
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
      }
    </Loaded>
  );
}

const Waits = ({ label }: { readonly label: string }) => (
  <Option label={label}>
    <Skeleton w="60%" h={32} />
  </Option>
);
