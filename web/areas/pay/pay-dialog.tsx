import { type ReactNode, Suspense, useState } from 'react';
import { later } from '#web/parts/page/later.ts';
import { TrailLink } from '#web/parts/trail-link.tsx';
import type { DialogProps, PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Failed } from '#web/ui/state.tsx';
import { ChoiceBody, ChoiceFoot } from './pay-choice.tsx';
import '#web/ui/words.css';
import './pay-dialog.css';
import { fetchAfterChoice, type Pay, usePay } from './use-pay.ts';

const LaterBody = later(async () => (await fetchAfterChoice()).LaterBody).View;
const LaterFoot = later(async () => (await fetchAfterChoice()).LaterFoot, 'none').View;
const TransferPanel = later(async () => (await import('./transfer-panel.lazy.tsx')).TransferPanel).View;

/** The payment dialog (document 2 §2): choose, pay, done or timed out; '1' when it was closed after a success. */
export function PayDialog(props: DialogProps<'pay'>) {
  const pay = usePay(props);
  const { ask } = props;
  const [transferFoot, setTransferFoot] = useState<ReactNode>();
  const { state } = pay;
  return (
    <Dialog
      open
      title={ask.type === '2' ? '充值支付' : '订单支付'}
      width={600}
      closeOnMask={false}
      foot={state?.step === 'transfer' ? transferFoot : footOf(pay, ask)}
      onClose={() => pay.send({ type: 'close' })}
    >
      <Suspense fallback={<ChoiceSkeleton />}>
        {state?.step === 'transfer' ? (
          <TransferPanel ask={ask} state={state} send={pay.send} onFoot={setTransferFoot} />
        ) : (
          bodyOf(pay, ask)
        )}
      </Suspense>
      {wentWrong(state) && (
        <p className="pay__trail">
          <TrailLink />
        </p>
      )}
    </Dialog>
  );
}

/** Steps where a buyer may have to report a problem. A field with a wrong value is not one. */
const wentWrong = (state: Pay['state']): boolean =>
  state?.step === 'failed' ||
  state?.step === 'unsettled' ||
  state?.step === 'timedOut' ||
  (state?.step === 'choose' && state.message !== undefined && state.field === undefined && !state.working);

function bodyOf(pay: Pay, ask: PayAsk) {
  const { state, chosen, left, send } = pay;
  switch (state?.step) {
    case 'choose':
      return <ChoiceBody state={state} ask={ask} send={send} />;
    case 'binding':
    case 'paying':
    case 'unsettled':
    case 'timedOut':
    case 'over':
    case 'done':
      return <LaterBody state={state} ask={ask} chosen={chosen} left={left} send={send} openSheet={pay.openSheet} />;
    case 'failed':
      return (
        <Failed {...(state.message ? { title: state.message.text } : {})} onRetry={() => send({ type: 'again' })} />
      );
    case 'closed':
      return chosen && <ChoiceBody state={chosen} ask={ask} send={send} />;
    default:
      return <ChoiceSkeleton />;
  }
}

function footOf({ state, send, openSheet }: Pay, ask: PayAsk) {
  switch (state?.step) {
    case 'choose':
      return <ChoiceFoot state={state} send={send} />;
    case 'binding':
    case 'paying':
    case 'unsettled':
    case 'timedOut':
    case 'over':
    case 'done':
      return (
        <Suspense>
          <LaterFoot state={state} ask={ask} openSheet={openSheet} send={send} />
        </Suspense>
      );
    default:
      return undefined;
  }
}

/** The skeleton of the choice, with its final size. */
const ChoiceSkeleton = () => (
  <div aria-busy="true" role="status" aria-label="加载中">
    <div className="centred pay__due">
      <Skeleton w="5rem" h="1rem" />
      <Skeleton w="11rem" h="2.5rem" />
      <Skeleton w="16rem" h="1rem" />
    </div>
    <div className="pay__ways">
      {[1, 2, 3].map((at) => (
        <div key={at} className="pay__way">
          <Skeleton w={32} h={32} />
          <Skeleton w="40%" h="1.25rem" />
        </div>
      ))}
    </div>
  </div>
);
