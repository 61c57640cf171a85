import { useEffect, useState } from 'react';
import type { TopUpRow } from '#shared/contract/recharge.ts';
import type { Message } from '#shared/messages/message.ts';
import { confirmingPayment, missingPaymentParameters } from '#shared/messages/payment.ts';
import { noTopUp } from '#shared/messages/top-up.ts';
import { wordOf } from '#shared/rules/app/unknown.ts';
import { topUpBonus, topUpState } from '#shared/rules/pay/top-up.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useReported } from '#web/parts/member/use-reported.ts';
import { Offered } from '#web/parts/page/offered.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { createPayTopUp, createTopUpStart, type Made, type PayTopUpStore } from './pay-top-up-store.ts';
import './pay-top-up.css';

interface Props {
  readonly query: QueryOf<'payTopUp'>;
}

/**
 * /pay_recharge: opens the payment of a top-up, created from `type` and `money_v` or named by `order_id` (document 2
 * §2).
 */
const PayTopUpPage = ({ query }: Props) => (
  <MemberPage of="payTopUp" query={query}>
    <Body query={query} />
  </MemberPage>
);

function Body({ query }: Props) {
  if (query.order_id !== '') return <Record order_id={query.order_id} />;
  if (query.type !== '') return <Start query={query} />;
  return <Refused message={missingPaymentParameters} />;
}

const toTopUp = <ButtonLink href={href.topUp()}>去充值</ButtonLink>;

const Refused = ({ message }: { readonly message: Message }) => (
  <Empty title={message.text} say="请回到充值页重新选择金额" action={toTopUp} />
);

/** Creates the top-up. Its own address then replaces this one, so that a reload or back does not create another. */
function Start({ query }: Props) {
  const [start] = useState(() => createTopUpStart(query));
  return (
    <Loaded part={start} skeleton={<RecordSkeleton />} action={toTopUp}>
      {(made) => <AfterStart made={made} />}
    </Loaded>
  );
}

function AfterStart({ made }: { readonly made: Made }) {
  const order_id = 'order_id' in made ? made.order_id : undefined;
  useEffect(() => {
    if (order_id !== undefined) goInstead(href.payTopUp({ order_id }));
  }, [order_id]);
  if ('refused' in made) return <Refused message={made.refused} />;
  if ('order_id' in made) return <RecordSkeleton />;
  return (
    <Empty
      title={made.unknown.text}
      say="请先在充值记录中查看，避免重复充值"
      action={<ButtonLink href={href.topUpLog()}>充值记录</ButtonLink>}
    />
  );
}

function Record({ order_id }: { readonly order_id: string }) {
  const [store] = useState(() => createPayTopUp(order_id));
  return (
    <Loaded part={store.record} skeleton={<RecordSkeleton />} action={toTopUp}>
      {({ row }) => (row ? <RecordCard row={row} store={store} /> : <Refused message={noTopUp} />)}
    </Loaded>
  );
}

const TONES = { 0: 'warn', 1: 'brand', 2: 'info' } as const;

interface CardProps {
  readonly row: TopUpRow;
  readonly store: PayTopUpStore;
}

function RecordCard({ row, store }: CardProps) {
  const { pay_status, order_sn, moneys, get_money, pay_name = '', pay_time } = row;
  const desk = useDesk();
  useEffect(() => store.begin(), [store]);
  const bonus = topUpBonus(row);
  return (
    <Card
      title="充值单"
      more={<Tag tone={pay_status === undefined ? 'plain' : TONES[pay_status]}>{wordOf(topUpState, pay_status)}</Tag>}
    >
      <Facts
        beside={desk}
        className="pay-top-up__facts"
        rows={[
          ['充值单号', order_sn],
          ['充值金额', `¥${yuan(moneys)}`],
          ['活动赠送', bonus > 0 ? `¥${yuan(bonus)}` : ''],
          ['到账金额', <b key="sum">¥{yuan(get_money)}</b>],
          ['支付方式', pay_name],
          ['支付时间', pay_time ? minuteOf(pay_time) : ''],
        ]}
      />
      <RecordFoot row={row} store={store} />
    </Card>
  );
}

function RecordFoot({ row: { pay_status, order_id }, store }: CardProps) {
  const reported = useReported({ order_id }, '2');
  if (pay_status === 0) {
    return (
      <div className="wrap row--end loose pay-top-up__acts">
        <ButtonLink kind="line" size="lg" href={href.topUpLog()}>
          充值记录
        </ButtonLink>
        <Button size="lg" onClick={() => void store.pay()}>
          {reported ? confirmingPayment.text : '继续支付'}
        </Button>
      </div>
    );
  }
  return (
    <div className="wrap row--end loose pay-top-up__acts">
      <Offered to={href.ledger()}>
        <ButtonLink kind="line" size="lg" href={href.ledger()}>
          看余额明细
        </ButtonLink>
      </Offered>
      {pay_status === 2 ? (
        <Button size="lg" onClick={() => void store.viewPayment()}>
          查看支付
        </Button>
      ) : (
        <ButtonLink size="lg" href={href.topUp()}>
          继续充值
        </ButtonLink>
      )}
    </div>
  );
}

const RecordSkeleton = () => (
  <Card title="充值单" more={<Skeleton w="3rem" h="1.25rem" />}>
    <div className="pay-top-up__facts" role="status" aria-busy="true" aria-label="加载中">
      {[1, 2, 3].map((at) => (
        <p key={at} className="pay-top-up__skeleton">
          <Skeleton w="4rem" h="1rem" />
          <Skeleton w="9rem" h="1rem" />
        </p>
      ))}
    </div>
    <div className="wrap row--end loose pay-top-up__acts">
      <Skeleton w="100%" h="3rem" />
    </div>
  </Card>
);

export default PayTopUpPage;
