import { useState } from 'react';
import type { bank } from '#shared/contract/bank.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { noPaymentMethod } from '#shared/messages/payment.ts';
import { BALANCE } from '#shared/rules/pay/payment-methods.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { askOf } from '#web/state/loading/loader.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { bankLoader } from './bank-loader.ts';
import { BankPanel } from './bank-panel.tsx';
import './bank-page.css';
import { WayMark } from './pay-way.tsx';
import './transfer.css';

/** /bank: how each payment method works, and where to transfer to. */
const BankPage = () => (
  <MemberPage of="bank" query={{}}>
    <Bank />
  </MemberPage>
);

function Bank() {
  const [methods] = useState(() => createPart(askOf(bankLoader.reads.methods, {})));
  const [accounts] = useState(() => createPart(askOf(bankLoader.reads.accounts, {})));
  const { phase, data } = usePart(methods);
  const waits = !data && phase !== 'failed';
  return (
    <div className="column bank__cols">
      <Loaded part={methods} skeleton={<MethodsSkeleton />}>
        {(there) => <Methods there={there} />}
      </Loaded>
      {/* Not seen before what stands above it has its height. */}
      <Card title="收款账户" className={cx(waits && 'is-late')}>
        <div className="inset-below bank__accounts">
          <Loaded part={accounts} skeleton={<Skeleton w="100%" h="14rem" />} failed="line">
            {(there) => <BankPanel bank={there} />}
          </Loaded>
        </div>
      </Card>
    </div>
  );
}

function Methods({ there: { data, moneys, pay_pwd } }: { readonly there: AnswerOf<typeof bank.list> }) {
  const offered = useOffered();
  if (data.length === 0) return <Empty title={noPaymentMethod.text} say="请联系业务员开通后再付款" />;
  return (
    <ul className="card ruled">
      {data.map((way) => (
        <li key={way.pay_id} className="row wrap loose flush taller bank__way">
          <WayMark way={way} />
          <span className="bank__words">
            <b>{way.pay_name}</b>
            {way.des !== '' && <span className="small muted">{way.des}</span>}
            {way.pay_id === BALANCE && pay_pwd === false && (
              <a className="link small hit" href={hrefOf('/re-yz?lx=3')}>
                设置支付密码
              </a>
            )}
          </span>
          {way.pay_id === BALANCE && (
            <a className="push small muted nowrap hit" href={offered(href.ledger()) ? href.ledger() : undefined}>
              ¥{yuan(moneys)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const MethodsSkeleton = () => (
  <ul className="card ruled" aria-hidden="true">
    {[1, 2, 3, 4].map((at) => (
      <li key={at} className="row wrap loose flush taller bank__way">
        <Skeleton w={32} h={32} />
        <span className="bank__words">
          <Skeleton w="5rem" h="1.25rem" />
          <Skeleton w="80%" h="1rem" />
        </span>
      </li>
    ))}
  </ul>
);

export default BankPage;
