/** The after-sales of one order: its requests, and applying (document 2 §2, §3). */

import { proxy } from 'valtio/vanilla';
import type { afterSales, ServiceRecord } from '#shared/contract/after-sales.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { ActState } from '#shared/flows/act-once.ts';
import { applyService, cancelService } from '#shared/flows/after-sales.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { serviceApplied, serviceWithdrawn, withdrawService } from '#shared/messages/after-sales.ts';
import type { Message } from '#shared/messages/message.ts';
import { checkServiceRequest } from '#shared/rules/after-sales/after-sales.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { href } from '#web/navigation/routes.ts';
import { noteChanged } from '#web/parts/orders/changed-orders.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import { tellOtherTabs } from '#web/state/storage/other-tabs.ts';
import { afterSalesInfoLoader } from './after-sales-loader.ts';
import { flagService } from './reload-flag.ts';
import { createServiceForm } from './service-form.ts';

export type ServicesOfOrder = Omit<AnswerOf<typeof afterSales.servicesInfo>, 'envelope'>;

const ports = { client: api, clock: webClock };

/** Creates the store of one order's page. */
export function createServiceInfo(order_id: string) {
  const form = createServiceForm(order_id);
  /** `asking`: the form is shown although there are requests already. */
  const view = proxy({ asking: false, sending: false });
  const info = createPart(askOf(afterSalesInfoLoader.reads.info, { order_id }), (answer): ServicesOfOrder => {
    if (answer.can_apply) form.fit(answer);
    else view.asking = false;
    return answer;
  });

  /** Shows the result and reloads the state; true on success. */
  async function settle(run: () => Promise<ActState<unknown>>, done: Message): Promise<boolean> {
    const isDone = await act(view, 'sending', async () => {
      const end = sayEnd(await run(), done);
      if (end) form.clear();
      flagService(order_id);
      noteChanged(order_id);
      tellOtherTabs({ of: 'orders', id: order_id });
      flagForReload('userCenter');
      await info.reload();
      return end;
    });
    return isDone ?? false;
  }

  return {
    form,
    view,
    info,
    /** Applies again, with the values of an earlier request. */
    again(record: ServiceRecord): void {
      form.refill(record);
      if (info.state.data) form.fit(info.state.data);
      view.asking = true;
    },
    /** Submits the request; false on failure. */
    async apply(): Promise<boolean> {
      const { type } = form.state;
      const request = form.request();
      const checked = checkServiceRequest(request, info.state.data?.lines ?? []);
      form.state.tried = true;
      if (!checked.ok) say(checked.message, 'warn');
      if (!checked.ok || type === '' || view.sending) return false;
      const isDone = await settle(() => lastOf(applyService(ports, { ...request, type })), serviceApplied);
      if (isDone) goInstead(href.result({ of: 'after-sales', order_id }));
      return isDone;
    },
    async cancel(): Promise<void> {
      if (view.sending) return;
      if (!(await confirm({ message: withdrawService, yes: '撤销申请', no: '再想想' }))) return;
      await settle(() => lastOf(cancelService(ports, order_id)), serviceWithdrawn);
    },
  };
}

export type ServiceInfoStore = ReturnType<typeof createServiceInfo>;
