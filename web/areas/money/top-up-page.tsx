import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { activityMissing, bonusFirst, paymentOff } from '#shared/messages/top-up.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { goBack } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import './top-up.css';
import { Activities, Amounts, TopUpSkeleton } from './top-up-choices.tsx';
import { createTopUp, type TopUpStore } from './top-up-store.ts';

/** /recharge: the top-up choices, with the amount due and credited (document 2 §2). */
export default function TopUpPage({ query }: { readonly query: QueryOf<'topUp'> }) {
  const [store] = useState(() => createTopUp(query.hd_id));
  const desk = useDesk();
  return (
    <MemberPage of="topUp" query={query} className="top-up" tools={!desk && <LogLink />}>
      {desk && <DeskHead store={store} />}
      <Loaded part={store.offers} skeleton={<TopUpSkeleton desk={desk} />}>
        {(offers) => (
          <form
            className="column top-up__form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (offers.have_pay) store.next();
            }}
          >
            {!offers.have_pay && <Notice tone="warn">{paymentOff.text}</Notice>}
            {isMissing(query.hd_id, offers.czhd_list) && <Notice tone="warn">{activityMissing.text}</Notice>}
            {!desk && <Purse store={store} />}
            <div className="column top-up__cols">
              <Activities store={store} activities={offers.czhd_list} />
              <div className="top-up__own">
                <Amounts store={store} />
                <p className="top-up__hint small muted">{bonusFirst.text}</p>
              </div>
            </div>
            <TopUpDock store={store} off={!offers.have_pay} />
          </form>
        )}
      </Loaded>
    </MemberPage>
  );
}

/** Whether the address names an activity that is not among the readable ones. */
const isMissing = (hd_id: string, offered: readonly { readonly hd_id: string }[]): boolean =>
  hd_id !== '' && !offered.some((each) => each.hd_id === hd_id);

const LogLink = () => (
  <a className="go push hit" href={href.topUpLog()}>
    充值记录
    <Icon name="right" size={16} />
  </a>
);

/** The balance before the top-up; a dash while unknown. */
function usePurse({ purse }: TopUpStore): readonly [moneys: string, bonus: string] {
  const { data } = usePart(purse);
  useEffect(() => whenReady(START_DELAY, () => void purse.load()), [purse]);
  return data ? [`¥${yuan(data.moneys)}`, `¥${yuan(data.acquire_money)}`] : ['—', '—'];
}

function Purse({ store }: { readonly store: TopUpStore }) {
  const [moneys, bonus] = usePurse(store);
  return (
    <section className="card row wrap flush tall inset" aria-label="账户">
      <span className="muted">当前余额</span>
      <b>{moneys}</b>
      <span className="push small muted">赠送金 {bonus}</span>
    </section>
  );
}

function DeskHead({ store }: { readonly store: TopUpStore }) {
  const [moneys, bonus] = usePurse(store);
  return (
    <div className="card row top-up__head">
      <button type="button" className="go hit" onClick={() => goBack(href.userCenter())}>
        <Icon name="left" size={16} />
        返回
      </button>
      <h2>充值</h2>
      <span className="small muted">
        当前余额 {moneys}，赠送金 {bonus}
      </span>
      <LogLink />
    </div>
  );
}

interface DockProps {
  readonly store: TopUpStore;
  readonly off: boolean;
}

/** The amount due and credited. */
function TopUpDock({ store, off }: DockProps) {
  const { type, typed } = useSnapshot(store.state);
  const reckoned = store.reckon({ type, typed });
  const live = useId();
  return (
    <Dock desk="plain" end className="top-up__dock">
      <output className="top-up__due" id={live}>
        <span>
          <span className="small muted">应付 </span>
          {reckoned.ok ? <Price fen={reckoned.due} size="lg" /> : <span className="muted">—</span>}
        </span>
        {reckoned.ok ? (
          <Credited due={reckoned.due} bonus={reckoned.bonus} />
        ) : (
          <span className="small muted">请选择金额</span>
        )}
      </output>
      <Button type="submit" size="lg" disabled={off} aria-describedby={live}>
        下一步
      </Button>
    </Dock>
  );
}

interface CreditedProps {
  readonly due: number | undefined;
  readonly bonus: number | undefined;
}

const Credited = ({ due, bonus }: CreditedProps) => (
  <span className="small muted">
    到账 <b>¥{yuan(due === undefined || bonus === undefined ? undefined : due + bonus)}</b>
    {isAbove0(bonus) && <span className="on-desk">，含赠送 ¥{yuan(bonus)}</span>}
  </span>
);
