import { Suspense, useState } from 'react';
import { confirmingPayment } from '#shared/messages/payment.ts';
import { missingParameter } from '#shared/messages/wire.ts';
import { numberOf } from '#shared/rules/app/unknown.ts';
import { total } from '#shared/rules/money/money.ts';
import { type PaymentOutcome, paymentOutcome, toPay } from '#shared/rules/pay/payment-outcome.ts';
import { href, type QueryOf, titleOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { useReported } from '#web/parts/member/use-reported.ts';
import { MemberGate } from '#web/parts/member-gate.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { later } from '#web/parts/page/later.ts';
import { Offered } from '#web/parts/page/offered.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { minuteOf } from '#web/parts/time/day.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import '#web/ui/cell.css';
import '#web/ui/words.css';
import './result.css';
import { AFTER_SALES, TOP_UP } from './result-loader.ts';
import { ResultSign } from './result-sign.tsx';
import { createResult, createSubmission, type ResultRow, type ResultStore } from './result-store.ts';
import { saysOf } from './result-words.ts';

const NotBought = later(async () => (await import('#web/parts/goods/not-bought.lazy.tsx')).NotBought, 'none').View;

/** Identifies no order. */
const NOTHING = { order_id: '' };

interface Props {
  readonly query: QueryOf<'result'>;
}

/** /result: the outcome of a payment, a top-up or a submission, and where to go next. */
export default function ResultPage({ query }: Props) {
  const title = titleOf('result', query);
  return (
    <main className="page-width">
      <TopBar title={title} back={href.order()} />
      <Breadcrumb title={title} />
      <MemberGate back={href.result(query)}>
        <div className="page-body result__body">
          <Result query={query} />
        </div>
      </MemberGate>
    </main>
  );
}

function Result({ query: { of, order_id } }: Props) {
  // Without a number the order list would answer, and another order would be shown as paid.
  if (order_id === '') {
    const see =
      of === TOP_UP ? <Main to={href.topUpLog()} words="充值记录" /> : <Main to={href.order()} words="我的订单" />;
    return <Empty title={missingParameter.text} action={see} />;
  }
  return of === AFTER_SALES ? <Submitted order_id={order_id} /> : <Paid of={of} order_id={order_id} />;
}

function Submitted({ order_id }: { readonly order_id: string }) {
  const [submission] = useState(() => createSubmission(order_id));
  const [order, service] = [href.orderInfo({ order_id }), href.afterSalesInfo({ order_id })];
  return (
    <Loaded part={submission} skeleton={<ResultSkeleton />} action={<Main to={order} words="返回订单" />}>
      {({ row }) => (
        <Card>
          {row ? (
            <ResultSign
              outcome={row.status === 1 ? 'review' : 'unknown'}
              {...(row.status === 1 ? {} : { title: row.return_zt })}
              say={`售后单号 ${numberOf(row.return_sn)}，审核结果会在售后详情里显示`}
            />
          ) : (
            <ResultSign outcome="unpaid" title="还没有售后申请" say="可在售后页面提交申请" />
          )}
          <div className="result__acts">
            <Line to={order} words="返回订单" />
            <Offered to={service}>
              <Main to={service} words="查看售后" />
            </Offered>
          </div>
        </Card>
      )}
    </Loaded>
  );
}

function Paid({ of, order_id }: Props['query']) {
  const [store] = useState(() => createResult(of, order_id));
  return (
    <Loaded part={store.rows} skeleton={<ResultSkeleton />} action={<Main to={href.order()} words="我的订单" />}>
      {(rows) => <Outcome rows={rows} store={store} of={of} />}
    </Loaded>
  );
}

interface OutcomeProps {
  readonly rows: readonly ResultRow[];
  readonly store: ResultStore;
  readonly of: string;
}

function Outcome({ rows, store, of }: OutcomeProps) {
  const outcome = paymentOutcome(rows);
  const [row] = rows;
  const sum = total(rows.map(({ due }) => due));
  const isPaid = outcome === 'paid';
  return (
    <>
      <Card>
        <ResultSign outcome={outcome} say={saysOf(outcome, rows, of === TOP_UP)} fen={isPaid ? sum : undefined} />
        {rows.length > 1 ? (
          <Parts rows={rows} sum={isPaid ? undefined : sum} />
        ) : (
          row && isPaid && <RowFacts row={row} />
        )}
        <div className="result__acts">
          <Acts rows={rows} outcome={outcome} store={store} />
        </div>
      </Card>
      {isPaid && <Next topUp={of === TOP_UP} />}
      {isPaid && of !== TOP_UP && (
        <Suspense>
          <NotBought />
        </Suspense>
      )}
    </>
  );
}

const RowFacts = ({ row: { credited, bonus = 0, pay_name, pay_time, order_sn } }: { readonly row: ResultRow }) => (
  <Facts
    className="result__facts"
    rows={[
      ['到账金额', credited === undefined ? '' : <b key="credited">¥{yuan(credited)}</b>],
      ['其中赠送', bonus > 0 ? `¥${yuan(bonus)}` : ''],
      ['支付方式', pay_name],
      ['支付时间', pay_time ? minuteOf(pay_time) : ''],
      [credited === undefined ? '订单号' : '充值单号', order_sn],
    ]}
  />
);

const STATES = { 0: '待付款', 1: '已付款', 2: '转账审核', 3: '转账已驳回' } as const;

interface PartsProps {
  readonly rows: readonly ResultRow[];
  /** The total, where it does not stand above. */
  readonly sum: number | undefined;
}

/** The parts of a split order with their states, and the total. */
const Parts = ({ rows, sum }: PartsProps) => (
  <>
    <ul className="ruled result__parts">
      {rows.map(({ order_id, name, order_sn, pay_status, due }) => (
        <li key={order_id} className="row wrap loose flush tall">
          <span className="result__name">
            {name}
            <span className="small muted">订单号 {numberOf(order_sn)}</span>
          </span>
          <span className={pay_status === 1 ? 'size-13 tone-good' : 'size-13 tone-warn'}>
            {pay_status === undefined ? '—' : STATES[pay_status]}
          </span>
          <Price fen={due} size="sm" tone="ink" />
        </li>
      ))}
    </ul>
    {sum !== undefined && <Facts className="result__facts" rows={[['合计', <b key="sum">¥{yuan(sum)}</b>]]} />}
  </>
);

interface ActsProps {
  readonly rows: readonly ResultRow[];
  readonly outcome: PaymentOutcome;
  readonly store: ResultStore;
}

function Acts({ rows, outcome, store }: ActsProps) {
  const [first] = rows;
  const see = store.topUp ? (
    <Line to={href.topUpLog()} words="充值记录" />
  ) : (
    <Line
      to={rows.length === 1 && first ? href.orderInfo({ order_id: first.order_id }) : href.order()}
      words="查看订单"
    />
  );
  const [next] = toPay(rows);
  const reported = useReported(next ?? NOTHING, store.topUp ? '2' : '1');
  if (next) {
    return (
      <>
        {see}
        <Button size="lg" onClick={() => void store.pay(next)}>
          {reported ? confirmingPayment.text : outcome === 'partly' ? `付款 ¥${yuan(next.due)}` : '继续支付'}
        </Button>
      </>
    );
  }
  if (outcome === 'unknown') {
    return (
      <>
        {see}
        <Button size="lg" busyText="正在核对" onClick={() => store.rows.reload()}>
          重新核对
        </Button>
      </>
    );
  }
  if (store.topUp) {
    return (
      <>
        {see}
        <Offered to={href.ledger()}>
          <Main to={href.ledger()} words="看余额明细" />
        </Offered>
      </>
    );
  }
  return (
    <Main
      to={rows.length === 1 && first ? href.orderInfo({ order_id: first.order_id }) : href.order()}
      words="查看订单"
    />
  );
}

interface LinkProps {
  readonly to: string;
  readonly words: string;
}

const Line = ({ to, words }: LinkProps) => (
  <a className={buttonClass({ kind: 'line', size: 'lg' })} href={to}>
    {words}
  </a>
);

const Main = ({ to, words }: LinkProps) => (
  <a className={buttonClass({ size: 'lg' })} href={to}>
    {words}
  </a>
);

/** Links after a payment. */
const Next = ({ topUp }: { readonly topUp: boolean }) => (
  <Card>
    {topUp ? (
      <>
        <Way icon="cart" words="去购物车" note="用余额结算" to={href.cart()} />
        <Way icon="list" words="全部商品" note="继续备货" to={href.search({ keywords: 'all' })} />
      </>
    ) : (
      <>
        <Way icon="truck" words="待发货" note="发货后可在订单里查看物流" to={href.order({ lx: '2' })} />
        <Offered to={href.invoice()}>
          <Way icon="receipt" words="申请发票" note="确认收货后可开票" to={href.invoice()} />
        </Offered>
        <Way icon="repeat" words="继续采购" note="回到常购商品，数量按上次填好" to={href.frequentBuys()} />
      </>
    )}
  </Card>
);

interface WayProps extends LinkProps {
  readonly icon: IconName;
  readonly note: string;
}

/** A way on, with what is to be had there below its words. */
const Way = ({ icon, words, note, to }: WayProps) => (
  <a className="cell" href={to}>
    <Icon name={icon} />
    <span className="grow">
      <span className="block">{words}</span>
      <span className="block small muted">{note}</span>
    </span>
    <Icon name="right" size={16} className="cell__go" />
  </a>
);

const ResultSkeleton = () => (
  <Card>
    <div className="centred result__end" role="status" aria-busy="true" aria-label="加载中">
      <Skeleton w={56} h={56} round />
      <Skeleton w="8rem" h="1.5rem" />
      <Skeleton w="14rem" h="1rem" />
    </div>
    <div className="result__acts">
      <Skeleton w="100%" h="3rem" />
    </div>
  </Card>
);
