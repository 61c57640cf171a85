import { useState } from 'react';
import { noData } from '#shared/messages/empty.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { CallRows } from '#web/parts/member/call-row.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { ServiceCall } from '#web/parts/member/service-call.tsx';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { salesmanLoader } from './salesman-loader.ts';

const createSalesmen = () => createPart(askOf(salesmanLoader.reads.list, {}), ({ data }) => data);

/** /salesman: the salespeople of the member's agency; one press calls (document 2 §2). */
export default function SalesmanPage() {
  const [list] = useState(createSalesmen);
  return (
    <MemberPage of="salesman" query={{}} helped>
      <Loaded part={list} skeleton={<Skeletons />} empty={<Empty title={noData.text} say="可先拨打客服热线" />}>
        {(all) => (
          <Card title="业务员" more={<span className="small muted">{all.length} 人</span>}>
            {all.map(({ name, phone, area }) => (
              <CallRows
                key={phone}
                name={name}
                say={(shown) => `${area}　${shown.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')}`}
                phone={phone}
                face={
                  <span className="call-row__face">
                    <Icon name="user" size={24} />
                  </span>
                }
              />
            ))}
          </Card>
        )}
      </Loaded>
      <ServiceCall title="客服" />
    </MemberPage>
  );
}

const Skeletons = () => (
  <div className="card" role="status" aria-label="加载中">
    {[0, 1, 2].map((at) => (
      <div key={at} className="row loose call-row">
        <Skeleton w={44} h={44} round />
        <div className="grow">
          <Skeleton w="30%" h="1.25rem" />
          <Skeleton w="60%" h="1rem" />
        </div>
      </div>
    ))}
  </div>
);
