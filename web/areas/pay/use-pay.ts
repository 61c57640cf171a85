import { useCallback, useEffect, useRef, useState } from 'react';
import { realClock } from '#shared/flows/clock.ts';
import { pay } from '#shared/flows/pay.ts';
import type { Choosing, PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { useFlow } from '#shared/react/use-flow.ts';
import { forgetPayment, notePayment, pendingPayment } from '#web/parts/member/pending-payment.ts';
import { api } from '#web/state/api.ts';
import type { PayAsk } from '#web/state/dialog-table.ts';
import { report } from '#web/state/failure.ts';
import { say } from '#web/state/toast.ts';
import { inWeChat, signingUrl } from '#web/wechat/environment.ts';
import { createPayEffects, type OpenSheet } from './pay-effects.ts';

export interface Pay {
  /** Undefined before the first state. */
  readonly state: PayState | undefined;
  /** What was chosen last; steps after the choice still show its order and amount. */
  readonly chosen: Choosing | undefined;
  readonly send: (event: PayEvent) => void;
  readonly openSheet: OpenSheet;
}

/** The steps after the choice; fetched while the order loads, and a payment begins only when they are here. */
export const fetchAfterChoice = () => import('./after-choice.lazy.tsx');

/** Runs the payment dialog's flow in the browser; `onEnd` is called once, with true after a success. */
export function usePay(ask: PayAsk, onEnd: (finished: boolean) => void): Pay {
  const ports = { client: api, clock: realClock, path: signingUrl, is_app: () => inWeChat };
  const { state, failure, send: sendNow } = useFlow<PayState, PayEvent>(() => pay(ports, ask, pendingPayment(ask)), []);
  const send = useShowable(sendNow);
  const [effects] = useState(() =>
    createPayEffects({
      inWeChat,
      send,
      leave: (address) => location.assign(address),
      sheet: async (cs) => (await fetchAfterChoice()).payInWeChat(cs),
      flag: (order_sn) => (order_sn ? notePayment({ ...ask, order_sn }) : forgetPayment()),
    }),
  );
  const chosen = useRef<Choosing>(undefined);
  if (state?.step === 'choose') chosen.current = state;

  useEffect(() => {
    if (!state) return;
    effects.follow(state);
    tell(state);
    if (state.step === 'closed') onEnd(state.finished);
    if (state.step === 'refused') onEnd(false);
  }, [state]);
  useEffect(() => {
    if (failure === undefined) return;
    report(failure);
    onEnd(false);
  }, [failure]);
  useLooks(state, send);
  useEffect(() => void fetchAfterChoice().catch(() => undefined), []);

  return { state, chosen: chosen.current, send, openSheet: effects.openSheet };
}

/** Nobody pays into a dialog that cannot show what came of it: the code of the next steps is here first. */
function useShowable(sendNow: Pay['send']): Pay['send'] {
  const waits = useRef(false);
  return useCallback(
    (event) => {
      if (event.type !== 'confirm') {
        sendNow(event);
        return;
      }
      if (waits.current) return;
      waits.current = true;
      const here = () => {
        waits.current = false;
      };
      fetchAfterChoice()
        .then(() => sendNow(event), report)
        .finally(here);
    },
    [sendNow],
  );
}

/** What a step says stands in it, but for the choice, whose refusals pass. */
function tell(state: PayState): void {
  if (state.step === 'refused') say(state.message, 'warn');
  if (state.step !== 'choose') return;
  if (state.error !== undefined) report(state.error);
  else if (state.message) say(state.message, 'warn');
}

/** A phone's page sleeps while a payment app is in front, so each way of coming back looks at once. */
function useLooks(state: PayState | undefined, send: (event: PayEvent) => void): void {
  const waits = state?.step === 'paying' || state?.step === 'timedOut' || state?.step === 'unsettled';
  useEffect(() => {
    if (!waits) return undefined;
    const look = () => document.visibilityState === 'visible' && send({ type: 'look' });
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      removeEventListener('online', look);
    };
  }, [waits, send]);
}
