import { useCallback, useEffect, useState } from 'react';
import { payBy } from '#shared/flows/pay-by.ts';
import type { BindingAsked, Choosing, PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { useFlow } from '#shared/react/use-flow.ts';
import { afterError } from '#shared/rules/app/after-error.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { isOwnEntry, leaveFor } from '#web/navigation/leave.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { href, pathBelow } from '#web/navigation/routes.ts';
import { noteBindingAsked } from '#web/parts/member/binding-asked.ts';
import {
  codeElsewhere,
  forgetPayment,
  leaveReported,
  notePayment,
  type PendingPayment,
  pendingPayment,
  reportedPayment,
  settlePending,
} from '#web/parts/member/pending-payment.ts';
import { webClock } from '#web/state/clock.ts';
import type { DialogProps, PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { api } from '#web/state/loading/api.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { noteOpenid } from '#web/state/session/session.ts';
import { memberHere } from '#web/state/storage/owner.ts';
import { useLast } from '#web/ui/use-last.ts';
import { entryTo, pageAddress } from '#web/wechat/addresses.ts';
import { inWeChat } from '#web/wechat/environment.ts';
import { inMiniProgram } from '#web/wechat/mini-program.ts';
import { createPayEffects, type OpenSheet } from './pay-effects.ts';
import { useLooks } from './use-looks.ts';

export interface Pay {
  /** Undefined before the first state. */
  readonly state: PayState | undefined;
  /** The last choice; later steps still show its order and amount. */
  readonly chosen: Choosing | undefined;
  /** The payment that was pending before a reload. */
  readonly left: PendingPayment | undefined;
  readonly send: (event: PayEvent) => void;
  readonly openSheet: OpenSheet;
}

/** The steps after the choice, loaded while the order loads. A payment starts only once they have loaded. */
export const fetchAfterChoice = () => fetched(() => import('./after-choice.lazy.tsx'));

const portsFor = (ask: PayAsk) => ({
  client: api,
  clock: webClock,
  path: pageAddress,
  is_app: () => inWeChat,
  saidPaid: () => reportedPayment(ask),
  elsewhere: () => codeElsewhere(ask),
  binding: {
    isHere: () => inWeChat && !inMiniProgram(),
    onBound() {
      noteOpenid('bound');
      flagForReload('userCenter', 'index');
    },
    enter(entry: string, binds: BindingAsked) {
      noteBindingAsked({ ...ask, binds });
      if (isOwnEntry(entry)) leaveFor(entryTo(entry, pageOf(ask)));
    },
  },
});

/** The page to which WeChat's authorization leads back: the order's, else this one. */
const pageOf = ({ type, order_id }: PayAsk): string =>
  type === GOODS_ORDER && order_id !== ''
    ? below(href.orderInfo({ order_id }))
    : below(`${location.pathname}${location.search}`);

const below = (address: string): string => pathBelow(address) ?? '/';

const pay = payBy(async function* (dialog, next) {
  const { stepAfterChoice } = await fetchAfterChoice();
  return yield* stepAfterChoice(dialog, next);
});

/** The effects of one dialog. A pending payment is noted with the sums that the buyer chose. */
function effectsOf(ask: PayAsk, left: PendingPayment | undefined, send: (event: PayEvent) => void) {
  const payer = memberHere();
  let chosen: Choosing | undefined;
  const sums = () => {
    const { split, order: { order: of } = {} } = chosen ?? {};
    return split ? { due: split.method, part: split.balance, number: of?.order_sn, amount: of?.money_paid } : left;
  };
  const effects = createPayEffects({
    inWeChat,
    inMiniProgram,
    send,
    now: webClock.now,
    settled: () => settlePending(ask),
    closed: () => leaveReported(ask),
    leave: leaveFor,
    sheet: async (cs) => (await fetchAfterChoice()).payInWeChat(cs),
    flag: (inFlight) => {
      if (inFlight) notePayment({ ...sums(), ...ask, ...inFlight }, payer);
      else if (pendingPayment(ask) && !reportedPayment(ask) && !codeElsewhere(ask)) forgetPayment();
    },
  });
  return {
    ...effects,
    follow(state: PayState): void {
      if (state.step === 'choose') chosen = state;
      effects.follow(state);
    },
  };
}

/** Runs the payment dialog's flow in the browser, and closes the dialog at its end: with '1' after a success. */
export function usePay({ ask, close }: DialogProps<'pay'>): Pay {
  const [left] = useState(() => (codeElsewhere(ask) ? undefined : pendingPayment(ask)));
  const [flow] = useState(() => pay(portsFor(ask), ask, left, ask.binds));
  const { state, failure, send: sendNow } = useFlow<PayState, PayEvent>(flow);
  const chosen = useLast(state?.step === 'choose' ? state : undefined);
  // Nothing is paid before the dialog can show the outcome. The flow ignores a second tap meanwhile.
  const send = useCallback(
    (event: PayEvent): void => {
      if (event.type === 'confirm') fetchAfterChoice().then(() => sendNow(event), report);
      else sendNow(event);
    },
    [sendNow],
  );
  const [effects] = useState(() => effectsOf(ask, left, send));

  useEffect(() => {
    if (failure !== undefined) report(failure);
    else if (state) {
      effects.follow(state);
      tell(state);
    }
  }, [state, failure, effects]);
  useEffect(() => {
    if (failure !== undefined || state?.step === 'closed' || state?.step === 'refused') {
      close(state?.step === 'closed' && state.finished ? '1' : '');
    }
  }, [state, failure, close]);
  const waits = state?.step === 'paying' || state?.step === 'timedOut' || state?.step === 'unsettled';
  // Loads the next step's code while the user reads.
  useEffect(() => void (waits || fetchAfterChoice().catch(() => undefined)), [waits]);
  const look = useCallback(() => {
    effects.returned();
    send({ type: 'look' });
  }, [effects, send]);
  useLooks(waits, look);

  return { state, chosen, left, send, openSheet: effects.openSheet };
}

/** Steps show their messages themselves. Only a lost connection and a missing dialog need a toast. */
function tell(state: PayState): void {
  if (state.step === 'refused') say(state.message, 'warn');
  // Errors that navigate, such as error 2, are reported as well.
  if (state.step === 'failed' && afterError(state.error).leads !== 'nowhere') report(state.error);
  if (state.step === 'choose' && state.error !== undefined && state.field === undefined) report(state.error);
}
